import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from './notice';

/** Asks once more for a style sheet that did not load. Without it the page is all text and links, and says so. */
function retryStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasRules(link)) {
      const second = document.createElement('link');
      second.rel = 'stylesheet';
      second.addEventListener('error', () =>
        showNotice({kind: 'styles', address: window.location.href}),
      );
      second.href = link.href;
      link.replaceWith(second);
    }
  }
}

/** Browsers give a sheet that did not come no rules, or refuse to show them. */
function hasRules({sheet}: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
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
