/** Order in which the forms of a message stand, as the theme has it. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a message for a number, as the theme's `usePluralForm` chooses it, for texts outside of React.
 *
 * @param message forms separated by `|`, with `{count}` for the number; the last one serves for all that are missing.
 */
export function selectPlural(message: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const categories = new Set(rules.resolvedOptions().pluralCategories);
  const index = ORDER.filter((form) => categories.has(form)).indexOf(rules.select(count));
  const forms = message.split('|');
  const form = forms[Math.min(index, forms.length - 1)] ?? message;
  return form.replaceAll('{count}', new Intl.NumberFormat(locale).format(count));
}
