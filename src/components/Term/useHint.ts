import {type FocusEvent, type PointerEvent, type RefObject, useRef} from 'react';
import {HINT_CLOSE_DELAY_MS, HINT_OPEN_DELAY_MS} from '@site/src/lib/constants';

interface Hint {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly hintRef: RefObject<HTMLSpanElement | null>;
  /** Of the element around the button and its popover. */
  readonly rootProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Opens a native popover for a mouse that rests on its button and for the keyboard's focus. Clicks, touch and Escape are the browser's. */
export function useHint(): Hint {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function setOpen(shouldOpen: boolean, delayMs: number): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const hint = hintRef.current;
      if (hint === null || hint.matches(':popover-open') === shouldOpen) {
        return;
      }
      if (shouldOpen) {
        // The source is what the style sheet's anchor is.
        hint.showPopover({source: buttonRef.current ?? undefined});
      } else {
        hint.hidePopover();
      }
    }, delayMs);
  }

  return {
    buttonRef,
    hintRef,
    rootProps: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType === 'mouse') {
          setOpen(true, HINT_OPEN_DELAY_MS);
        }
      },
      onPointerLeave: ({pointerType, currentTarget}) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) {
          setOpen(false, HINT_CLOSE_DELAY_MS);
        }
      },
      onFocus: ({target}) => {
        if (target === buttonRef.current && target.matches(':focus-visible')) {
          setOpen(true, 0);
        }
      },
      onBlur: ({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setOpen(false, 0);
        }
      },
    },
  };
}
