import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  CALL_OUTS,
  endsInComment,
  findFence,
  formatOf,
  frontMatterEnd,
  isFenceEnd,
  type Fence,
} from './adaptMarkdown';
import {findEquivalent, suggestSpelling} from './problem';

export interface TextMistake {
  readonly line: number;
  readonly message: string;
}

interface Opened<Kind> {
  readonly block: Kind;
  readonly line: number;
}

interface CallOut {
  readonly colons: string;
  readonly name: string;
}

const CALL_OUT = /^[ \t>]*(?<colons>:{3,})(?<name>[A-Za-z][\w-]*)/u;
const SPACED_CALL_OUT = /^[ \t>]*(?<colons>:{3,})[ \t]+(?<name>[A-Za-z][\w-]*)/u;
const CALL_OUT_END = /^[ \t>]*(?<colons>:{3,})[ \t\r]*$/u;
const UNWRAPPED = 'mdx-code-block';

/**
 * Blocks of code, call-outs and comments that are opened and not closed, or closed and not opened: what follows them is not what its author means,
 * and what a parser says about it names another place.
 */
export function findOpenBlocks(text: string): readonly TextMistake[] {
  const mistakes: TextMistake[] = [];
  const callOuts: Opened<CallOut>[] = [];
  const wrappers: Fence[] = [];
  let fence: Opened<Fence> | undefined;
  let comment: number | undefined;
  const hasComments = formatOf(text) === 'mdx';
  const firstLine = text.slice(0, frontMatterEnd(text)).split('\n').length;
  for (const [index, source] of text.slice(frontMatterEnd(text)).split('\n').entries()) {
    const line = firstLine + index;
    const opened = findFence(source);
    if (fence !== undefined) {
      if (isFenceEnd(source, fence.block)) {
        fence = undefined;
      } else if (isSecondStart(opened, fence.block)) {
        mistakes.push({line: fence.line, message: describeSecondStart(fence.block, line)});
        fence = {block: fence.block, line};
      }
      continue;
    }
    if (comment !== undefined) {
      comment = endsInComment(source, true) ? comment : undefined;
      continue;
    }
    const wrapper = wrappers.at(-1);
    if (wrapper !== undefined && isFenceEnd(source, wrapper)) {
      wrappers.pop();
    } else if (opened?.info === UNWRAPPED) {
      wrappers.push(opened);
    } else if (opened === undefined) {
      mistakes.push(...readCallOut(source, line, callOuts));
      comment = hasComments && endsInComment(source, false) ? line : undefined;
    } else {
      fence = {block: opened, line};
    }
  }
  return [
    ...mistakes,
    ...(comment === undefined ? [] : [{line: comment, message: OPEN_COMMENT}]),
    ...(fence === undefined ? [] : [{line: fence.line, message: describeOpenFence(fence.block)}]),
    ...callOuts.map(({block, line}) => ({
      line,
      message: `The call-out "${block.colons}${block.name}" is never closed. Write "${block.colons}" on a line of its own after its last one.`,
    })),
  ];
}

const OPEN_COMMENT =
  'This comment is never closed, so nothing below it is shown. Write "-->" at its end, or put the signs in code font.';

/** A block of code that shows others has more marks than they. */
function isSecondStart(opened: Fence | undefined, around: Fence): opened is Fence {
  return (
    opened?.mark === around.mark && opened.length === around.length && /^[\w-]+/u.test(opened.info)
  );
}

function describeSecondStart({mark, length}: Fence, line: number): string {
  const marks = mark.repeat(length);
  return `This block of code is not closed before line ${line} opens another one. Write "${marks}" below its last line; a block that shows others has more marks than they: "${marks}${mark}".`;
}

function describeOpenFence({mark, length}: Fence): string {
  return `This block of code is never closed. Write "${mark.repeat(length)}" on a line of its own below its last line.`;
}

/** A line of colons closes the outermost call-out that has no more of them, with all that is inside. */
function readCallOut(
  source: string,
  line: number,
  open: Opened<CallOut>[],
): readonly TextMistake[] {
  const {colons: end} = CALL_OUT_END.exec(source)?.groups ?? {};
  if (end !== undefined) {
    const index = open.findIndex(({block}) => block.colons.length <= end.length);
    if (index === -1) {
      const message = `"${end}" closes nothing here. Remove it, or open a call-out before it, such as "${end}note".`;
      return [{line, message}];
    }
    open.splice(index);
    return [];
  }
  const spaced = SPACED_CALL_OUT.exec(source)?.groups;
  const {colons, name} = CALL_OUT.exec(source)?.groups ?? spaced ?? {};
  if (colons === undefined || name === undefined) {
    return [];
  }
  const around = open.find(({block}) => block.colons.length <= colons.length);
  open.push({block: {colons, name}, line});
  const unknown = CALL_OUTS.includes(name) ? undefined : describeUnknown(name);
  const message =
    unknown ?? (spaced && `A call-out has no space before its name. Write "${colons}${name}".`);
  return [
    ...(message === undefined ? [] : [{line, message}]),
    ...(around === undefined
      ? []
      : [
          {
            line,
            message: `"${colons}${name}" opens before "${around.block.colons}${around.block.name}" of line ${around.line} is closed. Close that one with "${around.block.colons}" first; if this one belongs inside it, give that one more colons: "${colons}:${around.block.name}".`,
          },
        ]),
  ];
}

function describeUnknown(name: string): string {
  const known = CALL_OUTS.map((each) => `":::${each}"`).join(', ');
  const remedy =
    findEquivalent(name) ?? `${suggestSpelling(name, CALL_OUTS)} Write one of ${known}.`.trim();
  return `There is no call-out ":::${name}". ${remedy}`;
}

/** A cell of a reference table, with the heading of its column. */
export interface ReferenceFact {
  readonly heading: readonly PhrasingContent[];
  readonly value: readonly PhrasingContent[];
}

/** What one row says of a name. */
export interface ReferenceEntry {
  /** Unique on its page as long as all tables are read with one `EntryIds`. */
  readonly id: string;
  /** Attributes of the row, such as that its translation is outdated. */
  readonly properties: Readonly<Record<string, string>>;
  /** As the author wrote them: code, with links and commas, and marks of a translation after them. */
  readonly names: readonly PhrasingContent[];
  /** What fits on the line of the name, such as type and default. */
  readonly facts: readonly ReferenceFact[];
  /** Sentences; those of the only such column need no heading. */
  readonly texts: readonly ReferenceFact[];
}

/** A table that explains names, row by row. */
export interface Reference {
  /** Of the column of names. */
  readonly heading: readonly PhrasingContent[];
  /** Of the column of sentences where there is only one. */
  readonly textHeading: readonly PhrasingContent[] | undefined;
  readonly entries: readonly ReferenceEntry[];
}

/** Characters besides the code of a cell that names something: commas, "or". */
const JOINT_MAX_CHARS = 24;
/** Part of the rows from which names in code make a column one of names. */
const NAMES_SHARE = 0.5;
/** What has no code font and is a name all the same: the number of an error, or several. */
const NUMBERS = /^\d+(?:, \d+)*$/u;
/** Characters besides code from which a cell says something in words; letters that are as wide as two count as two. */
const WORDS_MIN_CHARS = 28;
/** Characters of a cell that still fits on the line of the name. */
const FACT_MAX_CHARS = 40;

/** Characters of an id besides its prefix: names are short, and of messages the start will do. */
const ID_MAX_CHARS = 60;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const PREFIX = 'ref-';

/** Ids of the entries of one page. */
export type EntryIds = (names: string) => string;

/** Counts names that several tables of a page explain. */
export function createEntryIds(): EntryIds {
  const counts = new Map<string, number>();
  return (names) => {
    const id = `${PREFIX}${toId(names)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

function toId(name: string): string {
  return name
    .replace(/^(?<called>[\w$.@]+)\(.*$/su, '$<called>')
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .slice(0, ID_MAX_CHARS)
    .replace(/^-+|-+$/gu, '');
}

/**
 * Reads a table as entries where it explains names: its first column is code or the numbers of errors, with a few words in their place in less
 * than half of its rows, and some other cell says something in words. A table whose first heading is code compares the values of that setting,
 * one whose first heading is empty compares its columns, and one of short values its rows; these stay tables.
 *
 * @param ids of the page; called for every entry, in order.
 */
export function readReference({children}: Table, ids: EntryIds): Reference | undefined {
  const [head, ...rows] = children;
  const headings = head?.children ?? [];
  if (
    rows.length === 0 ||
    headings.length < 2 ||
    partsOf(headings[0]).length === 0 ||
    isNames(headings[0]) ||
    !areNames(rows.map((row) => row.children[0])) ||
    !rows.some((row) => row.children.slice(1).some((cell) => hasWords(cell)))
  ) {
    return undefined;
  }
  const columns = headings.map((_, index) => index).slice(1);
  const long = columns.filter((column) => rows.some((row) => isLong(row.children[column])));
  const texts = long.length === 0 ? columns.slice(-1) : long;
  const pick = (row: TableRow, wanted: readonly number[]): readonly ReferenceFact[] =>
    wanted.flatMap((column) => {
      const value = row.children[column]?.children ?? [];
      return value.length === 0 ? [] : [{heading: headings[column]?.children ?? [], value}];
    });
  return {
    heading: headings[0]?.children ?? [],
    textHeading: texts.length === 1 ? headings[texts[0] ?? 0]?.children : undefined,
    entries: rows.map((row) => ({
      id: ids(firstName(row.children[0])),
      properties: propertiesOf(row),
      names: row.children[0]?.children ?? [],
      facts: pick(
        row,
        columns.filter((column) => !texts.includes(column)),
      ),
      texts: pick(row, texts),
    })),
  };
}

function propertiesOf({data}: TableRow): Readonly<Record<string, string>> {
  return data !== undefined && 'hProperties' in data ? {...Object(data.hProperties)} : {};
}

/** The parts of a cell without the marks of a translation, which come after its text or around it. */
function partsOf(cell: TableCell | undefined): readonly PhrasingContent[] {
  return (cell?.children ?? []).flatMap((part) => {
    if (part.type === 'mdxJsxTextElement') {
      return [];
    }
    return part.type === 'emphasis' && part.data !== undefined ? part.children : [part];
  });
}

function areNames(cells: readonly (TableCell | undefined)[]): boolean {
  return (
    cells.every((cell) => isNames(cell) || isShort(cell)) &&
    cells.filter((cell) => isNames(cell)).length > cells.length * NAMES_SHARE
  );
}

/** A few words around code, or in its place. */
function isShort(cell: TableCell | undefined): boolean {
  const parts = partsOf(cell);
  const width = measure(toString(parts.filter((part) => !isCode(part))));
  return parts.length > 0 && width < WORDS_MIN_CHARS;
}

function isNames(cell: TableCell | undefined): boolean {
  const parts = partsOf(cell);
  if (NUMBERS.test(toString([...parts]))) {
    return true;
  }
  const [first] = parts;
  const joints = parts.filter((part) => !isCode(part));
  return (
    first !== undefined &&
    isCode(first) &&
    joints.every(({type}) => type === 'text') &&
    toString(joints).length <= JOINT_MAX_CHARS
  );
}

function isCode(part: PhrasingContent): boolean {
  return (
    part.type === 'inlineCode' ||
    (part.type === 'link' && part.children.length > 0 && part.children.every(isCode))
  );
}

function firstName(cell: TableCell | undefined): string {
  const parts = partsOf(cell);
  return toString(parts[0]?.type === 'text' ? [...parts] : parts[0]);
}

function hasWords({children}: TableCell): boolean {
  return measure(toString(children.filter((part) => !isCode(part)))) >= WORDS_MIN_CHARS;
}

function measure(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

function isLong(cell: TableCell | undefined): boolean {
  return measure(toString(cell)) > FACT_MAX_CHARS;
}
