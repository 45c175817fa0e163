/** One form of a plural in a language. */
export interface PluralForm {
  /** Such as `few`. */
  readonly category: Intl.LDMLPluralRule;
  /** It stands for one whole number only, so that it may leave the number out: "One document". */
  readonly isSingle: boolean;
}

/** Order of forms in a text, as `usePluralForm` of Docusaurus reads them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whole numbers that are tried; every category of a language shows up below a thousand or is one for millions. */
const TRIED = 1000;

const known = new Map<string, readonly PluralForm[]>();

/** The forms that a language has, in the order in which a text gives them. */
export function listPluralForms(locale: string): readonly PluralForm[] {
  const forms = known.get(locale) ?? findPluralForms(locale);
  known.set(locale, forms);
  return forms;
}

function findPluralForms(locale: string): readonly PluralForm[] {
  const rules = new Intl.PluralRules(locale);
  const found = Array.from({length: TRIED}, (_, count) => rules.select(count));
  const {pluralCategories} = rules.resolvedOptions();
  return ORDER.filter((category) => pluralCategories.includes(category)).map((category) => ({
    category,
    isSingle: found.filter((name) => name === category).length === 1,
  }));
}
