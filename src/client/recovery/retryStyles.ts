import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from './notice';

/** Asks once more for each style sheet that did not load, or is none of the portal's. Without it the page is all text and links, and says so. */
function retryStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasLayers(link)) {
      void retryStyle(link);
    }
  }
}

/** Around every cache: a kept copy may be what is wrong. */
async function retryStyle(link: HTMLLinkElement): Promise<void> {
  await fetch(link.href, {cache: 'reload'}).catch(() => undefined);
  const second = document.createElement('link');
  second.rel = 'stylesheet';
  const check = (): void => {
    if (!hasLayers(second)) {
      showNotice({kind: 'styles', address: window.location.href});
    }
  };
  second.addEventListener('load', check);
  second.addEventListener('error', check);
  second.href = link.href;
  link.replaceWith(second);
}

/**
 * All rules of the portal stand in layers, which nothing has that answers in the place of a sheet: an empty body, or an error page. Browsers give
 * a sheet that did not come no rules, or refuse to show them.
 */
function hasLayers({sheet}: HTMLLinkElement): boolean {
  try {
    return [...(sheet?.cssRules ?? [])].some(
      (rule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule,
    );
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') {
    retryStyles();
  } else {
    window.addEventListener('load', retryStyles, {once: true});
  }
}
