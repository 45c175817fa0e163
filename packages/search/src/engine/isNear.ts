/**
 * Whether a word becomes the other by one slip: a letter too many, missing, wrong, or two neighbours swapped.
 *
 * @param isPrefix whether the other word may go on.
 */
export function isNear(typed: string, word: string, isPrefix: boolean): boolean {
  const difference = word.length - typed.length;
  if (difference < -1 || (difference > 1 && !isPrefix)) {
    return false;
  }
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) {
    at += 1;
  }
  const fits = (rest: string, other: string): boolean =>
    isPrefix ? other.startsWith(rest) : rest === other;
  return (
    fits(typed.slice(at + 1), word.slice(at + 1)) ||
    fits(typed.slice(at + 1), word.slice(at)) ||
    fits(typed.slice(at), word.slice(at + 1)) ||
    (at + 1 < typed.length &&
      typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
      typed.charCodeAt(at + 1) === word.charCodeAt(at) &&
      fits(typed.slice(at + 2), word.slice(at + 2)))
  );
}
