import {KEPT_TEXTS_KEY, RELOAD_MARK_KEY} from '@site/src/lib/constants';
import {addReload, mayReload, parseMark} from '@site/src/lib/recovery/askWhy';
import {nameBuild} from './staleTab';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {collectTexts, type KeptText, nameOfField} from '@site/src/lib/recovery/keptTexts';

/** Loads a page from the server in place of this one, and keeps what the reader has typed. */
export function leaveFor(address: string): void {
  try {
    sessionStorage.setItem(KEPT_TEXTS_KEY, JSON.stringify(collectTyped()));
  } catch {
    // Storage is blocked or full. The reader has asked to go, so typed texts are lost.
  }
  if (address === window.location.href) {
    window.location.reload();
  } else {
    window.location.assign(address);
  }
}

/**
 * Like `leaveFor`, but without being asked: never twice for the same cause or address, and never if the tab cannot remember it, so that a
 * page does not reload itself endlessly.
 *
 * @param address that the reader requested.
 * @param cause what is left behind: a build whose scripts no longer exist, or an address whose scripts fail to load.
 * @returns whether the page is loading.
 */
export function goTo(address: string, cause = nameBuild()): boolean {
  try {
    const mark = parseMark(sessionStorage.getItem(RELOAD_MARK_KEY));
    if (!mayReload(mark, cause, address)) {
      return false;
    }
    sessionStorage.setItem(RELOAD_MARK_KEY, JSON.stringify(addReload(mark, cause, address)));
  } catch {
    return false;
  }
  leaveFor(address);
  return true;
}

/** Stored while it is typed: a field may no longer exist when its page is left. */
const typed = new Map<string, string>();

/** Everything that the reader has typed on this page. */
function collectTyped(): readonly KeptText[] {
  return collectTexts(document, typed);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'input',
    ({target}) => {
      const name = nameOfField(document, target);
      if (name !== undefined && target !== null && 'value' in target) {
        typed.set(name, String(target.value));
      }
    },
    {capture: true},
  );
}
