import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BrandLink from '@site/src/components/BrandLink';
import FirstLoadNotice from '@site/src/components/FirstLoadNotice';
import Icon from '@site/src/components/Icon';
import LocaleSwitch from '@site/src/components/LocaleSwitch';
import {useSearch} from '@site/src/components/SearchHost/searchContext';
import SearchTrigger from '@site/src/components/SearchTrigger';
import SiteMenu, {SITE_MENU_ID} from '@site/src/components/SiteMenu';
import ThemeToggle from '@site/src/components/ThemeToggle';
import {useDialogCommand} from '@site/src/hooks/useDialogCommand';
import {useDocsStart} from '@site/src/hooks/useReadVersion';
import MainNavigation from './MainNavigation';
import styles from './styles.module.css';

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
