/** Interface texts of one file as Docusaurus keeps them. */
export type Messages = Readonly<Record<string, {readonly message: string}>>;

export interface MessageState {
  /** In the English catalogue only. */
  readonly missing: readonly string[];
  /** In the translation only: no page uses them any more. */
  readonly unused: readonly string[];
  /** The same words as in English, without being listed as meant to be. */
  readonly unchanged: readonly string[];
  /** Listed as meant to be the same, though they are not or do not exist. */
  readonly needless: readonly string[];
}

/**
 * How the interface texts of a language stand against the English ones.
 *
 * @param same ids whose text is rightly the same in both languages, such as `Blog` in French.
 */
export function compareMessages(
  english: Messages,
  translated: Messages,
  same: readonly string[],
): MessageState {
  const equal = Object.entries(english)
    .filter(([id, {message}]) => translated[id]?.message === message && hasWords(message))
    .map(([id]) => id);
  return {
    missing: Object.keys(english).filter((id) => !Object.hasOwn(translated, id)),
    unused: Object.keys(translated).filter((id) => !Object.hasOwn(english, id)),
    unchanged: equal.filter((id) => !same.includes(id)),
    needless: same.filter((id) => Object.hasOwn(english, id) && !equal.includes(id)),
  };
}

/** Whether anything is left to translate once placeholders and signs are taken away. */
function hasWords(message: string): boolean {
  return /\p{L}/u.test(message.replaceAll(/\{[^}]*\}/gu, ''));
}
