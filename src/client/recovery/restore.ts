import type {ClientModule} from '@docusaurus/types';
import {KEPT_TEXTS_KEY} from '@site/src/lib/constants';
import {parseTexts, restoreTexts} from '@site/src/lib/recovery/keptTexts';
import {readSession} from '@site/src/lib/page/browserStorage';

/** Restores what was typed before the page was reloaded; in fields that appear later, as soon as they have the focus. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  let texts = previousLocation === null ? parseTexts(readSession(KEPT_TEXTS_KEY)) : [];
  if (texts.length === 0) {
    return;
  }
  sessionStorage.removeItem(KEPT_TEXTS_KEY);
  const restore = (): void => {
    texts = restoreTexts(document, texts);
    if (texts.length === 0) {
      document.removeEventListener('focusin', restore);
    }
  };
  document.addEventListener('focusin', restore);
  restore();
};
