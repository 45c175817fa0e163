import type {FirstLoad} from './awaitIntent';

/**
 * Puts a text into a field as if it were entered now. The prototype's setter writes past React, which else would take the text for its own. The
 * caret stays where it is.
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

/** Does what a reader did before React was there, with the same element or the one that has taken its place. */
export function replay(event: Event): void {
  const control = controlOf(event);
  if (control === undefined) {
    return;
  }
  const element = elementOf(event);
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

/**
 * Tells React of a mouse that came to an element before it.
 *
 * @param restedMs how long the mouse has been there; components read it as `detail` of the event.
 */
export function repeatHover(element: Element, restedMs: number): void {
  const init = {bubbles: true, cancelable: true, pointerType: 'mouse', detail: restedMs};
  element.dispatchEvent(new PointerEvent('pointerover', init));
  element.dispatchEvent(new PointerEvent('pointermove', init));
}

/** Whether a key writes something. */
function isTyped(event: Event | undefined): event is KeyboardEvent {
  return (
    event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey
  );
}

/** What the reader used; undefined where that was nothing to use. */
function controlOf({target}: Event): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('a, button, summary') ?? document.body)
    : undefined;
}

/** The same, or the element that has taken its place. */
function elementOf(event: Event): HTMLElement | null {
  const control = controlOf(event);
  return control === undefined ? null : findAgain(control);
}

/** Hydration keeps elements; only links of the main navigation become buttons where they open a panel. */
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
 * Remembers what a reader has entered or ticked on the page, before React draws its fields with what the server knew.
 *
 * @returns puts it back as if it were entered now, so that React hears of it; to be called once.
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
        // React compares with what it has seen last: the opposite, from which a click leads to what the reader wants.
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
 * Hands the page over to React: keeps what a reader enters while React takes over, then repeats what was held, one after another.
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
      // Also after all; the head's script says nothing from now on.
      root.dataset.load = 'done';
      // Links now change the page without a load.
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

/** What the reader was at when React began to look at the page. */
interface Before {
  readonly pointed: Event | undefined;
  readonly activeElement: Element | null;
}

/** What comes in meanwhile is held too, so that the order stays. */
async function repeatHeld(firstLoad: FirstLoad, before: Before): Promise<void> {
  const {held, release} = firstLoad;
  const used = new Set<Element | null>();
  for (let event = held.shift(); event !== undefined; event = held.shift()) {
    used.add(elementOf(event));
    replay(event);
    // React draws in between, so that the next finds what this has opened; a word that was typed stays together, after the key that opens.
    if (!isTyped(event) || ['/', ' '].includes(event.key) || !isTyped(held[0])) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  release();
  repeatRest(firstLoad, before, used);
}

/** React has not heard of focus and mouse where they came before it; what the reader has clicked meanwhile says enough. */
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
