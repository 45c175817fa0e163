import type {TextPart} from './markWords';

/**
 * Splits a text at marked places.
 *
 * @param marks from and to, rising and apart from each other.
 * @returns parts that make up the text again.
 */
export function splitMarks(
  text: string,
  marks: readonly (readonly [number, number])[],
): readonly TextPart[] {
  let end = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      {text: before, isMatch: false},
      {text: text.slice(from, to), isMatch: true},
    ];
  });
  return [...parts, {text: text.slice(end), isMatch: false}].filter((part) => part.text !== '');
}
