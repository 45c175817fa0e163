const CONTINUATION_MASK = 0b1100_0000;
const CONTINUATION = 0b1000_0000;
/** First half of a character that needs two units, left over by cutting between them. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/u;

/** One line without space at the ends, of at most `maxChars` characters; undefined when nothing is left. */
export function tidyLine(text: string | undefined, maxChars: number): string | undefined {
  const line = (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, maxChars);
  const tidy = line.replace(HALF_CHARACTER, '').trim();
  return tidy === '' ? undefined : tidy;
}

/**
 * Text of at most `maxBytes` bytes of UTF-8, cut at the end of a line where there is one (PKG-1).
 *
 * @returns the text itself when it is short enough.
 */
export function clipText(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) {
    return text;
  }
  let end = maxBytes;
  while (end > 0 && ((bytes[end] ?? 0) & CONTINUATION_MASK) === CONTINUATION) {
    end -= 1;
  }
  const clipped = new TextDecoder().decode(bytes.subarray(0, end));
  const lineEnd = clipped.lastIndexOf('\n');
  return lineEnd > 0 ? clipped.slice(0, lineEnd + 1) : clipped;
}
