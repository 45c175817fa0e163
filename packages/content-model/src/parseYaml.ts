import {readIfThere} from '@selection-set/plugin-kit';
import {
  type Document,
  LineCounter,
  type ParsedNode,
  type YAMLError,
  isMap,
  parseDocument,
  visit,
} from 'yaml';

interface YamlMistake {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

interface ParsedYaml {
  readonly document: Document.Parsed;
  /** The root; null where the text is empty or holds nothing but comments. */
  readonly contents: ParsedNode | null;
  /** Line of an offset in the text, from 1. */
  readonly lineOf: (offset: number) => number;
  /** What YAML does not accept. Of mistakes in its signs only the first: those after it follow from it. */
  readonly mistakes: readonly YamlMistake[];
}

/**
 * Reads YAML, or JSON, which is YAML too, with sentences that tell its author what to change.
 *
 * @param text without a byte order mark.
 */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const lineOf = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const texts = text.trimEnd().split('\n');
  const toMistake = (error: YAMLError): YamlMistake => {
    // What is open at the end is closed in the last line that says something.
    const last = Math.min(lineOf(error.pos[0]), texts.length);
    // A quote that is never closed takes all that follows for its value.
    const open = QUOTE_MISTAKE.test(error.message)
      ? texts.slice(0, last).findLastIndex((each) => OPEN_QUOTE.test(each))
      : -1;
    const line = open === -1 ? last : open + 1;
    const indented = INDENTED.test(texts[line] ?? '') && !/^\s/u.test(texts[line - 1] ?? '');
    return error.code === 'BLOCK_AS_IMPLICIT_KEY' && indented && !needsQuotes(texts[line - 1] ?? '')
      ? {
          line: line + 1,
          message:
            'This line is indented, as if it were part of the one above. Remove the spaces before it.',
        }
      : {line, message: explain(error, texts[line - 1] ?? '', text.slice(error.pos[0]))};
  };
  const repeated = document.errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const [first] = document.errors;
  const errors = first === undefined || repeated.includes(first) ? repeated : [first];
  const mistakes = errors.length === 0 ? findLost(document) : errors.map(toMistake);
  return {document, contents: document.contents, lineOf, mistakes};

  /** What YAML accepts and gives nobody: the end of a value, and a name for a value that is nowhere. */
  function findLost(parsed: Document.Parsed): readonly YamlMistake[] {
    const lost: YamlMistake[] = [];
    visit(parsed, {
      Alias(_key, alias) {
        if (alias.resolve(parsed) === undefined) {
          const line = lineOf(alias.range?.[0] ?? 0);
          lost.push({line, message: [NO_ALIAS, quoted(texts[line - 1] ?? '')].join(' ').trim()});
        }
      },
      Scalar(_key, {comment, range}) {
        if (typeof comment === 'string' && /^[^\s#!-]/u.test(comment)) {
          const line = lineOf(range?.[0] ?? 0);
          lost.push({
            line,
            message: `YAML reads "#${comment}" as a comment and drops it. ${quoted(texts[line - 1] ?? '') ?? 'Put the value in quotes.'}`,
          });
        }
      },
    });
    return lost;
  }
}

/**
 * Entries of a YAML file by their key, for those who ask only what there is: one mistake in it must not turn all that its other entries are
 * named by into mistakes.
 *
 * @param file absolute path.
 * @returns those that can be read; none where the file is not there, is no map, or has names for values that are nowhere.
 */
export async function readEntries(file: string): Promise<Readonly<Record<string, unknown>>> {
  const {document, contents} = parseYaml((await readIfThere(file)) ?? '');
  try {
    const entries: unknown = isMap(contents) ? document.toJS() : undefined;
    return Object.fromEntries(Object.entries(entries ?? {}));
  } catch {
    return {};
  }
}

const FIELD = /^[ \t]*(?:- )?(?<name>[\w-]+):[ \t]+(?<value>.*\S)[ \t\r]*$/u;

/** A colon before a space, or a sign at the start that means something to YAML. */
const NEEDS_QUOTES = /^(?!["'[{|>])(?:[@`%*&!]|.*:(?:\s|$))/u;

/** A field whose value follows without a space; an address begins alike. */
const GLUED = /^[ \t]*(?<name>[A-Za-z][\w-]*):(?!\/\/)(?<value>[^\s:].*?)\s*$/u;
/** What YAML says where a quote takes more or less than its author means. */
const QUOTE_MISTAKE = /closing ["']quote|Unexpected scalar/u;
/** A value whose quote is not closed in its line. */
const OPEN_QUOTE = /^[ \t]*(?:- )?(?:[\w-]+:[ \t]+)?(?<quote>["'])(?:(?!\k<quote>).)*$/u;
const INDENTED = /^[ \t]+[\w-]+:(?:\s|$)/u;

function needsQuotes(line: string): boolean {
  return NEEDS_QUOTES.test(FIELD.exec(line)?.groups?.value ?? '');
}

const NO_ALIAS =
  'A value that starts with "*" needs quotes: to YAML, it is the name of another value.';

/** The line with its value in quotes, for one that YAML reads as something else. */
function quoted(line: string): string | undefined {
  const {name, value} = FIELD.exec(line)?.groups ?? {};
  return name === undefined || value === undefined || /^["'[{|>]/u.test(value)
    ? undefined
    : `Write ${name}: '${value.replaceAll("'", "''")}'`;
}

/** Signs that look like a colon and a space, and are neither to YAML. */
const OTHER_SIGNS = /^(?<field>[ \t]*[\w-]+)(?<signs>：\s*|:(?![ \t])\s+)(?<value>\S.*)$/u;

/** @param rest the text from the mistake on. */
function explain({code, message}: YAMLError, line: string, rest: string): string {
  const {name, value} = FIELD.exec(line)?.groups ?? {};
  if (code === 'DUPLICATE_KEY') {
    const key = /^["']?(?<key>[^"':]+)/u.exec(rest)?.groups?.key ?? line.trim();
    return `"${key}" is already given above. Keep one of the two lines.`;
  }
  if (code === 'TAB_AS_INDENT') {
    return 'A tab indents this line. Write spaces.';
  }
  const other = OTHER_SIGNS.exec(line)?.groups;
  if (other !== undefined) {
    return `After the name of a field, YAML needs a plain colon and a plain space; this line has other signs that look alike. Write ${other.field?.trim()}: ${other.value}`;
  }
  const glued = GLUED.exec(line)?.groups;
  if (glued !== undefined) {
    return `A field needs a space after its colon. Write ${glued.name ?? ''}: ${glued.value ?? ''}`;
  }
  const quote = OPEN_QUOTE.exec(line)?.groups?.quote;
  if (QUOTE_MISTAKE.test(message) && quote !== undefined) {
    return `The quote before this value is never closed. Write ${line.trim()}${quote}`;
  }
  const inside = /^'(?<text>.*'.*)'$/u.exec(value ?? '')?.groups?.text;
  if (inside !== undefined) {
    return `An apostrophe ends a value in single quotes. Write ${name ?? ''}: "${inside.replaceAll("''", "'").replaceAll(/["\\]/gu, '\\$&')}"`;
  }
  if (
    code === 'UNEXPECTED_TOKEN' &&
    name !== undefined &&
    /^"[^"]*".|^'[^']*'./u.test(value ?? '')
  ) {
    return `Words follow the quote that ends this value. Put all of it in quotes of the other kind: ${name}: ${value?.startsWith("'") === true ? `"${value}"` : `'${value}'`}`;
  }
  if (name !== undefined && value !== undefined && NEEDS_QUOTES.test(value)) {
    return `This cannot be read: a value with signs that mean something to YAML needs quotes. Write ${name}: '${value.replaceAll("'", "''")}'`;
  }
  return `This cannot be read: ${message.replace(/[.]?$/u, '.')} Compare the line, and the one above it, with those around them: a bracket or quote may be open, or the indentation may differ.`;
}
