import {useSyncExternalStore} from 'react';

/**
 * A value that only a browser has and that does not change while a page is shown, such as its own path: the server's value at first, so
 * that hydration finds what was rendered.
 *
 * @param read returns the same value each time.
 */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => serverValue);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Whether a media query matches now; false on the server and until hydration has finished. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
