import {findGrammar, listGrammarNames} from './grammars';

/** How a comment of one line is written; the marks of a code block are such comments. */
export type CommentStyle =
  'block' | 'dashes' | 'hash' | 'jsx' | 'markup' | 'percent' | 'semicolons' | 'slashes';

export interface Language {
  /** As readers know it; absent for plain text, which needs no label. */
  readonly label?: string;
  /** Name of the grammar in Prism; absent where nothing is coloured. */
  readonly grammar?: string;
  readonly comments: readonly CommentStyle[];
  /** Other names that a fence may use. */
  readonly aliases: readonly string[];
}

const C_LIKE = ['slashes', 'block'] as const;

/**
 * Languages with names, labels and comments of their own, sorted; all others are Prism's. JSON takes marks as comments, which are taken out
 * again.
 */
export const LANGUAGES = {
  bash: {
    label: 'Shell',
    grammar: 'bash',
    comments: ['hash'],
    aliases: ['console', 'sh', 'shell', 'zsh'],
  },
  css: {label: 'CSS', grammar: 'css', comments: ['block'], aliases: []},
  diff: {label: 'Diff', grammar: 'diff', comments: ['hash'], aliases: ['patch']},
  graphql: {
    label: 'GraphQL',
    grammar: 'graphql',
    comments: ['hash'],
    aliases: ['gql', 'graphqls', 'sdl'],
  },
  html: {label: 'HTML', grammar: 'markup', comments: ['markup'], aliases: ['svg', 'xml']},
  javascript: {
    label: 'JavaScript',
    grammar: 'javascript',
    comments: C_LIKE,
    aliases: ['cjs', 'js', 'mjs'],
  },
  json: {label: 'JSON', grammar: 'json', comments: C_LIKE, aliases: ['json5', 'jsonc']},
  jsx: {label: 'JSX', grammar: 'jsx', comments: [...C_LIKE, 'jsx'], aliases: []},
  markdown: {
    label: 'Markdown',
    grammar: 'markdown',
    comments: ['markup', 'jsx'],
    aliases: ['md', 'mdx'],
  },
  swift: {label: 'Swift', grammar: 'swift', comments: C_LIKE, aliases: []},
  text: {comments: ['hash', 'slashes'], aliases: ['plain', 'plaintext', 'txt']},
  tsx: {label: 'TSX', grammar: 'tsx', comments: [...C_LIKE, 'jsx'], aliases: []},
  typescript: {
    label: 'TypeScript',
    grammar: 'typescript',
    comments: C_LIKE,
    aliases: ['cts', 'mts', 'ts'],
  },
  yaml: {label: 'YAML', grammar: 'yaml', comments: ['hash'], aliases: ['yml']},
} as const satisfies Record<string, Language>;

/** A language of this list, or one that Prism alone knows, by its name there. */
export type LanguageName = string;

/** A mark is an unlikely comment, so a language of Prism may have it in any form that is common. */
const ANY_COMMENT = [
  'block',
  'dashes',
  'hash',
  'markup',
  'percent',
  'semicolons',
  'slashes',
] as const;

const OWN = new Map<string, Language>(Object.entries(LANGUAGES));

const BY_NAME: ReadonlyMap<string, string> = new Map(
  [...OWN].flatMap(([name, {aliases}]) =>
    [name, ...aliases].map((alias) => [alias, name] as const),
  ),
);

/** The language that a fence names, in any case; undefined for one that neither this list nor Prism has. */
export function findLanguage(name: string): LanguageName | undefined {
  const lower = name.toLowerCase();
  return BY_NAME.get(lower) ?? findGrammar(lower)?.id;
}

/** The language's facts, with every optional one readable. */
export function languageFacts(name: LanguageName): Language {
  const own = OWN.get(name);
  if (own !== undefined) {
    return own;
  }
  const {title, grammar} = findGrammar(name) ?? {};
  return {
    ...(title === undefined ? {} : {label: title}),
    ...(grammar === undefined ? {} : {grammar}),
    comments: ANY_COMMENT,
    aliases: [],
  };
}

/** Names that a fence may use, for guesses at what was meant. */
export function listLanguageNames(): readonly string[] {
  return [...BY_NAME.keys(), ...listGrammarNames()];
}
