import {IS_NIGHTLY} from './scope';

/** How many damaged texts a run of the tests tries. */
export const DAMAGED_COUNT = IS_NIGHTLY ? 2000 : 300;

const SIGNS = ['{', '}', '(', '"', '@', '!', ':', '\n', '#', '"""', '|', '&', '\u{1F4DA}', ''];

/**
 * A text of GraphQL with a sign too many, of which up to two letters are gone beside it.
 *
 * @param index below `DAMAGED_COUNT`; the same one gives the same text.
 */
export function damageText(text: string, index: number): string {
  const at = (index * 7919) % text.length;
  return text.slice(0, at) + (SIGNS[index % SIGNS.length] ?? '') + text.slice(at + (index % 3));
}
