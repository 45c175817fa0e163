import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import styles from './styles.module.css';

export interface Props {
  /** What is chosen now. */
  readonly current: ReactNode;
  /** `DisclosureItem`s. */
  readonly children: ReactNode;
}

export interface ItemProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Names what is chosen and opens links to the other choices; native, so that it works without scripts. */
export default function DisclosureMenu({current, children}: Props): ReactNode {
  const ref = useDisclosure();
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={styles.current}>
        {current}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul className={styles.choices}>{children}</ul>
    </details>
  );
}

export function DisclosureItem({to, isCurrent, onFollow, children}: ItemProps): ReactNode {
  return (
    <li>
      <Link
        className={styles.choice}
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onFollow}>
        {children}
      </Link>
    </li>
  );
}
