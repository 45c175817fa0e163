import {type RefObject, useEffect, useState} from 'react';

/** Whether an element is wider inside than outside, so that it scrolls sideways; undefined until it has been measured. */
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
