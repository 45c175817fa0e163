import {type RefCallback, type RefObject, useCallback, useEffect, useState} from 'react';

/**
 * Calls `onSeen` once, when the element becomes visible.
 *
 * @param onSeen needs a stable identity; undefined to stop watching.
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

/** Whether the content of an element is wider than the element, so that it scrolls sideways; undefined until it has been measured. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOverflowing, setIsOverflowing] = useState<boolean>();

  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsOverflowing(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isOverflowing;
}
