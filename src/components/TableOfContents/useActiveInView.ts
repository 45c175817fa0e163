import {type RefObject, useEffect, useRef} from 'react';
import {revealWithin} from '@site/src/lib/page/revealWithin';

/** Class that Docusaurus gives the link of the heading that is being read. */
export const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Keeps the link of the heading that is being read in view, and names it to screen readers as the current one (DOC-10). */
export function useActiveInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) {
      return undefined;
    }
    const follow = (): void => {
      const active = frame.querySelector(`.${ACTIVE_CLASS}`);
      const former = frame.querySelector('[aria-current]');
      if (active !== former) {
        former?.removeAttribute('aria-current');
        active?.setAttribute('aria-current', 'location');
        if (active === null) {
          // Above the first heading.
          frame.scrollTop = 0;
        } else {
          revealWithin(frame, active);
        }
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(frame, {subtree: true, attributeFilter: ['class']});
    follow();
    return () => observer.disconnect();
  }, []);
  return ref;
}
