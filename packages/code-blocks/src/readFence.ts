import {suggestSpelling} from '@selection-set/content-model';
import {
  MARKS,
  NO_MARKS,
  findLanguage,
  joinMarks,
  languageFacts,
  listLanguageNames,
  parseRanges,
  type CommentStyle,
  type LanguageName,
  type LineRange,
  type Mark,
  type Marks,
} from './composeCode';

/** Type of the value after a word's `=` in a fence's info string. */
type Kind = 'flag' | 'lines' | 'number' | 'text';

/** Every word; a new one needs a line here, and then appears in `flags`, `lines`, `numbers` or `texts`. */
const WORDS: Readonly<Record<string, Kind>> = {
  added: 'lines',
  description: 'text',
  extend: 'flag',
  fails: 'number',
  focus: 'lines',
  highlight: 'lines',
  invalid: 'flag',
  live: 'flag',
  part: 'flag',
  project: 'text',
  removed: 'lines',
  schema: 'text',
  showLineNumbers: 'number',
  title: 'text',
  toolPage: 'flag',
  unchecked: 'text',
  variables: 'flag',
  wrap: 'flag',
};

const EXAMPLES: Readonly<Record<Kind, (name: string) => string>> = {
  flag: (name) => name,
  lines: (name) => `${name}={2,4-6}`,
  number: (name) => `${name} or ${name}=5`,
  text: (name) => `${name}="…"`,
};

/** The info string of a fence after its language. */
interface FenceMeta {
  readonly flags: ReadonlySet<string>;
  readonly texts: Readonly<Record<string, string>>;
  /** 1 for a number without a value. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly marks: Marks;
  /** In words for the author. */
  readonly mistakes: readonly string[];
}

const WORD =
  /(?<name>[a-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<lines>[^}]*)\}|(?<bare>[^\s"'{}]+)))?(?=\s|$)|\{(?<highlight>[^}]*)\}(?=\s|$)|(?<open>[a-z][\w-]*)=["'].*|\S+/giu;

/** Words of other kinds of Markdown, with ours. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['del', 'removed'],
  ['file', 'title'],
  ['filename', 'title'],
  ['hl_lines', 'highlight'],
  ['ins', 'added'],
  ['linenos', 'showLineNumbers'],
  ['linenums', 'showLineNumbers'],
  ['mark', 'highlight'],
]);

/** @param word as it is written, with its value. */
function suggestWord(word: string, name: string): string {
  const own = word.startsWith('[') ? 'title' : FOREIGN.get(word.replace(/=.*$/u, ''));
  const kind = own === undefined ? undefined : WORDS[own];
  return own === undefined || kind === undefined
    ? suggestSpelling(name, Object.keys(WORDS))
    : ` Write ${EXAMPLES[kind](own)}.`;
}

/**
 * Parses the words after the language, such as `title="server.ts" showLineNumbers=5 {2,4-6} added={3} wrap`.
 *
 * @param meta undefined when there are none.
 */
export function parseMeta(meta: string | undefined): FenceMeta {
  const flags = new Set<string>();
  const texts: Record<string, string> = {};
  const numbers: Record<string, number> = {};
  const lines: Record<string, readonly LineRange[]> = {};
  const mistakes: string[] = [];
  for (const match of (meta ?? '').matchAll(WORD)) {
    const [word] = match;
    const {
      name: given,
      double,
      single,
      bare,
      highlight,
      lines: list = highlight,
      open,
    } = match.groups ?? {};
    const name = highlight === undefined ? (given ?? open ?? '') : 'highlight';
    const kind = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    const text = double ?? single;
    const ranges = list === undefined ? undefined : parseRanges(list);
    const hasNoValue = [text, bare, list].every((value) => value === undefined);
    if (kind === undefined) {
      mistakes.push(
        `"${word}" is not known here.${suggestWord(word, name)} Known: {2,4-6}, ${describeWords()}.`,
      );
    } else if (kind === 'flag' && hasNoValue) {
      flags.add(name);
    } else if (kind === 'text' && text !== undefined) {
      texts[name] = text;
    } else if (kind === 'number' && (hasNoValue || /^\d{1,6}$/u.test(bare ?? ''))) {
      numbers[name] = Number(bare ?? 1);
    } else if (kind === 'lines' && ranges !== undefined) {
      lines[name] = [...(lines[name] ?? []), ...ranges];
    } else {
      mistakes.push(
        `"${word}" cannot be read${open === undefined ? '' : ', because its quotation mark is not closed'}. Write ${EXAMPLES[kind](name)}.`,
      );
    }
  }
  return {flags, texts, numbers, marks: {...NO_MARKS, ...lines}, mistakes};
}

function describeWords(): string {
  return Object.entries(WORDS)
    .map(([name, kind]) => EXAMPLES[kind](name))
    .join(', ');
}

/** A mistake in a line of the fence, from 1. */
interface LineMistake {
  readonly line: number;
  readonly message: string;
}

const COMMENTS: Readonly<Record<CommentStyle, readonly [open: string, close: string]>> = {
  block: [String.raw`\/\*`, String.raw`\*\/`],
  dashes: ['--', ''],
  hash: ['#', ''],
  jsx: [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`],
  markup: ['<!--', '-->'],
  percent: ['%', ''],
  semicolons: [';;?', ''],
  slashes: [String.raw`\/\/`, ''],
};

/**
 * Removes the comments that mark lines from the code, such as `// added-next-line` or `# focus-start`.
 *
 * @param styles syntax of the language's comments.
 */
export function readMarks(
  code: string,
  styles: readonly CommentStyle[],
): {readonly code: string; readonly marks: Marks; readonly mistakes: readonly LineMistake[]} {
  const patterns = styles.map((style) => {
    const [open, close] = COMMENTS[style];
    return new RegExp(
      `^\\s*${open}\\s*(?<mark>[a-z]+)-(?<kind>next-?line|start|end)\\s*${close}\\s*$`,
      'iu',
    );
  });
  const marks: Record<Mark, LineRange[]> = {added: [], focus: [], highlight: [], removed: []};
  const starts = new Map<Mark, {readonly first: number; readonly line: number}>();
  const mistakes: LineMistake[] = [];
  const shown: string[] = [];
  const nextLines: {readonly mark: Mark; readonly line: number}[] = [];
  for (const [index, text] of code.split('\n').entries()) {
    const line = index + 1;
    const found = readComment(text, patterns) ?? describeForeign(text);
    if (found === undefined || typeof found === 'string') {
      shown.push(text);
      mistakes.push(...(found === undefined ? [] : [{line, message: found}]));
      for (const {mark} of nextLines.splice(0)) {
        marks[mark].push({first: shown.length, last: shown.length});
      }
      continue;
    }
    const {mark, kind} = found;
    const start = starts.get(mark);
    if (kind === 'next-line') {
      nextLines.push({mark, line});
    } else if (kind === 'start' && start === undefined) {
      starts.set(mark, {first: shown.length + 1, line});
    } else if (kind === 'end' && start !== undefined && start.first <= shown.length) {
      marks[mark].push({first: start.first, last: shown.length});
      starts.delete(mark);
    } else {
      mistakes.push({line, message: describeMistake(mark, kind, start !== undefined)});
    }
  }
  for (const [mark, {line}] of starts) {
    mistakes.push({line, message: `"${mark}-start" has no "${mark}-end" after it.`});
  }
  for (const {mark, line} of nextLines) {
    mistakes.push({line, message: `"${mark}-next-line" has no line after it.`});
  }
  return {code: shown.join('\n'), marks, mistakes};
}

function describeMistake(mark: Mark, kind: string, isOpen: boolean): string {
  if (kind === 'start') {
    return `"${mark}-start" stands within another one. End that one first with "${mark}-end".`;
  }
  return isOpen
    ? `There is no line between "${mark}-start" and "${mark}-end".`
    : `"${mark}-end" has no "${mark}-start" before it.`;
}

/** Comments at the end of a line, which mark it in other kinds of Markdown. */
function describeForeign(text: string): string | undefined {
  const {open, written, name} =
    /(?<open>\/\/|#|--|\/\*|<!--)\s*(?<written>\[!code (?<name>[^\]\s]+)[^\]]*\])/u.exec(text)
      ?.groups ?? {};
  if (open === undefined || written === undefined) {
    return undefined;
  }
  const mark =
    name === '++' ? 'added' : name === '--' ? 'removed' : name === 'focus' ? name : 'highlight';
  return `"${written}" does not mark a line here, so readers see this comment. Write "${mark}-next-line" in a comment on the line above.`;
}

/** A mark; a sentence about a misspelt one; undefined for other lines. */
function readComment(
  text: string,
  patterns: readonly RegExp[],
): {readonly mark: Mark; readonly kind: string} | string | undefined {
  for (const pattern of patterns) {
    const {mark: name, kind} = pattern.exec(text)?.groups ?? {};
    const mark = MARKS.find((candidate) => candidate === name);
    if (name === undefined || kind === undefined) {
      continue;
    }
    const rightKind = kind.toLowerCase().replace(/^nextline$/u, 'next-line');
    if (mark !== undefined && kind === rightKind) {
      return {mark, kind};
    }
    if (suggestSpelling(name, MARKS) !== '') {
      const marks = MARKS.map((candidate) => `${candidate}-${rightKind}`);
      const written = `${name}-${kind}`;
      return `"${written}" does not mark a line here, so readers see this comment.${suggestSpelling(written, marks)}`;
    }
  }
  return undefined;
}

/** Turns lines that start with `+`, `-` or a space into code with marks, so that it can be highlighted in its own language. */
function readPatch(patch: string): {readonly code: string; readonly marks: Marks} {
  const added: LineRange[] = [];
  const removed: LineRange[] = [];
  const lines = patch.split('\n').map((text, index) => {
    const range = {first: index + 1, last: index + 1};
    if (text.startsWith('+')) {
      added.push(range);
    } else if (text.startsWith('-')) {
      removed.push(range);
    }
    return text.replace(/^[+\- ]/u, '');
  });
  return {code: lines.join('\n'), marks: {...NO_MARKS, added, removed}};
}

/** A fence in Markdown. */
export interface FenceSource {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

export interface Fence {
  readonly language: LanguageName;
  /** The code to show: without the comments that mark lines, and without the signs of a patch. */
  readonly code: string;
  readonly meta: FenceMeta;
  /** The marks of info string, comments and patch together. */
  readonly marks: Marks;
  /** Line 0 is the fence itself. */
  readonly mistakes: readonly LineMistake[];
}

/** `diff-ts` is TypeScript with added and removed lines. */
const PATCH = /^diff-(?<inner>.+)$/u;

/** Parses a fence. Anything invalid is left out and listed in `mistakes`, so that a page can be previewed while it is being written. */
export function readFence({lang, meta: metaText, value}: FenceSource): Fence {
  const inner = PATCH.exec(lang ?? '')?.groups?.inner;
  const found = findLanguage(inner ?? lang ?? 'text');
  const language = found ?? 'text';
  const meta = parseMeta(metaText ?? undefined);
  const source = value.replaceAll('\r\n', '\n');
  const read = readMarks(source, languageFacts(language).comments);
  const patch = inner === undefined ? undefined : readPatch(read.code);
  const code = patch?.code ?? read.code;
  const lineCount = code.split('\n').length;
  const marks = joinMarks(meta.marks, read.marks);
  const outside = MARKS.flatMap((mark) => findOutside(marks[mark], lineCount)).map(
    (line) =>
      `Line ${line} is marked, and the block has ${lineCount}. Lines count from 1, without the comments that mark them.`,
  );
  const unknown =
    found === undefined
      ? [
          `The language "${lang ?? ''}" is not known.${suggestLanguage(inner ?? lang ?? '')} Known are "text", the languages of https://prismjs.com/#supported-languages, and diff-… with one of them.`,
        ]
      : [];
  return {
    language,
    code,
    meta,
    marks: patch === undefined ? marks : joinMarks(marks, patch.marks),
    mistakes: [
      ...[...unknown, ...meta.mistakes, ...outside].map((message) => ({line: 0, message})),
      ...read.mistakes,
    ],
  };
}

function suggestLanguage(lang: string): string {
  const [name = ''] = lang.split(/[{:]/u);
  return name === lang || findLanguage(name) === undefined
    ? suggestSpelling(lang, listLanguageNames())
    : ` Write "${name}", and what follows after a space.`;
}

function findOutside(ranges: readonly LineRange[], lineCount: number): readonly number[] {
  return ranges.flatMap(({last}) => (last > lineCount ? [last] : []));
}
