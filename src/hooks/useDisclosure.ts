import {type RefObject, useEffect, useRef} from 'react';

/** Closes a `<details>` used as a menu on Escape (focus returns to its summary), on a click elsewhere and when focus leaves. */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event): void => {
      const details = ref.current;
      if (details?.open && !(event.target instanceof Node && details.contains(event.target))) {
        details.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      const details = ref.current;
      if (event.key === 'Escape' && details?.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return ref;
}
