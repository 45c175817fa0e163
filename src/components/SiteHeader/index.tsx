import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BrandLink from '@site/src/components/BrandLink';
import FirstLoadNotice from '@site/src/components/FirstLoadNotice';
import Icon from '@site/src/components/Icon';
import LocaleSwitch from '@site/src/components/LocaleSwitch';
import {useSearch} from '@site/src/components/SearchHost/searchContext';
import SearchTrigger from '@site/src/components/SearchTrigger';
import SiteMenu, {SITE_MENU_ID} from '@site/src/components/SiteMenu';
import ThemeToggle from '@site/src/components/ThemeToggle';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {useDialogCommand} from '@site/src/hooks/useDialogCommand';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {useDocsStart} from '@site/src/hooks/useReadVersion';
import {MEGA_MENU_QUERY} from '@site/src/lib/media/queries';
import {waitFor} from '@site/src/lib/page/browser';
import LinkNavigation from './LinkNavigation';
import type * as panels from './PanelNavigation';
import styles from './styles.module.css';

let loaded: typeof panels | undefined;

/** Loads the panels of the main navigation; the next call retries a failed download. */
export async function loadPanels(): Promise<typeof panels> {
  loaded ??= await import('./PanelNavigation');
  return loaded;
}

/** The panels, if they have loaded by now. */
export function loadedPanels(): typeof panels | undefined {
  return loaded;
}

// Hydration waits for the code, so that a reader's click is repeated on a button that opens a panel.
if (ExecutionEnvironment.canUseDOM && window.matchMedia(MEGA_MENU_QUERY).matches) {
  waitFor(loadPanels());
}

/**
 * The header's links; two of them open panels if the viewport is large enough, and are plain links otherwise (HDR-2, HDR-6, HDR-7). Small
 * viewports do not load the code of the panels.
 */
export function MainNavigation(): ReactNode {
  const canOpenPanels = useMediaQuery(MEGA_MENU_QUERY);
  const {i18n} = useDocusaurusContext();
  const early = loadedPanels();
  const late = useOnDemand(canOpenPanels && early === undefined, loadPanels, stayLinks);
  const PanelNavigation = (early ?? late)?.default;
  const name = translate({
    id: 'nav.label',
    message: 'Main',
    description: 'Name of the main navigation for screen readers',
  });
  const dir = i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl' ? 'rtl' : 'ltr';
  return PanelNavigation === undefined ? (
    <LinkNavigation name={name} dir={dir} />
  ) : (
    <PanelNavigation name={name} dir={dir} canOpenPanels={canOpenPanels} />
  );
}

/** Every entry is a working link without its panel. */
function stayLinks(): void {}

/**
 * Logo, main navigation and tools of the page; below 768 px a button for the menu and a second row for search and the
 * documentation (HDR-1..6, C-18).
 */
export default function SiteHeader(): ReactNode {
  const search = useSearch();
  return (
    <>
      <header className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', styles.header)}>
        <div className={styles.row}>
          <BrandLink nameClassName={styles.name} />
          <div className={styles.navigation}>
            <MainNavigation />
          </div>
          <div className={styles.tools}>
            <span className={styles.wideOnly}>
              <DocsLink />
            </span>
            <span className={styles.wideOnly}>
              <SearchTrigger shape="compact" dialog={search} />
            </span>
            <LocaleSwitch />
            <ThemeToggle />
            <MenuButton />
          </div>
        </div>
      </header>
      <div className={styles.searchRow}>
        <search className={styles.search}>
          <SearchTrigger shape="field" dialog={search} />
        </search>
        <nav aria-label={docsLabel()}>
          <DocsLink />
        </nav>
      </div>
      <SiteMenu />
      <FirstLoadNotice />
    </>
  );
}

function DocsLink(): ReactNode {
  return (
    <Link className={styles.docs} to={useDocsStart()}>
      {docsLabel()}
    </Link>
  );
}

function docsLabel(): string {
  return translate({
    id: 'header.docs',
    message: 'Docs',
    description: 'Header link, at most 8 characters',
  });
}

function MenuButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('edgeButton', styles.menuButton)}
      aria-label={translate({
        id: 'header.menu.open',
        message: 'Open menu',
        description: 'Label of the button that opens the full-screen menu',
      })}
      {...useDialogCommand('show-modal', SITE_MENU_ID)}>
      <Icon name="menu" size={24} />
    </button>
  );
}
