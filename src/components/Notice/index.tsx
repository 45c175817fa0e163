import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import styles from './styles.module.css';

export interface Props {
  readonly icon: IconName;
  /** `warning` for information that prevents mistakes, `info` for anything else. */
  readonly tone: 'info' | 'warning';
  /** The problem, in one sentence. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly children: ReactNode;
  /** Next steps: links, one next to the other. */
  readonly links?: ReactNode;
  /** Further information, below. */
  readonly more?: ReactNode;
}

/** A few lines above a text about the text as a whole, such as its version or its language. */
export default function Notice({icon, tone, title, children, links, more}: Props): ReactNode {
  return (
    <div className={styles.notice} data-tone={tone} role="note">
      <Icon name={icon} size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.way}>{children}</p>
        {links !== undefined && <p className={styles.links}>{links}</p>}
        {more}
      </div>
    </div>
  );
}
