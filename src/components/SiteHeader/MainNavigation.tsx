import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import Icon from '@site/src/components/Icon';
import {NAV_LINKS, type NavLink, type NavLinkId, type PanelId} from '@site/src/data/navigation';
import {useMediaQuery} from '@site/src/hooks/useMediaQuery';
import {navLabels} from '@site/src/labels/navigation';
import {MENU_OPEN_DELAY_MS, MENU_SKIP_DELAY_MS} from '@site/src/lib/constants';
import {MEGA_MENU_QUERY} from '@site/src/lib/media/queries';
import EcosystemPanel from './EcosystemPanel';
import SolutionsPanel from './SolutionsPanel';
import styles from './navigation.module.css';
import {useFocusProxies} from './useFocusProxies';

const PANELS: Readonly<Record<PanelId, () => ReactNode>> = {
  solutions: SolutionsPanel,
  ecosystem: EcosystemPanel,
};

/** The header's links; two of them open panels where the viewport is large enough, and are plain links elsewhere (HDR-2, HDR-6, HDR-7). */
export default function MainNavigation(): ReactNode {
  const canOpenPanels = useMediaQuery(MEGA_MENU_QUERY);
  const {i18n} = useDocusaurusContext();
  const ref = useFocusProxies();
  return (
    <NavigationMenu.Root
      ref={ref}
      className={styles.root}
      aria-label={translate({
        id: 'nav.label',
        message: 'Main',
        description: 'Name of the main navigation for screen readers',
      })}
      dir={i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl' ? 'rtl' : 'ltr'}
      delayDuration={MENU_OPEN_DELAY_MS}
      skipDelayDuration={MENU_SKIP_DELAY_MS}>
      <NavigationMenu.List className={styles.list}>
        {NAV_LINKS.map((link) => (
          <NavigationMenu.Item key={link.id} value={link.id}>
            {canOpenPanels && hasPanel(link.id) ? (
              <PanelItem id={link.id} to={link.to} />
            ) : (
              <LinkItem link={link} />
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <div className={styles.viewportFrame}>
        {/* It may scroll, which would make it a nameless tab stop of its own; its links are the stops. */}
        <NavigationMenu.Viewport className={styles.viewport} tabIndex={-1} />
      </div>
    </NavigationMenu.Root>
  );
}

function PanelItem({id, to}: {readonly id: PanelId; readonly to: string}): ReactNode {
  const Panel = PANELS[id];
  const isCurrent = useIsCurrent(to);
  return (
    <>
      <NavigationMenu.Trigger
        className={styles.link}
        data-active={isCurrent || undefined}
        data-opens={id}>
        {navLabels[id]}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={14} />
        </span>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className={styles.content}>
        <Panel />
      </NavigationMenu.Content>
    </>
  );
}

function LinkItem({
  link: {id, to, hasPanel: opensPanel},
}: {
  readonly link: NavLink & {readonly id: NavLinkId};
}): ReactNode {
  const isCurrent = useIsCurrent(to);
  return (
    <NavigationMenu.Link asChild active={isCurrent}>
      <Link className={styles.link} to={to} data-opens={opensPanel ? id : undefined}>
        {navLabels[id]}
        {opensPanel && (
          <span className={styles.chevron} data-reserved="true">
            <Icon name="chevronDown" size={14} />
          </span>
        )}
      </Link>
    </NavigationMenu.Link>
  );
}

/** Whether the reader is on the page or below it. */
function useIsCurrent(to: string): boolean {
  const {pathname} = useLocation();
  const address = useBaseUrl(to);
  return pathname === address || pathname.startsWith(`${address}/`);
}

function hasPanel(id: NavLinkId): id is PanelId {
  return Object.hasOwn(PANELS, id);
}
