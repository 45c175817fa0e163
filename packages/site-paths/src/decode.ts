/**
 * Decodes a part of an address.
 *
 * @returns undefined where it is not encoded correctly, such as `50%`: readers, other sites and authors can write anything.
 */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const WORDS_MAX_CHARS = 80;

/**
 * The words of an address, to look for: `/docs/start/quick-strat.html` becomes `start quick strat`.
 *
 * @param path below base address and language.
 * @returns at most 80 characters of its last two parts; empty for an address that is not encoded correctly.
 */
export function readAddressWords(path: string): string {
  return (decode(path) ?? '')
    .split('/')
    .filter((part) => part !== '')
    .slice(-2)
    .join(' ')
    .replace(/\.(?:html?|mdx?|php|aspx?)$/iu, '')
    .replace(/[^\p{L}\p{N}\p{M}@#]+/gu, ' ')
    .trim()
    .slice(0, WORDS_MAX_CHARS);
}
