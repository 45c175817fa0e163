import type {PluralForm} from './pluralForms';

const PLACEHOLDER = /\{\w+\}/gu;
const FORM_SEPARATOR = '|';

/**
 * What is wrong with the placeholders and plural forms of a text, in words; nothing is, if the portal can fill the text in.
 *
 * @param forms plural forms of the translation's language.
 */
export function checkForms(
  english: string,
  translated: string,
  forms: readonly PluralForm[],
): readonly string[] {
  const original = english.split(FORM_SEPARATOR);
  const parts = translated.split(FORM_SEPARATOR);
  // The last form of the original is the one for any number.
  const wanted = listPlaceholders(original.at(-1) ?? '');
  if (original.length === 1) {
    return comparePlaceholders(translated, wanted);
  }
  if (parts.length !== forms.length) {
    const names = forms.map(({category}) => category).join(', ');
    return [
      `has ${countForms(parts.length)}; the language has ${forms.length}: ${names}, separated by "${FORM_SEPARATOR}"`,
    ];
  }
  return forms.flatMap(({category, isSingle}, index) =>
    comparePlaceholders(parts[index] ?? '', wanted, isSingle).map(
      (mistake) => `${mistake} in the form "${category}"`,
    ),
  );
}

function comparePlaceholders(
  text: string,
  wanted: ReadonlySet<string>,
  mayLack = false,
): readonly string[] {
  const found = listPlaceholders(text);
  const lacking = mayLack ? [] : [...wanted].filter((name) => !found.has(name));
  const extra = [...found].filter((name) => !wanted.has(name));
  return [
    ...lacking.map((name) => `lacks the placeholder ${name}`),
    ...extra.map((name) => `has the unknown placeholder ${name}`),
  ];
}

function listPlaceholders(text: string): ReadonlySet<string> {
  return new Set(text.match(PLACEHOLDER));
}

function countForms(count: number): string {
  return count === 1 ? '1 plural form' : `${count} plural forms`;
}
