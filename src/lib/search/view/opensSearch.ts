/** Elements that take text, by selector: what is typed in them is theirs. The second is for engines that count only fields into the first. */
export const TEXT_FIELDS = ':read-write,[contenteditable]:not([contenteditable=false])';

/**
 * Whether a pressed key asks for the search: `/`, Ctrl+K or Command+K, outside of fields that take text and of other dialogs (C-06). A list to
 * choose from finds its entries by what is typed, so it keeps `/`. The script in the head has the same rule (`awaitIntent`).
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
 * The keys that open the search, as they are printed on the reader's keyboard (C-06).
 *
 * @returns the same list each time.
 */
export function searchShortcut(userAgent: string): readonly string[] {
  return /Mac|iPhone|iPad/u.test(userAgent) ? APPLE : OTHERS;
}
