/** How a comment of one line is written; the marks of a code block are such comments. */
export type CommentStyle = 'block' | 'hash' | 'jsx' | 'markup' | 'slashes';

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

/** Every language that a fence may name, sorted; JSON takes marks as comments, which are taken out again. */
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

export type LanguageName = keyof typeof LANGUAGES;

const BY_NAME: ReadonlyMap<string, LanguageName> = new Map(
  languageNames().flatMap((name) =>
    [name, ...LANGUAGES[name].aliases].map((alias) => [alias, name] as const),
  ),
);

/** The language that a fence names, in any case; undefined for one that is not known. */
export function findLanguage(name: string): LanguageName | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** The language's facts, with every optional one readable. */
export function languageFacts(name: LanguageName): Language {
  return LANGUAGES[name];
}

/** Every name with its other names, for errors: `bash (console, sh, …), css`. */
export function describeLanguages(): string {
  return languageNames()
    .map((name) => {
      const {aliases} = languageFacts(name);
      return aliases.length === 0 ? name : `${name} (${aliases.join(', ')})`;
    })
    .join(', ');
}

function languageNames(): readonly LanguageName[] {
  const names: string[] = Object.keys(LANGUAGES);
  return names.filter(isLanguageName);
}

function isLanguageName(name: string): name is LanguageName {
  return Object.hasOwn(LANGUAGES, name);
}
