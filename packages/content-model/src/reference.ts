import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A cell of a reference table, with the heading of its column. */
export interface ReferenceFact {
  readonly heading: readonly PhrasingContent[];
  readonly value: readonly PhrasingContent[];
}

/** What one row says of a name. */
export interface ReferenceEntry {
  /** Unique on its page as long as all tables are read with one `EntryIds`. */
  readonly id: string;
  /** As the author wrote them: code, with links and commas. */
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
 * Reads a table as entries where it explains names: its first column is code, row by row, and some other cell says something in words.
 * A table whose first heading is code compares the values of that setting, and one of short values compares its rows; both stay tables, and
 * so does one in which a row is marked.
 *
 * @param ids of the page; called for every entry, in order.
 */
export function readReference({children}: Table, ids: EntryIds): Reference | undefined {
  const [head, ...rows] = children;
  const headings = head?.children ?? [];
  if (
    rows.length === 0 ||
    headings.length < 2 ||
    isNames(headings[0]) ||
    !rows.every((row) => isPlain(row) && isNames(row.children[0])) ||
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
      names: row.children[0]?.children ?? [],
      facts: pick(
        row,
        columns.filter((column) => !texts.includes(column)),
      ),
      texts: pick(row, texts),
    })),
  };
}

/** Marks of translations stand in a row and belong to its cells. */
function isPlain({data}: TableRow): boolean {
  return data === undefined || !('hProperties' in data);
}

function isNames(cell: TableCell | undefined): boolean {
  const parts = cell?.children ?? [];
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
  return toString(cell?.children[0]);
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
