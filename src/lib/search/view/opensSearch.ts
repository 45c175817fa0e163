/**
 * Whether a pressed key asks for the search: `/`, Ctrl+K or Command+K, outside of editable elements and of other dialogs (C-06). The head's
 * script holds a copy of this function, so it uses nothing from outside.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  /** In them keys have a meaning of their own. */
  const ownKeys =
    'input, select, textarea, button, [contenteditable]:not([contenteditable="false"])';
  const {key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented} = event;
  const isKey =
    key === '/'
      ? !ctrlKey && !metaKey && !altKey
      : key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  if (!isKey || isComposing || defaultPrevented) {
    return false;
  }
  const [target] = event.composedPath();
  return !(
    target instanceof Element &&
    (target.closest(ownKeys) !== null || target.closest('dialog[open]') !== null)
  );
}
