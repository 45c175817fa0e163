import {createEntryIds, readReference} from '@selection-set/content-model';
import type {SectionKind, SectionRecord} from '@selection-set/search/engine';
import type {Heading, ListItem, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Values that tables explain in addition to names. */
const VALUES: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined']);

const FLAG = /^--?[a-z][\w-]*(?:[ =].*)?$/iu;
const CALL = /^(?:new |@)?[\w$]+(?:[.#][\w$]+)*\(.*\)(?:\(.*\))?$/su;
const DIRECTIVE = /^@[\w$/-]+$/u;
const TYPE = /^[A-Z][\w$]*[a-z][\w$]*(?:<.*>)?$/u;
const KEY = /^[\w$*]+(?:[.:/-][\w$*<>[\]]+)*\??$/u;

/** Longer pieces of code are examples, not names. */
const LONGEST_NAME = 60;

/** Pages with such file names explain names in tables, lists and headings. */
const REFERENCE =
  /(?:^|\/)(?:api|cli|commands|config|configuration|options|reference|rules|settings)$/iu;
const OPTIONS = /(?:^|\/)(?:config|configuration|options|settings)$/iu;
/** Pages with such file names list changes between versions. */
const CHANGELOGS = /(?:^|\/)(?:changelog|changes|history|release-notes|releases)$/iu;
const ERRORS = /(?:^|\/)(?:errors?|error-messages|troubleshooting)$/iu;

/** Data derived from the name of a page, which is the same in every language. */
interface PageSort {
  readonly isReference: boolean;
  readonly isErrors: boolean;
  readonly isChangelog: boolean;
  /** Kind of a plain name such as `schema` in a heading. */
  readonly plainHeading: SectionKind;
}

export function sortPage(path: string): PageSort {
  return {
    isReference: REFERENCE.test(path),
    isErrors: ERRORS.test(path),
    isChangelog: CHANGELOGS.test(path),
    plainHeading: OPTIONS.test(path) ? 'option' : 'symbol',
  };
}

/**
 * The kind of name that a piece of code is.
 *
 * @param plain kind of a name whose form is ambiguous.
 * @returns undefined when it is not a name.
 */
export function classifyName(code: string, plain: SectionKind): SectionKind | undefined {
  const name = code.trim();
  if (name.length < 2 || name.length > LONGEST_NAME || VALUES.has(name) || /^[\d.]+$/u.test(name)) {
    return undefined;
  }
  if (FLAG.test(name)) {
    return 'option';
  }
  if (CALL.test(name) || DIRECTIVE.test(name) || TYPE.test(name)) {
    return 'symbol';
  }
  return KEY.test(name) ? plain : undefined;
}

/** A row of a table. */
interface Row {
  readonly cells: readonly string[];
  readonly name: string;
  /** Undefined for a row that does not explain a name. */
  readonly kind: SectionKind | undefined;
}

/** Cells of a table's header that add information, such as "Option of `createYoga`"; headers that all tables share add none. */
function readHead({children: [head]}: Table): string {
  return (head?.children ?? [])
    .filter(({children}) => children.some(({type}) => type === 'inlineCode'))
    .map((cell) => toString(cell))
    .join(' ');
}

/** Rows without the header; on a reference page, with the kind of name that they explain. */
function readRows({children}: Table, sort: PageSort): readonly Row[] {
  return children.slice(1).map((row) => {
    const [first] = row.children;
    const parts = first?.children ?? [];
    const codes = parts.flatMap((part) => (part.type === 'inlineCode' ? [part.value] : []));
    const isOnlyCode = parts.every(
      (part) =>
        part.type === 'inlineCode' || (part.type === 'text' && /^[\s,/|]*$/u.test(part.value)),
    );
    const cells = row.children.map((cell) => toString(cell));
    return {
      cells,
      name: codes.join(', '),
      kind:
        sort.isReference && isOnlyCode && codes[0] !== undefined
          ? classifyName(codes[0], 'option')
          : undefined,
    };
  });
}

function joinCells(cells: readonly string[]): string {
  return cells.filter((cell) => cell.trim() !== '').join(' – ');
}

/** A name and its explanation in a list. */
interface Defined {
  readonly name: string;
  readonly kind: SectionKind;
  readonly text: string;
}

/** The name that an item such as "`port`: the port" explains. */
function readDefined(item: ListItem): Defined | undefined {
  const [paragraph] = item.children;
  const [first, second] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (
    first?.type !== 'inlineCode' ||
    second?.type !== 'text' ||
    !/^\s*[:–—：]/u.test(second.value)
  ) {
    return undefined;
  }
  const kind = classifyName(first.value, 'option');
  const text = toString(item)
    .slice(first.value.length)
    .replace(/^\s*[:–—：]\s*/u, '');
  return kind === undefined ? undefined : {name: first.value, kind, text};
}

interface OpenSection {
  readonly anchor: string;
  readonly level: number;
  readonly heading: string;
  readonly kind: SectionKind;
  readonly texts: string[];
  readonly codes: string[];
}

/** Language of code that becomes pictures; nobody searches for its syntax. */
const DRAWN = 'mermaid';

/** Nodes that contain other blocks, and nodes without text. */
const HOLDERS: ReadonlySet<string> = new Set([
  'blockquote',
  'footnoteDefinition',
  'list',
  'listItem',
]);
const SILENT: ReadonlySet<string> = new Set(['html', 'thematicBreak']);

/**
 * The sections of a page, including the one above its first heading; on reference pages, the explanation of a name in a table or list is a
 * section of its own, under the heading above it.
 *
 * @param nodes plain Markdown: components are already replaced; headings carry their id as `data.id`.
 * @param intro comes before the text above the first heading, such as the page's description.
 * @param hasEntries whether the page renders tables of names as entries, each with an id that its section links to.
 */
export function readSections(
  nodes: readonly RootContent[],
  sort: PageSort,
  intro: string,
  hasEntries: boolean,
): readonly SectionRecord[] {
  const ids = createEntryIds();
  const sections: OpenSection[] = [open('', 1, '', 'section')];
  let current = sections[0] ?? open('', 1, '', 'section');
  current.texts.push(intro);

  const addName = (name: string, kind: SectionKind, text: string, id?: string): void => {
    const section = open(id ?? current.anchor, Math.min(6, current.level + 1), name, kind);
    section.texts.push(text);
    sections.push(section);
  };

  const visit = (node: RootContent): void => {
    const defined = node.type === 'listItem' && sort.isReference ? readDefined(node) : undefined;
    if (defined !== undefined) {
      addName(defined.name, defined.kind, defined.text);
    } else if (node.type === 'heading') {
      current = open(readId(node), node.depth, toString(node).trim(), sortHeading(node, sort));
      sections.push(current);
    } else if (node.type === 'table') {
      current.texts.push(readHead(node));
      const {entries} = (hasEntries && readReference(node, ids)) || {};
      for (const [row, {cells, name, kind}] of readRows(node, sort).entries()) {
        if (kind === undefined) {
          current.texts.push(joinCells(cells));
        } else {
          addName(name, kind, joinCells(cells.slice(1)), entries?.[row]?.id);
        }
      }
    } else if (node.type === 'code') {
      if (node.lang !== DRAWN) {
        current.codes.push(node.value);
      }
    } else if (HOLDERS.has(node.type) && 'children' in node) {
      node.children.forEach(visit);
    } else if (!SILENT.has(node.type)) {
      current.texts.push(toString(node));
    }
  };
  nodes.forEach(visit);
  return sections
    .map((section) => ({section, text: join(section.texts), code: section.codes.join('\n')}))
    .filter(({section, text, code}) => section.heading !== '' || text !== '' || code !== '')
    .map(({section: {anchor, level, heading, kind}, text, code}) => ({
      anchor,
      level,
      heading,
      kind: sort.isErrors && isShown(heading, `${text}\n${code}`) ? 'error' : kind,
      text,
      ...(code === '' ? {} : {code}),
    }));
}

function open(anchor: string, level: number, heading: string, kind: SectionKind): OpenSection {
  return {anchor, level, heading, kind, texts: [], codes: []};
}

function readId({data}: Heading): string {
  return data?.id ?? '';
}

/** A heading that consists only of code is a name; on pages about errors, it is an error. */
function sortHeading({children}: Heading, sort: PageSort): SectionKind {
  const [first, ...rest] = children;
  if (first?.type !== 'inlineCode') {
    return 'section';
  }
  if (sort.isErrors) {
    return 'error';
  }
  const kind = rest.length === 0 ? classifyName(first.value, sort.plainHeading) : undefined;
  return kind ?? 'section';
}

/** An error's heading is the message itself, so the text below contains it. */
function isShown(heading: string, text: string): boolean {
  const start = heading
    .toLowerCase()
    .replace(/[\s.:!…"'“”]+/gu, ' ')
    .trim()
    .slice(0, SHOWN_START);
  return (
    start.length > 6 &&
    text
      .toLowerCase()
      .replace(/[\s.:!…"'“”]+/gu, ' ')
      .includes(start)
  );
}

const SHOWN_START = 24;

const SENTENCE_END = /[.!?:;…。！？：؟؛]$/u;

/** Blocks in lines. Excerpts join them on one line: a separator marks blocks that are not sentences, such as rows of a table. */
function join(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .map((text, index, {length}) =>
      index === length - 1 || SENTENCE_END.test(text) ? text : `${text} ·`,
    )
    .join('\n');
}
