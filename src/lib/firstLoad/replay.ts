import {enter} from './enter';

/** Does what a reader did before React was there, with the same element or the one that has taken its place. */
export function replay(event: Event): void {
  const control = controlOf(event);
  if (control === undefined) {
    return;
  }
  const element = findAgain(control);
  const field = document.activeElement;
  if (isTyped(event) && field instanceof HTMLInputElement && field.closest('dialog[open]')) {
    // The search has opened by now.
    enter(field, field.value + event.key);
    field.setSelectionRange(field.value.length, field.value.length);
  } else if (event instanceof KeyboardEvent) {
    const {key, code, ctrlKey, metaKey} = event;
    element?.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code,
        ctrlKey,
        metaKey,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  } else if (element?.tagName === 'SUMMARY') {
    // The browser has opened or closed it already.
    element.parentElement?.dispatchEvent(new Event('toggle'));
  } else {
    if (element !== control) {
      element?.focus();
    }
    element?.click();
  }
}

/** Whether a key writes something. */
export function isTyped(event: Event | undefined): event is KeyboardEvent {
  return (
    event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey
  );
}

/** What the reader used; undefined where that was nothing to use. */
export function controlOf({target}: Event): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('a, button, summary') ?? document.body)
    : undefined;
}

/** Hydration keeps elements; only links of the main navigation become buttons where they open a panel. */
export function findAgain(control: HTMLElement): HTMLElement | null {
  const {opens} = control.dataset;
  if (control.isConnected || opens === undefined) {
    return control.isConnected ? control : null;
  }
  return document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opens)}"]`);
}
