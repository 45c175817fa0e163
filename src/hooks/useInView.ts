import {type RefCallback, useCallback} from 'react';

/**
 * Calls `onSeen` once, when the element comes into view.
 *
 * @param onSeen needs a stable identity; undefined means that nobody watches.
 */
export function useInView(onSeen: (() => void) | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null || onSeen === undefined) {
        return undefined;
      }
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          onSeen();
        }
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSeen],
  );
}
