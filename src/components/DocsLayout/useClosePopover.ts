import {type RefObject, useRef} from 'react';

/** A popover that is closed once a link in it has been followed. */
export function useClosePopover(): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly close: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  return {
    ref,
    close: () => {
      if (ref.current?.matches(':popover-open')) {
        ref.current.hidePopover();
      }
    },
  };
}
