import {RESIZE_SETTLE_MS} from '../constants';

/** Set on `<body>` while the window is being resized; style sheets use it to stop transitions. */
export const RESIZING_CLASS = 'resizing';

/** The part of a window that is used here. */
export interface ResizableWindow {
  readonly addEventListener: (type: 'resize', listener: () => void) => void;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** Marks the body while the window is being resized, until 200 ms have passed without another change (DOC-11). */
export function watchResizing(
  view: ResizableWindow,
  body: {readonly classList: Pick<DOMTokenList, 'add' | 'remove'>},
): void {
  let timer: number | undefined;
  view.addEventListener('resize', () => {
    body.classList.add(RESIZING_CLASS);
    view.clearTimeout(timer);
    timer = view.setTimeout(() => body.classList.remove(RESIZING_CLASS), RESIZE_SETTLE_MS);
  });
}
