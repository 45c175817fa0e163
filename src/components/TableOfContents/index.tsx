import {type ReactNode, useId} from 'react';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import type {LanguageMarks} from '@site/src/hooks/useOriginalLanguage';
import {contentsLabel} from './label';
import styles from './styles.module.css';
import {ACTIVE_CLASS, useActiveInView} from './useActiveInView';

export interface Props extends Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'> {
  /** Of the headings, where it is not that of the page. */
  readonly language?: LanguageMarks;
  /** Stays in view below the list. */
  readonly foot?: ReactNode;
}

/** The headings of a page beside its text; the one that is being read is marked and stays in view (RTE-6, DOC-10). */
export default function TableOfContents({foot, language, ...items}: Props): ReactNode {
  const ref = useActiveInView();
  const titleId = useId();
  return (
    <div className={styles.contents}>
      <nav className={styles.nav} aria-labelledby={titleId}>
        <p className={styles.title} id={titleId}>
          {contentsLabel()}
        </p>
        <div ref={ref} className={styles.items} {...language}>
          <TOCItems
            {...items}
            // The theme looks for links with this class on the whole page, so other lists of headings do not have it.
            linkClassName="table-of-contents__link toc-highlight"
            linkActiveClassName={ACTIVE_CLASS}
          />
        </div>
      </nav>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
