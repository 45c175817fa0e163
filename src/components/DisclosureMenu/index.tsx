import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import styles from './styles.module.css';

export interface Props {
  /** The current choice. */
  readonly current: ReactNode;
  /** `DisclosureGroup`s, and content above them. */
  readonly children: ReactNode;
}

export interface GroupProps {
  /** Above the choices of the group; absent if there is only one group. */
  readonly heading?: string;
  /** `DisclosureItem`s. */
  readonly children: ReactNode;
}

export interface ItemProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Shows the current choice and opens links to the others; native, so that it works without scripts. */
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
      <div className={styles.choices}>{children}</div>
    </details>
  );
}

export function DisclosureGroup({heading, children}: GroupProps): ReactNode {
  const id = useId();
  return (
    <>
      {heading !== undefined && (
        <p className={styles.heading} id={id}>
          {heading}
        </p>
      )}
      <ul className={styles.group} aria-labelledby={heading === undefined ? undefined : id}>
        {children}
      </ul>
    </>
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
