import {useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import Icon from '@site/src/components/Icon';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import type {LanguageMarks} from '@site/src/hooks/useLanguages';
import {ACTIVE_HEADING_CLASS} from '@site/src/lib/constants';
import {contentsLabel} from './index';
import styles from './styles.module.css';

export interface Props extends Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'> {
  /** Of the headings, if it is not that of the page. */
  readonly language?: LanguageMarks;
}

/** Text of the heading that is marked in the list next to the text, even while that list is hidden; empty above the first. */
function useReadSection(): string {
  return useSyncExternalStore(followMark, readMarked, () => '');
}

function followMark(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const link of document.querySelectorAll('.toc-highlight')) {
    observer.observe(link, {attributeFilter: ['class']});
  }
  return () => observer.disconnect();
}

function readMarked(): string {
  return document.querySelector(`.${ACTIVE_HEADING_CLASS}`)?.textContent ?? '';
}

/**
 * The headings of a page when there is no room next to its text; opens without scripts (RTE-6). On phones and tablets it stays visible, in
 * the bar of the documentation, and shows the name of the current section (DOC-10).
 */
export default function ContentsDisclosure({language, ...items}: Props): ReactNode {
  const ref = useDisclosure();
  const section = useReadSection();
  const closeOnLink = ({target}: MouseEvent): void => {
    if (ref.current !== null && target instanceof Element && target.closest('a') !== null) {
      ref.current.open = false;
    }
  };
  return (
    <details className={styles.disclosure} ref={ref}>
      <summary className={styles.summary}>
        <span className={styles.names}>
          <span>{contentsLabel()}</span>
          {/* Until hydration, the head's script writes here. A new name is a new element: text that changes in place is a layout shift. */}
          <span
            key={section}
            className={styles.section}
            data-section
            {...language}
            suppressHydrationWarning>
            {section}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      {/* The links handle keys; this only reacts to clicks on them. */}
      <div className={styles.list} role="presentation" onClick={closeOnLink} {...language}>
        <TOCItems {...items} className={`table-of-contents ${styles.plain}`} />
      </div>
    </details>
  );
}
