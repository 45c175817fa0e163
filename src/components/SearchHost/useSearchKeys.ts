import {useEffect, useEffectEvent} from 'react';
import {opensSearch} from '@site/src/lib/search/view/opensSearch';

export interface SearchKeys {
  /** Whether the search is on its way, so that what is typed now belongs into it. */
  readonly isOpening: boolean;
  readonly open: () => void;
  readonly addText: (text: string) => void;
}

/** Opens the search by `/`, Ctrl+K and Command+K from anywhere but the places where readers type (SRM-3, SRM-4, C-06). */
export function useSearchKeys({isOpening, open, addText}: SearchKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, isComposing} = event;
    if (isOpening && key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing) {
      event.preventDefault();
      addText(key);
    } else if (opensSearch(event)) {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
