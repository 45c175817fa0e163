import {readIfThere} from '@selection-set/plugin-kit';
import {
  type Document,
  LineCounter,
  type ParsedNode,
  type YAMLError,
  isMap,
  parseDocument,
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
    const line = Math.min(lineOf(error.pos[0]), texts.length);
    return {line, message: explain(error, texts[line - 1] ?? '')};
  };
  const repeated = document.errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const [first] = document.errors;
  const errors = first === undefined || repeated.includes(first) ? repeated : [first];
  return {document, contents: document.contents, lineOf, mistakes: errors.map(toMistake)};
}

/**
 * Entries of a YAML file by their key, for those who ask only what there is.
 *
 * @param file absolute path.
 * @returns none where the file is not there, cannot be read, or is no map.
 */
export async function readEntries(file: string): Promise<Readonly<Record<string, unknown>>> {
  const {document, contents, mistakes} = parseYaml((await readIfThere(file)) ?? '');
  const entries: unknown = mistakes.length === 0 && isMap(contents) ? document.toJS() : undefined;
  return Object.fromEntries(Object.entries(entries ?? {}));
}

const FIELD = /^[ \t]*(?:- )?(?<name>[\w-]+):[ \t]+(?<value>.*\S)[ \t\r]*$/u;

/** A colon before a space, or a sign at the start that means something to YAML. */
const NEEDS_QUOTES = /^(?!["'[{|>])(?:[@`%*&!]|.*:(?:\s|$))/u;

function explain({code, message}: YAMLError, line: string): string {
  const {name, value} = FIELD.exec(line)?.groups ?? {};
  if (code === 'DUPLICATE_KEY') {
    const key = /^\s*(?:- )?["']?(?<key>[^"':]+)/u.exec(line)?.groups?.key ?? line.trim();
    return `"${key}" is already given above. Keep one of the two lines.`;
  }
  if (code === 'TAB_AS_INDENT') {
    return 'A tab indents this line. Write spaces.';
  }
  if (name !== undefined && value !== undefined && NEEDS_QUOTES.test(value)) {
    return `This cannot be read: a value with signs that mean something to YAML needs quotes. Write ${name}: '${value.replaceAll("'", "''")}'`;
  }
  return `This cannot be read: ${message.replace(/[.]?$/u, '.')} Compare the line, and the one above it, with those around them: a bracket or quote may be open, or the indentation may differ.`;
}
