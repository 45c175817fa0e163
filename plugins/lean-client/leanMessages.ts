export type Messages = Readonly<Record<string, string>>;

/**
 * The texts that differ from what stands in the code anyway, where `translate()` and `<Translate>` name it beside the id.
 *
 * @param messages of one language, by id.
 * @param written what the code says, by id: the catalogue that `npm run i18n` reads from it, and that of the theme.
 */
export function leanMessages(messages: Messages, written: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id, text]) => written[id] !== text));
}
