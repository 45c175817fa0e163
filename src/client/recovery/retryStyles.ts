import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {SHEET_END_LAYER} from '@site/src/lib/contracts/styles';
import {showNotice} from './notice';

/** Asks once more for each style sheet that did not load to its end, or is none of the portal's. Without it the page is all text and links, and says so. */
function retryStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!isWhole(link)) {
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
    if (!isWhole(second)) {
      showNotice({kind: 'styles', address: window.location.href});
    }
  };
  second.addEventListener('load', check);
  second.addEventListener('error', check);
  second.href = link.href;
  link.replaceWith(second);
}

/**
 * Whether the sheet is there to its end, which the build marks (`plugins/output/first-styles`): an error page, an empty body and a sheet that was
 * cut off have no such mark. Browsers give a sheet that did not come no rules, or refuse to show them.
 */
function isWhole({sheet}: HTMLLinkElement): boolean {
  try {
    const last = [...(sheet?.cssRules ?? [])].at(-1);
    return last instanceof CSSLayerStatementRule && last.nameList.includes(SHEET_END_LAYER);
  } catch {
    return false;
  }
}

// `npm start` serves sheets that no build has finished.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  if (document.readyState === 'complete') {
    retryStyles();
  } else {
    window.addEventListener('load', retryStyles, {once: true});
  }
}
