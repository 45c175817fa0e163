import {type LineRange, parseRanges} from './lineRange';
import {type Marks, NO_MARKS} from './marks';

/** What a word of a fence's info string takes behind its `=`. */
type Kind = 'flag' | 'lines' | 'number' | 'text';

/** Every word; a new one needs a line here, and is then in `flags`, `lines`, `numbers` or `texts`. */
const WORDS: Readonly<Record<string, Kind>> = {
  added: 'lines',
  description: 'text',
  extend: 'flag',
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

/** The info string of a fence behind its language. */
export interface FenceMeta {
  readonly flags: ReadonlySet<string>;
  readonly texts: Readonly<Record<string, string>>;
  /** A number that is not given is 1. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly marks: Marks;
  /** In words for the author. */
  readonly mistakes: readonly string[];
}

const WORD =
  /(?<name>[a-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<lines>[^}]*)\}|(?<bare>[^\s"'{}]+)))?(?=\s|$)|\{(?<highlight>[^}]*)\}(?=\s|$)|\S+/giu;

/**
 * Reads what stands behind the language, such as `title="server.ts" showLineNumbers=5 {2,4-6} added={3} wrap`.
 *
 * @param meta undefined where nothing does.
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
    } = match.groups ?? {};
    const name = highlight === undefined ? (given ?? '') : 'highlight';
    const kind = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    const text = double ?? single;
    const ranges = list === undefined ? undefined : parseRanges(list);
    const hasNoValue = [text, bare, list].every((value) => value === undefined);
    if (kind === undefined) {
      mistakes.push(`"${word}" is not known here. Known: {2,4-6}, ${describeWords()}.`);
    } else if (kind === 'flag' && hasNoValue) {
      flags.add(name);
    } else if (kind === 'text' && text !== undefined) {
      texts[name] = text;
    } else if (kind === 'number' && (hasNoValue || /^\d{1,6}$/u.test(bare ?? ''))) {
      numbers[name] = Number(bare ?? 1);
    } else if (kind === 'lines' && ranges !== undefined) {
      lines[name] = [...(lines[name] ?? []), ...ranges];
    } else {
      mistakes.push(`"${word}" cannot be read. Write ${EXAMPLES[kind](name)}.`);
    }
  }
  return {flags, texts, numbers, marks: {...NO_MARKS, ...lines}, mistakes};
}

function describeWords(): string {
  return Object.entries(WORDS)
    .map(([name, kind]) => EXAMPLES[kind](name))
    .join(', ');
}
