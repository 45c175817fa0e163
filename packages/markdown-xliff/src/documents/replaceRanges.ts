export interface Replacement {
  /** Offsets of what goes. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** A text with parts of it replaced; what is between them stays as it is. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let from = 0;
  for (const {start, end, value} of replacements.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + value;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * A piece of one text as it has to be written in another one, where it stands at another column.
 *
 * @param raw several lines, the first without its indentation.
 */
export function moveLines(
  raw: string,
  from: {readonly text: string; readonly start: number},
  to: {readonly text: string; readonly start: number},
): string {
  const [first = '', ...rest] = raw.split('\n');
  const before = indentAt(from.text, from.start);
  const after = indentAt(to.text, to.start);
  return [
    first,
    ...rest.map((line) => (line.startsWith(before) ? after + line.slice(before.length) : line)),
  ].join('\n');
}

/** What stands in front of further lines of a block that starts here: spaces as wide as its marks, quotation marks as they are. */
function indentAt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [prefix = ''] =
    /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/u.exec(text.slice(lineStart, start)) ?? [];
  return prefix.replaceAll(/[^ \t>]/gu, ' ');
}
