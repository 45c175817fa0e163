import {useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import Icon from '@site/src/components/Icon';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import type {LanguageMarks} from '@site/src/hooks/useLanguages';
import {ACTIVE_HEADING_CLASS} from '@site/src/lib/constants';
import {contentsLabel} from './index';
import styles from './styles.module.css';

export interface Props extends Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'> {
  /** Of the headings, where it is not that of the page. */
  readonly language?: LanguageMarks;
}

/** Words of the heading that the list beside the text marks, which follows the reader also where it is not drawn; empty above the first. */
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
 * The headings of a page where there is no room beside its text; opens without scripts (RTE-6). On phones and tablets it stays in view, in the
 * bar of the documentation, and names the section that is being read (DOC-10).
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
          {/* Until React takes over, the head's script writes here. Another name is another element: words that change in place count as a shift. */}
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
      {/* Links in it have the keys; this only follows them. */}
      <div className={styles.list} role="presentation" onClick={closeOnLink} {...language}>
        <TOCItems {...items} className={`table-of-contents ${styles.plain}`} />
      </div>
    </details>
  );
}
