import {closest, distance} from 'fastest-levenshtein';

/** Share of its letters that may differ before a word is another word and no slip. */
const SLIP_SHARE = 0.4;

/**
 * A sentence that offers what was probably meant.
 *
 * @returns such as ` Did you mean "tools"?`, or an empty text where nothing is near.
 */
export function suggestSpelling(found: string, known: readonly string[]): string {
  if (known.length === 0) {
    return '';
  }
  const lower = found.toLowerCase();
  const nearest = closest(
    lower,
    known.map((word) => word.toLowerCase()),
  );
  const word = known.find((candidate) => candidate.toLowerCase() === nearest);
  const isNear = distance(lower, nearest) <= Math.max(1, Math.floor(nearest.length * SLIP_SHARE));
  return word !== undefined && isNear ? ` Did you mean "${word}"?` : '';
}
