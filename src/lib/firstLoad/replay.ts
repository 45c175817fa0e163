import type {HeldEvent} from './contract';

/** Does what a reader did before React was there, with the same element or the one that has taken its place. */
export function replay({target, key}: HeldEvent): void {
  const element = findAgain(target);
  if (element === null) {
    return;
  }
  if (key !== undefined) {
    element.dispatchEvent(
      new KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true, composed: true}),
    );
  } else if (element.tagName === 'SUMMARY') {
    // The browser has opened or closed it already.
    element.parentElement?.dispatchEvent(new Event('toggle'));
  } else {
    if (element !== target) {
      element.focus();
    }
    element.click();
  }
}

/** Hydration keeps elements; only links of the main navigation become buttons where they open a panel. */
export function findAgain(target: HTMLElement): HTMLElement | null {
  const {opens} = target.dataset;
  if (target.isConnected || opens === undefined) {
    return target.isConnected ? target : null;
  }
  return document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opens)}"]`);
}
