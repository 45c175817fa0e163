/** Elements in which keys have a meaning of their own (C-06). */
const OWN_KEYS =
  'input, select, textarea, button, [contenteditable]:not([contenteditable="false"])';

/** Whether a pressed key asks for the search: `/`, Ctrl+K or Command+K, outside of editable elements and of other dialogs. */
export function opensSearch(event: KeyboardEvent): boolean {
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
    (target.closest(OWN_KEYS) !== null || target.closest('dialog[open]') !== null)
  );
}
