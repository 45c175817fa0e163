import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {type KeptResults, NOTHING_KEPT, messageOf} from '@selection-set/plugin-kit';
import type {Heading, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {isMap, isScalar} from 'yaml';
import {
  adaptMarkdown,
  formatOf,
  frontMatterEnd,
  toSourceOffset,
  type AdaptedMarkdown,
  type MarkdownFormat,
} from './adaptMarkdown';
import {parseYaml} from './parseYaml';
import {explainSyntax} from './problem';
import {findOpenBlocks} from './reference';

const FIELD = /^[\w-]+:(?:[ \t]|$)/u;
const HYPHENS = /^-{3,}[ \t]*$/u;

/**
 * What keeps the front matter from being read, though the text begins with something that its author takes for one.
 *
 * @param text whole file, of which nothing is read as front matter.
 */
function findLostFrontMatter(text: string): SyntaxMistake | undefined {
  const lines = text.split(/\r?\n/u);
  const start = lines.findIndex((line) => /[^\s\uFEFF]/u.test(line));
  const [first = '', second = '', ...rest] = lines.slice(Math.max(start, 0));
  if (/^\+{3}[ \t]*$/u.test(first) && /^[\w-]+\s*=/u.test(second)) {
    const message =
      'Front matter is YAML here. Write "---" instead of "+++", and "title: …" instead of "title = …".';
    return {line: start + 1, message};
  }
  if (start === 0 && /^---[ \t]*\w/u.test(first)) {
    const message = `Front matter is YAML here, and begins with "---" alone. Remove "${first.replace(/^-+\s*/u, '').trim()}", and write "field: value" lines below.`;
    return {line: 1, message};
  }
  if (!HYPHENS.test(first) || !FIELD.test(second)) {
    return undefined;
  }
  if (start > 0) {
    const message =
      'Front matter begins in the first line of a file. Remove what is above these three hyphens.';
    return {line: start + 1, message};
  }
  if (first.trim() !== '---') {
    return {line: 1, message: 'Front matter goes between two lines of three hyphens: "---".'};
  }
  const end = rest.findIndex((line) => !/^(?:[\w-]+:(?:[ \t]|$)|[ \t]+\S|- )/u.test(line));
  const message = `The front matter is not closed. Write "---" on a line of its own below line ${end === -1 ? rest.length + 1 : end + 2}.`;
  return {line: 1, message};
}

/** What UTF-8 has in place of what it cannot read, and signs that no text has: of control, or to show text in another order than it has. */
const NO_TEXT = /[\uFFFD\u202D\u202E]|(?![\t\n\r])\p{Cc}/u;

/** A file in another encoding, or that is no text, makes parsers complain about each of its signs. */
function findNoText(text: string): SyntaxMistake | undefined {
  const found = NO_TEXT.exec(text);
  if (found === null) {
    return undefined;
  }
  const line = text.slice(0, found.index).split('\n').length;
  const [sign] = found;
  const message =
    sign === '\uFFFD' || sign === '\0'
      ? 'From here on, this file is not UTF-8 text. Save it as UTF-8 in your editor, and type what it shows as "\uFFFD" again.'
      : `This line contains an invisible character (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}). Remove it.`;
  return {line, message};
}

/** The block between the first two lines of three hyphens. */
interface FrontMatter {
  /** Fields as YAML gives them; empty where there is no block. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a field in the file, from 1; the first line for a field that is not there. */
  readonly lineOf: (field: string) => number;
}

/** Gives the fields of a front matter that Docusaurus can use, of a file relative to the project's folder. */
export type FieldKeeper = (
  file: string,
  values: Readonly<Record<string, unknown>>,
) => Promise<Record<string, unknown>>;

export interface FrontMatterMistake {
  readonly line: number;
  readonly message: string;
}

/** The delimiter's line stands before the first line of YAML. */
const LINES_BEFORE = 1;

/**
 * Reads the YAML of a front matter.
 *
 * @param yaml text between the delimiters.
 * @returns the fields, and what YAML itself does not accept, with lines of the file.
 */
function readFrontMatter(yaml: string): {
  readonly frontMatter: FrontMatter;
  readonly mistakes: readonly FrontMatterMistake[];
} {
  const {document, contents, lineOf, mistakes: found} = parseYaml(yaml);
  const mistakes = found.map(({line, message}) => ({line: line + LINES_BEFORE, message}));
  if (mistakes.length > 0 || !isMap(contents)) {
    const isEmpty = contents === null || mistakes.length > 0;
    return {
      frontMatter: NO_FRONT_MATTER,
      mistakes: isEmpty
        ? mistakes
        : [{line: LINES_BEFORE + 1, message: 'Front matter is a list of "field: value" lines.'}],
    };
  }
  const places = new Map(
    contents.items.flatMap(({key}) =>
      isScalar(key) && key.range != null
        ? [[String(key.value), lineOf(key.range[0]) + LINES_BEFORE] as const]
        : [],
    ),
  );
  const values: unknown = document.toJS();
  return {
    frontMatter: {
      values: Object.fromEntries(Object.entries(values ?? {})),
      lineOf: (field) => places.get(field) ?? 1,
    },
    mistakes: [],
  };
}

/** Of a file that has none. */
const NO_FRONT_MATTER: FrontMatter = {values: {}, lineOf: () => 1};

export interface ContentHeading {
  readonly depth: Heading['depth'];
  /** As Docusaurus draws it, from the text or from a comment such as `{/* #name *\/}`. */
  readonly id: string;
  /** Of the file, from 1. */
  readonly line: number;
  readonly node: Heading;
}

export interface ParsedMarkdown {
  /** Markdown with GFM, directives, JSX where the format has it, and the front matter as its first node; positions are those of the file. */
  readonly tree: Root;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly ContentHeading[];
}

export interface SyntaxMistake {
  readonly line: number;
  readonly message: string;
}

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();
const withJsx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();
const headingIds = unified().use(headings, {anchorsMaintainCase: false}).freeze();

interface SyntaxTree {
  readonly tree: Root;
  /** Of all headings, in their order. */
  readonly ids: readonly string[];
}

let kept: KeptResults = NOTHING_KEPT;

/** File of the code that parses; what it imports counts too. */
export const PARSER_FILE = __filename;

/** From now on, parsed texts are kept between processes; they are what takes longest about content. */
export function keepParsed(results: KeptResults): void {
  kept = results;
}

/**
 * Parses a file as Docusaurus does, without rendering it.
 *
 * @param text whole file, front matter included.
 * @param format what the file says itself, where nothing else is known.
 * @returns the parsed file, or what the parser or YAML does not accept.
 */
export async function parseMarkdown(
  text: string,
  format: MarkdownFormat = formatOf(text),
): Promise<
  | {readonly parsed: ParsedMarkdown}
  | {readonly parsed: undefined; readonly mistakes: readonly SyntaxMistake[]}
> {
  const unreadable = findUnreadable(text);
  if (unreadable.length > 0) {
    return {parsed: undefined, mistakes: unreadable};
  }
  let syntax: SyntaxTree;
  try {
    syntax = await kept.get([format, text], async () => parseSyntax(text, format));
  } catch (error) {
    return {parsed: undefined, mistakes: explainError(error, text)};
  }
  const {tree, ids} = syntax;
  const {frontMatter, mistakes} = readHead(tree);
  if (mistakes.length > 0) {
    return {parsed: undefined, mistakes};
  }
  return {parsed: {tree, frontMatter, headings: pairHeadings(tree, ids)}};
}

/**
 * Parses a text at once, for those who cannot wait, without ids of headings.
 *
 * @returns the tree, or what the parser or YAML does not accept.
 */
export function parseTree(
  text: string,
): {readonly tree: Root} | {readonly tree: undefined; readonly mistakes: readonly SyntaxMistake[]} {
  const unreadable = findUnreadable(text);
  if (unreadable.length > 0) {
    return {tree: undefined, mistakes: unreadable};
  }
  try {
    const tree = parseText(text, formatOf(text));
    const {mistakes} = readHead(tree);
    return mistakes.length > 0 ? {tree: undefined, mistakes} : {tree};
  } catch (error) {
    return {tree: undefined, mistakes: explainError(error, text)};
  }
}

/** Front matter and statements end at other signs than Markdown does, so that all of them would be mistaken. */
function findOldLines(text: string): SyntaxMistake | undefined {
  const message =
    'The lines of this file end in a sign (CR) that is not enough for a line end. Save it with the line ends "LF" in your editor.';
  return text.includes('\r') && !text.includes('\n') ? {line: 1, message} : undefined;
}

function findUnreadable(text: string): readonly SyntaxMistake[] {
  const found =
    findNoText(text) ??
    findOldLines(text) ??
    (frontMatterEnd(text) === 0 ? findLostFrontMatter(text) : undefined);
  return found === undefined ? [] : [found];
}

/** What two versions of a file leave in it when they could not be merged. */
const CONFLICT = /^<{7} .*$/mu;

/** A merge that was not finished, or a block that is not closed, makes parsers complain about another place. */
function explainError(error: unknown, text: string): readonly SyntaxMistake[] {
  const conflict = CONFLICT.exec(text);
  if (conflict !== null) {
    const line = text.slice(0, conflict.index).split('\n').length;
    const message =
      'A merge conflict begins here. Keep the lines that are right, and remove those that start with "<<<<<<<", "=======" and ">>>>>>>".';
    return [{line, message}];
  }
  const open = findOpenBlocks(text);
  return open.length > 0 ? open : [toMistake(error, text)];
}

function readHead({children: [first]}: Root): ReturnType<typeof readFrontMatter> {
  return first?.type === 'yaml'
    ? readFrontMatter(first.value)
    : {frontMatter: NO_FRONT_MATTER, mistakes: []};
}

function parseText(text: string, format: MarkdownFormat): Root {
  const adapted = adaptMarkdown(text, format);
  const tree = (format === 'mdx' ? withJsx : plain).parse(adapted.text);
  visit(tree, 'mdxTextExpression', ({data, position}) => {
    const [statement] = data?.estree?.body ?? [];
    if (
      statement?.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression'
    ) {
      throw new VFileMessage('Unexpected assignment in text', {place: position});
    }
  });
  if (adapted.inserted.length > 0) {
    restorePlaces(tree, adapted);
  }
  return tree;
}

/** Ids come from Docusaurus's own step, which takes their comments out of the tree; the tree itself stays as it was written. */
async function parseSyntax(text: string, format: MarkdownFormat): Promise<SyntaxTree> {
  const tree = parseText(text, format);
  const withIds = structuredClone(tree);
  await headingIds.run(withIds, new VFile(text));
  const ids: string[] = [];
  visit(withIds, 'heading', ({data}) => {
    ids.push(data !== undefined && 'id' in data ? String(data.id) : '');
  });
  return {tree, ids};
}

/** Places are those of the text as its author sees it. */
function restorePlaces(tree: Root, adapted: AdaptedMarkdown): void {
  const restore = (point: NonNullable<Root['position']>['start']) => {
    const {offset, column} = point;
    if (offset !== undefined) {
      const lineStart = toSourceOffset(offset - column + 1, adapted);
      point.offset = toSourceOffset(offset, adapted);
      point.column = point.offset - lineStart + 1;
    }
  };
  visit(tree, (node) => {
    const attributes =
      'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
    for (const {position} of [node, ...attributes]) {
      if (position !== undefined) {
        restore(position.start);
        restore(position.end);
      }
    }
  });
}

function pairHeadings(tree: Root, ids: readonly string[]): ContentHeading[] {
  const found: ContentHeading[] = [];
  visit(tree, 'heading', (node) => {
    found.push({
      depth: node.depth,
      id: ids[found.length] ?? '',
      line: node.position?.start.line ?? 1,
      node,
    });
  });
  return found;
}

function toMistake(error: unknown, text: string): SyntaxMistake {
  if (!(error instanceof VFileMessage)) {
    return {line: 1, message: messageOf(error)};
  }
  return explainSyntax(withCause(error), error.line ?? lineIn(error.reason), text);
}

/** Acorn says what it did not expect, with a place that the line already tells. */
function withCause({reason, cause}: VFileMessage): string {
  return cause instanceof SyntaxError
    ? `${reason}: ${cause.message.replace(/\s*\(\d+:\d+\)$/u, '')}`
    : reason;
}

/** A tag that is never closed is reported without a place, but with one in its sentence: `(3:1-3:8)`. */
function lineIn(reason: string): number {
  return Number(/\((?<line>\d+):\d+/u.exec(reason)?.groups?.line ?? 1);
}
