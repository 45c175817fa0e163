/** How pages start: `light` delays scripts until a reader does something that needs them, `plain` is Docusaurus's default. */
export const FIRST_LOAD_MODES = ['light', 'plain'] as const;

export type FirstLoadMode = (typeof FIRST_LOAD_MODES)[number];

/** What the script in the head passes to `src/client/firstLoad.ts`. */
export interface FirstLoad {
  /** Clicks and keys that React has to process, in order. */
  readonly held: Event[];
  /** The event with which the pointer reached its current element. */
  pointed?: Event;
  /** From then on nothing is performed at once or marked, because React may have looked at the page already. */
  isHydrating: boolean;
  /** Loads the page's scripts, unless it already has. */
  readonly start: () => void;
  /** Stops holding events. */
  readonly release: () => void;
  /** Like `release`, when React fails to load: the reader's last click gets its default action. */
  readonly giveUp: () => void;
}

/** Dependencies of the script in the head; it cannot import. */
export interface IntentParts {
  /** Adds the scripts at these addresses, and calls `onFailed` when they do not arrive, do not run, or take too long. */
  readonly load: (
    addresses: readonly string[],
    hasRun: () => boolean,
    onFailed: () => void,
  ) => void;
  /** Performs the action of a control, where that is possible without React, and returns whether it is complete. */
  readonly act: (control: HTMLElement) => boolean;
  /** Calls `start` when something on the page needs scripts without interaction. */
  readonly ask: (start: () => void) => void;
  /** Fetches the page behind a link. */
  readonly prefetch: (link: HTMLAnchorElement) => void;
  /** Marks the current heading in the table of contents. */
  readonly mark: () => void;
  /** Media query of viewports in which `data-opens` opens a menu; elsewhere it is a plain link. */
  readonly menus: string;
  /** Selector of elements that take text. */
  readonly texts: string;
}

/**
 * Delays the page's scripts until a reader does something that needs them, and holds events for React until React has
 * loaded. It becomes a script in the head of every page, so it uses nothing from outside.
 */
export function awaitIntent({load, act, ask, prefetch, mark, menus, texts}: IntentParts): void {
  const addresses = document.currentScript?.dataset.load?.split(' ') ?? [];
  const types = ['click', 'focusin', 'keydown', 'pointerdown', 'pointerover'];
  // Submit buttons, popovers and commands are the browser's own, where it knows commands.
  const command = 'commandForElement' in HTMLButtonElement.prototype ? ',[commandfor]' : '';
  let isParsed = false;
  let isWanted = false;
  let isSearching = false;
  const start = (): void => {
    isWanted = true;
    // Emptied, so that nothing is ever loaded twice.
    if (isParsed && addresses[0]) {
      load(addresses.splice(0), () => firstLoad.isHydrating, fail);
    }
  };
  const fail = (): void => {
    const {dataset} = document.documentElement;
    if (!dataset.load) {
      dataset.load = 'failed';
      firstLoad.giveUp();
    }
  };
  const hold = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    firstLoad.held.push(event);
    start();
  };
  const onClick = (event: MouseEvent, control: HTMLElement): void => {
    const {ctrlKey, metaKey, shiftKey, altKey} = event;
    if (control.tagName === 'SUMMARY') {
      firstLoad.held.push(event);
    } else if (
      control.matches(`a,button:not([type=submit],[popovertarget]${command})`) &&
      !(ctrlKey || metaKey || shiftKey || altKey) &&
      (!control.dataset.opens || matchMedia(menus).matches)
    ) {
      isSearching ||= !!control.ariaHasPopup;
      hold(event);
      if (!firstLoad.isHydrating && act(control)) {
        firstLoad.held.pop();
      }
    }
  };
  // The rule of `opensSearch`, and what is typed after it.
  const onKey = (event: KeyboardEvent, target: Element): void => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const isMeant = ctrlKey || metaKey;
    const isFree = !altKey && !target.closest(`${texts},dialog[open]`);
    const isSearch =
      isFree &&
      (isMeant
        ? /^k$/iu.test(key)
        : (key === '/' && target.tagName !== 'SELECT') || (key === ' ' && !!target.ariaHasPopup));
    isSearching ||= isSearch;
    if (
      isSearch ||
      (isSearching && isFree && !isMeant && key.length === 1) ||
      (target.role === 'tab' && /^Arrow|^Home|^End/u.test(key))
    ) {
      hold(event);
    }
  };
  const onEvent = (event: Event): void => {
    const {target, type, isTrusted} = event;
    if (!isTrusted || !(target instanceof Element)) {
      return;
    }
    if (type === 'pointerover') {
      firstLoad.pointed = event;
    }
    const control = target.closest<HTMLElement>(
      'a,button,summary,input,select,textarea,[data-scripts]',
    );
    const link = target.closest<HTMLAnchorElement>(
      'a:not([aria-haspopup],[data-opens],[hreflang])',
    );
    if (link) {
      prefetch(link);
    } else if (control) {
      start();
      if (type === 'click' && event instanceof MouseEvent) {
        onClick(event, control);
      }
    }
    if (event instanceof KeyboardEvent) {
      onKey(event, target);
    }
  };
  const listen = (change: typeof addEventListener): void =>
    types.forEach((type) => change(type, onEvent, true));
  const firstLoad: FirstLoad = {
    held: [],
    isHydrating: false,
    start,
    release: () => listen(removeEventListener),
    giveUp: () => {
      const target = firstLoad.held.splice(0).pop()?.target;
      firstLoad.release();
      if (target instanceof Element) {
        target.closest('a')?.click();
      }
    },
  };
  window.firstLoad = firstLoad;
  listen(addEventListener);
  addEventListener('scroll', () => firstLoad.isHydrating || mark());
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    ask(start);
    if (isWanted) {
      start();
    }
  });
}
