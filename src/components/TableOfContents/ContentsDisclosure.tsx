import type {ReactNode} from 'react';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import Icon from '@site/src/components/Icon';
import type {LanguageMarks} from '@site/src/hooks/useOriginalLanguage';
import {contentsLabel} from './index';
import styles from './styles.module.css';

export interface Props extends Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'> {
  /** Of the headings, where it is not that of the page. */
  readonly language?: LanguageMarks;
}

/** The headings of a page over its text, where there is no room beside it; opens without scripts (RTE-6). */
export default function ContentsDisclosure({language, ...items}: Props): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {contentsLabel()}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <div {...language}>
        <TOCItems {...items} className={`table-of-contents ${styles.plain}`} />
      </div>
    </details>
  );
}
