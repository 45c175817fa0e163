/** Text without case, accents and vowel signs, for comparing what a reader types with what is written. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
