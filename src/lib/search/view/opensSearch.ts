/** Elements that take text, as a selector: they keep what is typed. The second part is for engines that count only fields as the first. */
export const TEXT_FIELDS = ':read-write,[contenteditable]:not([contenteditable=false])';

/**
 * Whether a pressed key opens the search: `/`, Ctrl+K or Command+K, outside text fields and other dialogs (C-06). A select list
 * finds its entries by typing, so it keeps `/`. The script in the head has the same rule (`awaitIntent`).
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented} = event;
  const isSlash = key === '/';
  const isKey = isSlash
    ? !ctrlKey && !metaKey && !altKey
    : key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  if (!isKey || isComposing || defaultPrevented) {
    return false;
  }
  const [target] = event.composedPath();
  const kept = `${TEXT_FIELDS},dialog[open]${isSlash ? ',select' : ''}`;
  return !(target instanceof Element && target.closest(kept) !== null);
}

const APPLE = ['⌘', 'K'] as const;
const OTHERS = ['Ctrl', 'K'] as const;

/**
 * The keys that open the search, as labelled on the reader's keyboard (C-06).
 *
 * @returns the same list each time.
 */
export function searchShortcut(userAgent: string): readonly string[] {
  return /Mac|iPhone|iPad/u.test(userAgent) ? APPLE : OTHERS;
}
