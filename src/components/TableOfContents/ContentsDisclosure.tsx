import type {ReactNode} from 'react';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import Icon from '@site/src/components/Icon';
import {contentsLabel} from './label';
import styles from './styles.module.css';

export type Props = Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'>;

/** The headings of a page over its text, where there is no room beside it; opens without scripts (RTE-6). */
export default function ContentsDisclosure(items: Props): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {contentsLabel()}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <TOCItems {...items} className={`table-of-contents ${styles.plain}`} />
    </details>
  );
}
