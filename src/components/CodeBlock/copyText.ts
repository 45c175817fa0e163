/**
 * What a reader gets who copies a block: its code without the lines that are marked as removed. Signs and numbers are drawn by the style
 * sheet and are no part of the text.
 *
 * @param code element with the whole code.
 */
export function copyText(code: Element): string {
  const whole = code.textContent;
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) {
    return whole;
  }
  const removed = copy.querySelectorAll('del');
  const endsRemoved =
    removed.length > 0 && whole.endsWith(removed.item(removed.length - 1).textContent);
  for (const line of removed) {
    line.remove();
  }
  const text = copy.textContent;
  // A last line has no line break; where it went, the one before it is the last.
  return endsRemoved && !whole.endsWith('\n') ? text.replace(/\n$/u, '') : text;
}
