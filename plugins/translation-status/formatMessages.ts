import type {CatalogueState} from './readMessages';

/** One line for each interface text that is missing, unused, unchanged or needlessly excused. */
export function formatMessages(states: readonly CatalogueState[]): readonly string[] {
  return states.flatMap(({file, missing, unused, unchanged, needless}) => [
    ...missing.map((id) => `  ${file} lacks "${id}": npm run i18n -- <locale> adds it.`),
    ...unused.map((id) => `  ${file} has "${id}", which no page uses: take it out.`),
    ...unchanged.map(
      (id) =>
        `  ${file} has "${id}" in English: translate it, or list it in i18n/same-as-english.json.`,
    ),
    ...needless.map(
      (id) => `  i18n/same-as-english.json excuses "${id}" of ${file}, which differs: take it out.`,
    ),
  ]);
}
