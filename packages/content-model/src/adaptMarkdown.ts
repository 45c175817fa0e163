/** The first line of a block of code. */
export interface Fence {
  readonly mark: '`' | '~';
  readonly length: number;
  /** What follows the marks. */
  readonly info: string;
}

const START = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?<marks>`{3,}|~{3,})(?<info>[^\n]*)$/u;
const END = /^[ \t>]*(?<marks>`{3,}|~{3,})[ \t\r]*$/u;

/** The fence that a line opens; undefined where it opens none. */
export function findFence(line: string): Fence | undefined {
  const {marks, info = ''} = START.exec(line)?.groups ?? {};
  const mark = marks?.startsWith('~') === true ? '~' : '`';
  return marks === undefined || (mark === '`' && info.includes('`'))
    ? undefined
    : {mark, length: marks.length, info: info.trim()};
}

/** Whether a line closes the fence. */
export function isFenceEnd(line: string, {mark, length}: Fence): boolean {
  const marks = END.exec(line)?.groups?.marks ?? '';
  return marks.startsWith(mark) && marks.length >= length;
}

/** A text as MDX reads it, and the way back to the text as it was written. */
export interface AdaptedMarkdown {
  readonly text: string;
  /** Places in `text` of signs that the author did not write, in their order. */
  readonly inserted: readonly number[];
}

/** `mdx` has JSX, imports and expressions; `md` is CommonMark. */
export type MarkdownFormat = 'md' | 'mdx';

/** Docusaurus's kinds of call-outs, of which a few are other names of the same. */
export const CALL_OUTS: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
];

const CALL_OUT = new RegExp(
  String.raw`^(?<start>(?:> ?)*[ \t]*:{3,}(?:${CALL_OUTS.join('|')}))[ \t]+(?<title>[^\s{].*?)[ \t\r]*$`,
  'u',
);
const HEADING_ID = /^[ \t]*#{1,6}[ \t].*?(?<id>\\?\{#[^}\n]*\})[ \t\r]*$/u;
const FRONT_MATTER = /^---[ \t]*\r?\n(?<yaml>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
const PLAIN_FORMAT =
  /^mdx:[ \t]*(?:\{\s*format:\s*['"]?md['"]?\s*\}|\r?\n[ \t]+format:[ \t]*['"]?md['"]?)[ \t]*$/mu;
const UNWRAPPED = 'mdx-code-block';

/** How a file is read: as MDX, whatever its name ends in, unless its front matter says `mdx: {format: md}`. */
export function formatOf(text: string): MarkdownFormat {
  return PLAIN_FORMAT.test(FRONT_MATTER.exec(text)?.groups?.yaml ?? '') ? 'md' : 'mdx';
}

/** Where the text below the front matter starts. */
export function frontMatterEnd(text: string): number {
  return FRONT_MATTER.exec(text)?.[0].length ?? 0;
}

/**
 * Turns what Docusaurus's authors write and MDX does not know into what it does: titles of call-outs after a space, ids of headings in
 * braces, HTML comments, and fences whose content is no code. No line moves, and what only changes its signs keeps its columns too.
 */
export function adaptMarkdown(text: string, format: MarkdownFormat): AdaptedMarkdown {
  const head = frontMatterEnd(text);
  const reader: Reader = {format, wrappers: [], fence: undefined, isComment: false};
  const inserted: number[] = [];
  let adapted = text.slice(0, head);
  for (const line of text.slice(head).split(/(?<=\n)/u)) {
    const ending = /\r?\n$/u.exec(line)?.[0] ?? '';
    const result = adaptLine(line.slice(0, line.length - ending.length), reader);
    inserted.push(...result.inserted.map((place) => adapted.length + place));
    adapted += result.text + ending;
  }
  return {text: adapted, inserted};
}

/** Where a place of an adapted text is in the text as it was written. */
export function toSourceOffset(offset: number, {inserted}: AdaptedMarkdown): number {
  return offset - inserted.filter((place) => place < offset).length;
}

interface Reader {
  readonly format: MarkdownFormat;
  /** Fences whose content is read as Markdown, the innermost last. */
  readonly wrappers: Fence[];
  /** The fence around the line. */
  fence: Fence | undefined;
  /** Whether the line starts within a comment. */
  isComment: boolean;
}

function adaptLine(line: string, reader: Reader): AdaptedMarkdown {
  if (reader.fence !== undefined) {
    if (isFenceEnd(line, reader.fence)) {
      reader.fence = undefined;
    }
    return unchanged(line);
  }
  if (!reader.isComment) {
    const wrapper = reader.wrappers.at(-1);
    if (wrapper !== undefined && isFenceEnd(line, wrapper)) {
      reader.wrappers.pop();
      return unchanged(blank(line));
    }
    const fence = findFence(line);
    if (fence?.info === UNWRAPPED) {
      reader.wrappers.push(fence);
      return unchanged(blank(line));
    }
    if (fence !== undefined) {
      reader.fence = fence;
      return unchanged(line);
    }
  }
  const commented = reader.format === 'mdx' ? adaptComments(line, reader) : line;
  return reader.isComment ? unchanged(commented) : adaptHeading(adaptCallOut(commented), reader);
}

function unchanged(text: string): AdaptedMarkdown {
  return {text, inserted: []};
}

function blank(line: string): string {
  return ' '.repeat(line.length);
}

/** Both kinds of comment have delimiters of the same length, once a space is counted. */
function adaptComments(line: string, reader: Reader): string {
  const parts = reader.isComment ? [''] : [];
  let rest = line;
  if (!reader.isComment && !line.includes('<!--')) {
    return line;
  }
  for (;;) {
    if (reader.isComment) {
      const end = rest.indexOf('-->');
      const words = end === -1 ? rest : rest.slice(0, end);
      parts.push(words.replaceAll('*/', '* '));
      if (end === -1) {
        return parts.join('');
      }
      parts.push('*/}');
      reader.isComment = false;
      rest = rest.slice(end + '-->'.length);
    }
    const start = findComment(rest);
    if (start === -1) {
      return parts.join('') + rest;
    }
    parts.push(rest.slice(0, start), '{/* ');
    reader.isComment = true;
    rest = rest.slice(start + '<!--'.length);
  }
}

/** Where a comment starts that is not in code font; -1 where none does. */
function findComment(line: string): number {
  const found = /(?<code>(?<!`)(?<marks>`+)(?!`).*?(?<!`)\k<marks>(?!`))|\\.|<!--/gu;
  for (const match of line.matchAll(found)) {
    if (match[0] === '<!--') {
      return match.index;
    }
  }
  return -1;
}

/** Whether a comment is open at the end of a line, which is no code. */
export function endsInComment(line: string, isComment: boolean): boolean {
  const reader: Reader = {format: 'mdx', wrappers: [], fence: undefined, isComment};
  adaptComments(line, reader);
  return reader.isComment;
}

/** `:::note Title` is `:::note[Title]`. */
function adaptCallOut(line: string): AdaptedMarkdown {
  const {start, title} = CALL_OUT.exec(line)?.groups ?? {};
  if (start === undefined || title === undefined) {
    return unchanged(line);
  }
  const titleStart = line.indexOf(title, start.length + 1);
  const escaped = isBalanced(title) ? unchanged(title) : escapeAll(title, /[[\]]/gu);
  const before = `${line.slice(0, start.length)}[${line.slice(start.length + 1, titleStart)}`;
  const label = before + escaped.text;
  return {
    text: `${label}]${line.slice(titleStart + title.length)}`,
    inserted: [...escaped.inserted.map((place) => before.length + place), label.length],
  };
}

function isBalanced(title: string): boolean {
  let depth = 0;
  for (const sign of title.replaceAll(/\\./gu, '')) {
    depth += sign === '[' ? 1 : sign === ']' ? -1 : 0;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}

/** `## Words {#id}` holds no expression. */
function adaptHeading(adapted: AdaptedMarkdown, {format}: Reader): AdaptedMarkdown {
  const {id} = format === 'mdx' ? (HEADING_ID.exec(adapted.text)?.groups ?? {}) : {};
  if (id === undefined) {
    return adapted;
  }
  const start = adapted.text.lastIndexOf(id);
  const escaped = escapeAll(id, /(?<!\\)\{/gu);
  return {
    text: adapted.text.slice(0, start) + escaped.text + adapted.text.slice(start + id.length),
    inserted: [...adapted.inserted, ...escaped.inserted.map((place) => start + place)],
  };
}

function escapeAll(text: string, signs: RegExp): AdaptedMarkdown {
  const inserted = Array.from(text.matchAll(signs), ({index}, count) => index + count);
  return {text: text.replaceAll(signs, String.raw`\$&`), inserted};
}
