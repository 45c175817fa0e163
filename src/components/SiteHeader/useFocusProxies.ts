import {type RefObject, useEffect, useRef} from 'react';

/**
 * Radix 1.4.1 puts a tab stop behind the trigger of an open panel that hands focus on to the panel, and hides it from assistive
 * technology; what can have focus must not be hidden (WCAG 4.1.2).
 */
export function useFocusProxies(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current;
    const observer = new MutationObserver(() => {
      for (const proxy of root?.querySelectorAll('[aria-hidden][tabindex="0"]') ?? []) {
        proxy.removeAttribute('aria-hidden');
      }
    });
    if (root !== null) {
      observer.observe(root, {childList: true, subtree: true});
    }
    return () => observer.disconnect();
  }, []);
  return ref;
}
