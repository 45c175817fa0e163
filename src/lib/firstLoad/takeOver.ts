import type {FirstLoad} from './awaitIntent';

/**
 * Enters a text into a field as if it were typed now. Uses the prototype's setter, which bypasses React; otherwise React would treat the
 * text as its own. Keeps the position of the caret.
 */
function enter(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  text: string,
): void {
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field.defaultValue;
  }
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  const [start = null, end = null] = caret;
  if (start !== null && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(start, end);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** Repeats what a reader did before React had loaded, on the same element or its replacement. */
export function replay(event: Event): void {
  const control = controlOf(event);
  if (control === undefined) {
    return;
  }
  const element = elementOf(event);
  const field = document.activeElement;
  if (isTyped(event) && field instanceof HTMLInputElement && field.closest('dialog[open]')) {
    // The search is open by now.
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
    // The browser has already opened or closed it.
    element.parentElement?.dispatchEvent(new Event('toggle'));
  } else {
    if (element !== control) {
      element?.focus();
    }
    element?.click();
  }
}

/**
 * Notifies React of a mouse that reached an element before it.
 *
 * @param restedMs how long the mouse has been there; components read it as `detail` of the event.
 */
export function repeatHover(element: Element, restedMs: number): void {
  const init = {bubbles: true, cancelable: true, pointerType: 'mouse', detail: restedMs};
  element.dispatchEvent(new PointerEvent('pointerover', init));
  element.dispatchEvent(new PointerEvent('pointermove', init));
}

/** Whether a key types a character. */
function isTyped(event: Event | undefined): event is KeyboardEvent {
  return (
    event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey
  );
}

/** The control that the reader used; undefined if it was not one. */
function controlOf({target}: Event): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('a, button, summary') ?? document.body)
    : undefined;
}

/** The same element, or its replacement. */
function elementOf(event: Event): HTMLElement | null {
  const control = controlOf(event);
  return control === undefined ? null : findAgain(control);
}

/** Hydration keeps elements, except links of the main navigation that open a panel: they become buttons. */
function findAgain(control: HTMLElement): HTMLElement | null {
  const {opens} = control.dataset;
  if (control.isConnected || opens === undefined) {
    return control.isConnected ? control : null;
  }
  return document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opens)}"]`);
}

const FIELDS = 'input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what a reader has entered or ticked on the page, before React renders its fields with the server's values.
 *
 * @returns restores it as if it were entered now, so that React notices; to be called once.
 */
export function keepFields(): () => void {
  const kept = new Map<Field, string | boolean>();
  const keep = ({target}: {readonly target: EventTarget | null}): void => {
    if (isField(target)) {
      kept.set(target, isTicked(target) ? target.checked : target.value);
    }
  };
  [...document.querySelectorAll<Field>(FIELDS)]
    .filter(isChanged)
    .forEach((target) => keep({target}));
  addEventListener('input', keep, true);
  return () => {
    removeEventListener('input', keep, true);
    for (const [field, value] of kept) {
      if (typeof value === 'string') {
        enter(field, value);
      } else if (isTicked(field)) {
        // React compares with the last state it has seen: the opposite, from which a click leads to what the reader wants.
        field.checked = !value;
        field.click();
      }
    }
  };
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({selected, defaultSelected}) => selected !== defaultSelected);
  }
  return isTicked(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const HYDRATED = 'data-has-hydrated';

/**
 * Hands the page over to React: keeps what a reader enters while React hydrates, then repeats the held events, one after another.
 * To be called before React looks at the page.
 */
export function takeOver(firstLoad: FirstLoad): void {
  const root = document.documentElement;
  firstLoad.isHydrating = true;
  firstLoad.held.forEach(storeTab);
  const restoreFields = keepFields();
  const {pointed} = firstLoad;
  const {activeElement} = document;
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
      // Even after a failure; from now on, the head's script reports none.
      root.dataset.load = 'done';
      // Links now navigate without a page load.
      document.querySelector('script[type=speculationrules]')?.remove();
      if (focused?.isConnected === false && document.activeElement === document.body) {
        findAgain(focused)?.focus();
      }
      restoreFields();
      void repeatHeld(firstLoad, {pointed, activeElement});
    }
  });
  observer.observe(root, {attributeFilter: [HYDRATED]});
}

/** React shows the stored tab until it processes the click: without this, the old tab would reappear for a moment. */
function storeTab(event: Event): void {
  const tab = controlOf(event)?.dataset.tab;
  const group = controlOf(event)?.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
  if (tab && group) {
    try {
      localStorage.setItem(`docusaurus.tab.${group}`, tab);
    } catch {
      // Storage is blocked: no old tab can reappear.
    }
  }
}

/** What the reader was using when React began to hydrate. */
interface Before {
  readonly pointed: Event | undefined;
  readonly activeElement: Element | null;
}

/** Holds later events, too, so that the order is kept. */
async function repeatHeld(firstLoad: FirstLoad, before: Before): Promise<void> {
  const {held, release} = firstLoad;
  const used = new Set<Element | null>();
  for (let event = held.shift(); event !== undefined; event = held.shift()) {
    used.add(elementOf(event));
    replay(event);
    // React renders in between, so that the next event finds what this one opened; a typed word stays together, after the key that opens.
    if (!isTyped(event) || ['/', ' '].includes(event.key) || !isTyped(held[0])) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  release();
  repeatRest(firstLoad, before, used);
}

/** React has missed focus and mouse events from before it loaded; a click of the reader meanwhile makes repeating them unnecessary. */
function repeatRest({pointed}: FirstLoad, before: Before, used: ReadonlySet<Element | null>): void {
  const {activeElement} = document;
  if (activeElement && activeElement === before.activeElement && !used.has(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
  const element = pointed && elementOf(pointed);
  if (element && isMouse(pointed) && document.querySelector(':hover') && !used.has(element)) {
    const isSame = before.pointed && elementOf(before.pointed) === element;
    const {timeStamp} = isSame ? before.pointed : pointed;
    repeatHover(element, performance.now() - timeStamp);
  }
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
