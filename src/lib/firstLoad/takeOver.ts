import type {FirstLoad} from './contract';
import {keepFields} from './keepFields';
import {controlOf, findAgain, isTyped, replay} from './replay';

const HYDRATED = 'data-has-hydrated';

/**
 * Hands the page over to React: keeps what a reader enters while React takes over, then repeats what was held, one after another.
 * To be called before React looks at the page.
 */
export function takeOver(firstLoad: FirstLoad): void {
  const root = document.documentElement;
  firstLoad.isHydrating = true;
  firstLoad.held.forEach(storeTab);
  const restoreFields = keepFields();
  let focused: HTMLElement | undefined;
  const watchFocus = (): void => {
    if (document.activeElement instanceof HTMLElement && document.activeElement.dataset.opens) {
      focused = document.activeElement;
    }
  };
  watchFocus();
  addEventListener('focusin', watchFocus);
  const observer = new MutationObserver(() => {
    if (root.getAttribute(HYDRATED) === 'true') {
      observer.disconnect();
      removeEventListener('focusin', watchFocus);
      // Links now change the page without a load.
      document.querySelector('script[type=speculationrules]')?.remove();
      if (focused?.isConnected === false && document.activeElement === document.body) {
        findAgain(focused)?.focus();
      }
      restoreFields();
      void repeatHeld(firstLoad);
    }
  });
  observer.observe(root, {attributeFilter: [HYDRATED]});
}

/** React shows what is stored, until it hears of the click: without this the old tab would come back for a moment. */
function storeTab(event: Event): void {
  const tab = controlOf(event)?.dataset.tab;
  const group = controlOf(event)?.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
  if (tab && group) {
    try {
      localStorage.setItem(`docusaurus.tab.${group}`, tab);
    } catch {
      // Storage is blocked: nothing old comes back.
    }
  }
}

/** What comes in meanwhile is held too, so that the order stays. */
async function repeatHeld({held, release}: FirstLoad): Promise<void> {
  const opened = new Set<string | undefined>();
  for (let event = held.shift(); event !== undefined; event = held.shift()) {
    opened.add(controlOf(event)?.dataset.opens);
    replay(event);
    // React draws in between, so that the next finds what this has opened; a word that was typed stays together, after the key that opens.
    if (!isTyped(event) || event.key === '/' || !isTyped(held[0])) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  release();
  const hovered = document.querySelector<HTMLElement>('[data-opens]:hover');
  if (hovered !== null && !opened.has(hovered.dataset.opens)) {
    hovered.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, pointerType: 'mouse'}));
  }
}
