import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {SHEET_END_LAYER} from '@site/src/lib/contracts/styles';
import {showNotice} from './notice';

/** Reloads, once, each style sheet that is incomplete or foreign. Without it the page is plain text and links, and says so. */
function retryStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!isWhole(link)) {
      void retryStyle(link);
    }
  }
}

/** Bypasses every cache: a cached copy may be the problem. */
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
 * Whether the sheet is complete, with the end mark of the build (`plugins/output/first-styles`): an error page, an empty body and a sheet
 * that was cut off have no such mark. Browsers give a sheet that failed to load no rules, or refuse access to them.
 */
function isWhole({sheet}: HTMLLinkElement): boolean {
  try {
    const last = [...(sheet?.cssRules ?? [])].at(-1);
    return last instanceof CSSLayerStatementRule && last.nameList.includes(SHEET_END_LAYER);
  } catch {
    return false;
  }
}

// `npm start` serves sheets without the end mark of a build.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  if (document.readyState === 'complete') {
    retryStyles();
  } else {
    window.addEventListener('load', retryStyles, {once: true});
  }
}
