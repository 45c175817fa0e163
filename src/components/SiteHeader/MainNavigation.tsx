import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {MEGA_MENU_QUERY} from '@site/src/lib/media/queries';
import {waitFor} from '@site/src/lib/page/browser';
import LinkNavigation from './LinkNavigation';
import type * as panels from './PanelNavigation';

let loaded: typeof panels | undefined;

/** Loads the panels of the main navigation; a download that failed is asked for again the next time. */
export async function loadPanels(): Promise<typeof panels> {
  loaded ??= await import('./PanelNavigation');
  return loaded;
}

/** The same, as far as it is there by now. */
export function loadedPanels(): typeof panels | undefined {
  return loaded;
}

// React takes over once the code is there, so that a reader's click is repeated on a button that opens a panel.
if (ExecutionEnvironment.canUseDOM && window.matchMedia(MEGA_MENU_QUERY).matches) {
  waitFor(loadPanels());
}

/**
 * The header's links; two of them open panels where the viewport is large enough, and are plain links elsewhere (HDR-2, HDR-6, HDR-7). Small
 * viewports do not load the code of the panels.
 */
export default function MainNavigation(): ReactNode {
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

/** Every entry leads somewhere without its panel. */
function stayLinks(): void {}
