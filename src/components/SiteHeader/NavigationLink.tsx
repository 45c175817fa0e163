import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {NavLink, NavLinkId} from '@site/src/family/data/navigation';
import {navLabels} from '@site/src/family/labels/navigation';
import styles from './navigation.module.css';

/** Whether the current page is at or below this path. */
export function useIsCurrent(to: string): boolean {
  const {pathname} = useLocation();
  const address = useBaseUrl(to);
  return pathname === address || pathname.startsWith(`${address}/`);
}

export interface Props extends ComponentProps<typeof Link> {
  readonly link: NavLink & {readonly id: NavLinkId};
}

/** A header entry that links to a page; where panels open, it reserves space for their chevron (CON-9). */
export default function NavigationLink({link, ...props}: Props): ReactNode {
  const {id, to, hasPanel} = link;
  const isCurrent = useIsCurrent(to);
  return (
    <Link
      {...props}
      className={styles.link}
      to={to}
      data-active={isCurrent ? '' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      data-opens={hasPanel ? id : undefined}>
      {navLabels[id]}
      {hasPanel && (
        <span className={styles.chevron} data-reserved="true">
          <Icon name="chevronDown" size={14} />
        </span>
      )}
    </Link>
  );
}
