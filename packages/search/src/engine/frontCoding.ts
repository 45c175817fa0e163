/** Letters that stand for how many characters a word shares with the one before it. */
const FIRST_LENGTH = 'A'.codePointAt(0) ?? 0;
const LONGEST_SHARED = 57;

/** Sorted words as one text: what each shares with the one before it is left out. */
export function frontCode(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      let shared = 0;
      while (
        shared < Math.min(word.length, LONGEST_SHARED) &&
        word.charAt(shared) === before.charAt(shared)
      ) {
        shared += 1;
      }
      return String.fromCodePoint(FIRST_LENGTH + shared) + word.slice(shared);
    })
    .join('\n');
}

/** Reads what `frontCode` wrote. */
export function frontDecode(text: string): readonly string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        before = before.slice(0, line.charCodeAt(0) - FIRST_LENGTH) + line.slice(1);
        return before;
      });
}
