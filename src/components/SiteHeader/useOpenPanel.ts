import {type PointerEvent, type SyntheticEvent, useRef, useState} from 'react';
import type {PanelId} from '@site/src/data/navigation';
import {MENU_KEEP_OPEN_MS, MENU_OPEN_DELAY_MS} from '@site/src/lib/constants';

export interface OpenPanel {
  /** Id of the open panel; empty while none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** They come before Radix's own, which do nothing once the default is prevented. */
  readonly triggerProps: (id: PanelId) => {
    readonly onClick: (event: SyntheticEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
  };
}

/**
 * Which panel of the main navigation is open. Radix toggles it on a click; but who goes to a trigger and clicks wants to see its panel, so the
 * click does not close what the mouse has opened a moment before. A mouse that came before React has waited already (HDR-7).
 */
export function useOpenPanel(): OpenPanel {
  const [value, setValue] = useState('');
  const hoveredAt = useRef<number>(undefined);
  const isClick = useRef(false);

  function open(next: string): void {
    if (next !== value) {
      hoveredAt.current = isClick.current ? undefined : performance.now();
      setValue(next);
    }
    isClick.current = false;
  }

  return {
    value,
    onValueChange: open,
    triggerProps: (id) => ({
      onClick: (event) => {
        const isFresh =
          value === id &&
          hoveredAt.current !== undefined &&
          performance.now() - hoveredAt.current < MENU_KEEP_OPEN_MS;
        if (isFresh) {
          event.preventDefault();
        }
        isClick.current = !isFresh;
      },
      onPointerMove: (event) => {
        if (event.detail >= MENU_OPEN_DELAY_MS && value === '') {
          event.preventDefault();
          open(id);
        }
      },
    }),
  };
}
