/**
 * Puts a text into a field as if it were entered now. The prototype's setter writes past React, which else would take the text for its own. The
 * caret stays where it is.
 */
export function enter(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  text: string,
): void {
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field.defaultValue;
  }
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  const [start = null, end = null] = caret;
  if (start !== null && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(start, end);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}
