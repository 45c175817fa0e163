import type {FirstLoad, HeldEvent} from './contract';

/** What the script in the head needs beside the page; it cannot import. */
export interface IntentParts {
  /** Adds the scripts at these addresses. */
  readonly load: (addresses: readonly string[], onFailed: () => void) => void;
  /** Does what a control does, as far as that needs no React, and says whether that was all. */
  readonly act: (control: HTMLElement) => boolean;
  /** Media query of viewports in which `data-opens` opens a menu; elsewhere it is a plain link. */
  readonly menus: string;
  /** Whether something on the page asks for scripts; calls `start` when something comes into view that does. */
  readonly asks: (start: () => void) => boolean;
  /** Fetches the page behind a link. */
  readonly fetch: (link: HTMLAnchorElement) => void;
}

/**
 * Leaves the page's scripts alone until a reader does something that needs them, and holds what React would have answered until React is
 * there. It becomes a script in the head of every page, so it uses nothing from outside.
 */
export function awaitIntent(parts: IntentParts): void {
  const addresses = document.currentScript?.dataset.load?.split(' ') ?? [];
  const types = ['click', 'focusin', 'input', 'keydown', 'pointerdown', 'pointerover'];
  let isParsed = false;
  let isWanted = false;
  let isSearching = false;
  const start = (): void => {
    isWanted = true;
    if (isParsed) {
      // Emptied, so that nothing is ever loaded twice.
      parts.load(addresses.splice(0), fail);
    }
  };
  const hold = (event: Event, entry: HeldEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    firstLoad.held.push(entry);
    start();
  };
  const fail = (): void => {
    const target = firstLoad.held.at(-1)?.target;
    firstLoad.release();
    document.documentElement.dataset.load = 'failed';
    if (target instanceof HTMLAnchorElement) {
      location.assign(target.href);
    }
  };
  const onClick = (event: MouseEvent, target: HTMLElement): void => {
    const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
    const {opens} = target.dataset;
    // Submit buttons, popovers and commands are the browser's own, where it knows commands.
    const own = `[type=submit],[popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ',[commandfor]' : ''}`;
    if (target.tagName === 'SUMMARY') {
      firstLoad.held.push({target});
    } else if (
      target.matches(`a,button:not(${own})`) &&
      !(button || ctrlKey || metaKey || shiftKey || altKey) &&
      (!opens || matchMedia(parts.menus).matches)
    ) {
      isSearching ||= target.ariaHasPopup !== null;
      const isDone = !firstLoad.isHydrating && parts.act(target);
      hold(event, {target});
      if (isDone) {
        firstLoad.held.pop();
      }
    }
  };
  // The rule of `opensSearch`, and what is typed after it.
  const onKey = (event: KeyboardEvent, target: HTMLElement): void => {
    const {key, code, ctrlKey, metaKey, altKey} = event;
    const isFree = !target.closest('input,select,textarea,[contenteditable],dialog[open]');
    const isMeant = ctrlKey || metaKey;
    const isText = key.length === 1 && !isMeant;
    const isSearch =
      (isMeant ? /^k$/iu.test(key) : key === '/') && isFree && !target.closest('button');
    isSearching ||= isSearch && !altKey;
    const isMove = /^(?:Arrow|Home|End)/u.test(key) && target.role === 'tab';
    if (isMove || (isSearching && isFree && !altKey && (isText || isSearch))) {
      hold(event, {target, key: {key, code, ctrlKey, metaKey}});
    }
  };
  const onEvent = (event: Event): void => {
    const {target} = event;
    if (event.isTrusted && target instanceof Element) {
      const control = target.closest<HTMLAnchorElement | HTMLElement>(
        'a,button,summary,input,select,textarea,[data-scripts]',
      );
      const isLink = control?.matches('a:not([aria-haspopup],[data-opens],[hreflang])');
      if (isLink && control instanceof HTMLAnchorElement) {
        parts.fetch(control);
      } else if (control) {
        start();
        if (event.type === 'click' && event instanceof MouseEvent) {
          onClick(event, control);
        }
      }
      if (event instanceof KeyboardEvent && target instanceof HTMLElement) {
        onKey(event, target);
      }
    }
  };
  const firstLoad: FirstLoad = {
    held: [],
    isHydrating: false,
    start,
    release: () => types.forEach((type) => removeEventListener(type, onEvent, true)),
  };
  window.firstLoad = firstLoad;
  types.forEach((type) => addEventListener(type, onEvent, true));
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    if (parts.asks(start) || isWanted) {
      start();
    }
  });
}
