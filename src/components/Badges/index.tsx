import type {ReactNode} from 'react';
import {badgeLabels} from '@site/src/labels/badges';
import type {Badge} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';

export interface Props {
  readonly badges: readonly Badge[];
}

/** Marks next to a title that a document is new, unfinished or deprecated, or that a tool is archived. */
export default function Badges({badges}: Props): ReactNode {
  return badges.map((badge) => (
    <span key={badge} className={styles.badge} data-badge={badge}>
      {badgeLabels[badge]}
    </span>
  ));
}
