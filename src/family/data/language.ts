/** The language in which samples can be run in the page (a fence with the word `live`); code for it is in `src/family/language`. */
export const LIVE_LANGUAGE = {
  /** As fences name it. */
  id: 'graphql',
  /** As readers know it. */
  name: 'GraphQL',
} as const;

/** What logs about GraphQL have in them: its name, answers with errors, variables, directives and types in quotes, fields of root types. */
export const SUBJECT_SIGNS =
  /graphql|GraphQL|\bgql\b|"errors\\*":\s*\[|"\$[a-z]\w*\\*"|"\[?[A-Z]\w*!\]?!?\\*"|\btype \\*"\[?[A-Z]\w*[\]!]*\\*"|"@[a-z]\w*\\*"|\b(?:Query|Mutation|Subscription)\.\w/u;
