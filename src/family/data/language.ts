/** A language in which samples can be run in the page. */
export interface LiveLanguage {
  /** As fences name it. */
  readonly id: string;
  /** As readers know it. */
  readonly name: string;
}

/** The language of fences with the word `live`, undefined where no sample is; code for it is in `src/family/language`. */
export const LIVE_LANGUAGE: LiveLanguage | undefined = {id: 'graphql', name: 'GraphQL'};

/** What logs about GraphQL have in them: its name, answers with errors, variables, directives and types in quotes, fields of root types. */
export const SUBJECT_SIGNS =
  /graphql|GraphQL|\bgql\b|"errors\\*":\s*\[|"\$[a-z]\w*\\*"|"\[?[A-Z]\w*!\]?!?\\*"|\btype \\*"\[?[A-Z]\w*[\]!]*\\*"|"@[a-z]\w*\\*"|\b(?:Query|Mutation|Subscription)\.\w/u;
