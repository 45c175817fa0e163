import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Token, TokenStream} from 'prismjs';
import {findGrammar, listGrammarNames, loadGrammar, mount} from './grammars';
import {Prism} from './prism';
import {ROLES, findRole, type Role} from './roles';

/** Syntax of a one-line comment; the marks of a code block are such comments. */
export type CommentStyle =
  'block' | 'dashes' | 'hash' | 'jsx' | 'markup' | 'percent' | 'semicolons' | 'slashes';

export interface Language {
  /** Name for readers; absent for plain text, which needs no label. */
  readonly label?: string;
  /** Name of the grammar in Prism; absent when nothing is highlighted. */
  readonly grammar?: string;
  readonly comments: readonly CommentStyle[];
  /** Other names that a fence may use. */
  readonly aliases: readonly string[];
}

const C_LIKE = ['slashes', 'block'] as const;

/**
 * Languages with names, labels and comments of their own, sorted; all others are Prism's. Marks in JSON are comments, too, since they are
 * removed.
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

/** A language of this list, or the Prism name of one that only Prism has. */
export type LanguageName = string;

/** A mark is an unlikely comment, so other languages of Prism accept it in any common syntax. */
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

/** The language that a fence names, in any case; undefined when neither this list nor Prism has it. */
export function findLanguage(name: string): LanguageName | undefined {
  const lower = name.toLowerCase();
  return BY_NAME.get(lower) ?? findGrammar(lower)?.id;
}

/** The data of a language, with all optional fields readable. */
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

/** Names that a fence may use, to suggest the intended one. */
export function listLanguageNames(): readonly string[] {
  return [...BY_NAME.keys(), ...listGrammarNames()];
}

/** Code of one colour; without a role it has the colour of text. */
interface Piece {
  readonly text: string;
  readonly role?: Role;
}

/** Code in as few pieces as its colours need; their concatenated texts are the code. */
export function highlight(code: string, language: LanguageName): readonly Piece[] {
  const {grammar: name} = languageFacts(language);
  const grammar = name === undefined ? undefined : loadGrammar(name);
  if (name === undefined || grammar === undefined) {
    return code === '' ? [] : [{text: code}];
  }
  const env = {code, grammar, language: name, tokens: new Array<string | Token>()};
  mount(() => {
    Prism.hooks.run('before-tokenize', env);
    env.tokens = Prism.tokenize(env.code, env.grammar);
    Prism.hooks.run('after-tokenize', env);
  });
  return mergePieces(flatten(env.tokens, undefined));
}

function flatten(stream: TokenStream, outer: Role | undefined): readonly Piece[] {
  if (typeof stream === 'string') {
    return [outer === undefined ? {text: stream} : {text: stream, role: outer}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((token) => flatten(token, outer));
  }
  return flatten(stream.content, findRole([stream.type, stream.alias ?? []].flat(), outer));
}

/** Merges neighbours of one colour; white space has no colour, so it joins the text before it when the same colour follows. */
function mergePieces(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (piece.text === '') {
      continue;
    }
    if (last !== undefined && last.role === piece.role) {
      merged.splice(-1, 1, {...last, text: last.text + piece.text});
    } else if (
      last !== undefined &&
      beforeLast !== undefined &&
      last.text.trim() === '' &&
      beforeLast.role === piece.role
    ) {
      merged.splice(-2, 2, {...beforeLast, text: beforeLast.text + last.text + piece.text});
    } else if (piece.text.trim() === '') {
      merged.push({text: piece.text});
    } else {
      merged.push(piece);
    }
  }
  return merged;
}

/** Lines from the first to the last, inclusive, from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^(?<first>[1-9]\d{0,5})(?:-(?<last>[1-9]\d{0,5}))?$/u;

/** Reads `2,4-6`; undefined for anything else, and for a range that ends before it starts. */
export function parseRanges(text: string): readonly LineRange[] | undefined {
  const ranges = text.split(',').flatMap((part) => {
    const {first, last} = RANGE.exec(part.trim())?.groups ?? {};
    const range = {first: Number(first), last: Number(last ?? first)};
    return range.first <= range.last ? [range] : [];
  });
  return ranges.length === text.split(',').length ? ranges : undefined;
}

/** Whether a line is in one of the ranges. */
export function inRanges(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(({first, last}) => first <= line && line <= last);
}

/** Marks that a line can have. */
export const MARKS = ['added', 'focus', 'highlight', 'removed'] as const;

export type Mark = (typeof MARKS)[number];

/** Lines of the shown code by mark. */
export type Marks = Readonly<Record<Mark, readonly LineRange[]>>;

export const NO_MARKS: Marks = {added: [], focus: [], highlight: [], removed: []};

/** The lines of both, mark by mark. */
export function joinMarks(a: Marks, b: Marks): Marks {
  return {
    added: [...a.added, ...b.added],
    focus: [...a.focus, ...b.focus],
    highlight: [...a.highlight, ...b.highlight],
    removed: [...a.removed, ...b.removed],
  };
}

/** Code as text, with a span around each piece that has its own colour. */
export function toHast(pieces: readonly Piece[]): ElementContent[] {
  return pieces.map(({text, role}) =>
    role === undefined
      ? {type: 'text', value: text}
      : {
          type: 'element',
          tagName: 'span',
          properties: {className: [ROLES[role]]},
          children: [{type: 'text', value: text}],
        },
  );
}

/** Pieces by line; each line keeps its line break, if it has one. */
function splitLines(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const {text, ...rest} of pieces) {
    for (const part of text.split(/(?<=\n)/u)) {
      lines.at(-1)?.push({...rest, text: part});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}

/** Classes of lines, in addition to those of colours. */
export const LINE_CLASSES = {dimmed: 'x', focus: 'o', highlight: 'h', line: 'l'} as const;

interface Line {
  readonly content: ElementContent[];
  readonly isDimmed: boolean;
}

/**
 * Code as HTML. Only lines with a mark or a number have their own element: `ins`, `del` and `mark` have a meaning without styles.
 * Adjacent lines out of focus share one.
 *
 * @param firstNumber of the first line; without it, lines have no numbers.
 */
export function composeCode(
  pieces: readonly Piece[],
  marks: Marks,
  firstNumber: number | undefined,
): string {
  const hasFocus = marks.focus.length > 0;
  if (firstNumber === undefined && Object.values(marks).every(({length}) => length === 0)) {
    return write(toHast(pieces));
  }
  const lines = splitLines(pieces);
  const digits = String((firstNumber ?? 0) + lines.length - 1).length;
  const content = lines.map((line, index): Line => {
    const has = (mark: Mark): boolean => inRanges(index + 1, marks[mark]);
    const number =
      firstNumber === undefined ? undefined : String(firstNumber + index).padStart(digits);
    return {
      content: composeLine(toHast(line), has, number),
      isDimmed: hasFocus && !has('focus'),
    };
  });
  return write(content.flatMap((line, index) => wrapDimmed(content, line, index)));
}

function composeLine(
  content: ElementContent[],
  has: (mark: Mark) => boolean,
  number: string | undefined,
): ElementContent[] {
  const tagName = findElement(has, number !== undefined);
  if (tagName === undefined) {
    return content;
  }
  const className = [
    LINE_CLASSES.line,
    ...(has('highlight') ? [LINE_CLASSES.highlight] : []),
    ...(has('focus') ? [LINE_CLASSES.focus] : []),
  ];
  const properties = {className, ...(number === undefined ? {} : {dataN: number})};
  return [{type: 'element', tagName, properties, children: content}];
}

function findElement(has: (mark: Mark) => boolean, hasNumber: boolean): string | undefined {
  if (has('removed')) {
    return 'del';
  }
  if (has('added')) {
    return 'ins';
  }
  if (has('highlight')) {
    return 'mark';
  }
  return hasNumber || has('focus') ? 'span' : undefined;
}

/** The content of a run of dimmed lines in one element, at the position of its first line. */
function wrapDimmed(lines: readonly Line[], line: Line, index: number): ElementContent[] {
  if (!line.isDimmed) {
    return line.content;
  }
  if (lines[index - 1]?.isDimmed === true) {
    return [];
  }
  const rest = lines.slice(index);
  const length = rest.findIndex(({isDimmed}) => !isDimmed);
  const run = length === -1 ? rest : rest.slice(0, length);
  const children = run.flatMap(({content}) => content);
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: {className: [LINE_CLASSES.dimmed]},
      children,
    },
  ];
}

function write(content: ElementContent[]): string {
  return toHtml(content, {
    preferUnquoted: true,
    characterReferences: {useNamedReferences: true},
  });
}
