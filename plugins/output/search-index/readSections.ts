import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SectionKind, SectionRecord} from '@selection-set/search/engine';
import {classifyName, type PageSort} from './classify';
import {readDefined, readRows} from './readNames';

interface OpenSection {
  readonly anchor: string;
  readonly level: number;
  readonly heading: string;
  readonly kind: SectionKind;
  readonly texts: string[];
  readonly codes: string[];
}

/** Pictures that are drawn from code; nobody searches for their syntax. */
const DRAWN = 'mermaid';

/** What other blocks stand in, and what says nothing. */
const HOLDERS: ReadonlySet<string> = new Set([
  'blockquote',
  'footnoteDefinition',
  'list',
  'listItem',
]);
const SILENT: ReadonlySet<string> = new Set(['html', 'thematicBreak']);

/**
 * The sections of a page, the one above its first heading too; on reference pages, what tables and lists say about a name is a section of
 * its own, under the heading above it.
 *
 * @param nodes plain Markdown: components have become what they say; headings carry their id as `data.id`.
 * @param intro stands before the text above the first heading, such as the page's description.
 */
export function readSections(
  nodes: readonly RootContent[],
  sort: PageSort,
  intro: string,
): readonly SectionRecord[] {
  const sections: OpenSection[] = [open('', 1, '', 'section')];
  let current = sections[0] ?? open('', 1, '', 'section');
  current.texts.push(intro);

  const addName = (name: string, kind: SectionKind, text: string): void => {
    const section = open(current.anchor, Math.min(6, current.level + 1), name, kind);
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
      for (const {cells, name, kind} of readRows(node, sort)) {
        if (kind === undefined) {
          current.texts.push(cells.join(' '));
        } else {
          addName(name, kind, cells.slice(1).join(' '));
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

/** A heading that is code, and nothing else, names something; where errors are explained, it is one. */
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

/** An error's heading is what the program says, so that the text below shows it. */
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

function join(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .join('\n');
}
