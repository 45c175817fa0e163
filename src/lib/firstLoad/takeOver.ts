import type {FirstLoad} from './contract';
import {keepFields} from './keepFields';
import {findAgain, replay} from './replay';

const HYDRATED = 'data-has-hydrated';

/**
 * Hands the page over to React (issue 8): keeps what a reader enters while React takes over, then repeats what was held, one after another.
 * To be called before React looks at the page.
 */
export function takeOver(firstLoad: FirstLoad): void {
  const root = document.documentElement;
  firstLoad.isHydrating = true;
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

/** What comes in meanwhile is held too, so that the order stays. */
async function repeatHeld({held, release}: FirstLoad): Promise<void> {
  const panels = new Set<string>();
  while (held.length > 0) {
    const event = held.shift();
    if (event !== undefined) {
      panels.add(event.target.dataset.opens ?? '');
      replay(event);
      // React draws in between, so that the next finds what this has opened.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  release();
  const hovered = document.querySelector<HTMLElement>('[data-opens]:hover');
  if (hovered !== null && !panels.has(hovered.dataset.opens ?? '')) {
    hovered.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, pointerType: 'mouse'}));
  }
}
