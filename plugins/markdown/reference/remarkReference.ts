import {
  type EntryIds,
  type ReferenceEntry,
  type ReferenceFact,
  createEntryIds,
  readReference,
} from '@selection-set/content-model';
import type {
  BlockContent,
  Blockquote,
  Data,
  Emphasis,
  Paragraph,
  PhrasingContent,
  Root,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Turns tables that explain names into lists of entries, each with an anchor; other tables remain tables. */
export default function remarkReference() {
  return (tree: Root): void => {
    const ids = createEntryIds();
    visit(tree, 'table', (table, index, parent) => {
      const list = toList(table, ids);
      if (list === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      parent.children[index] = list;
      return SKIP;
    });
  };
}

function toList(
  table: Parameters<typeof readReference>[0],
  ids: EntryIds,
): MdxJsxFlowElement | undefined {
  const reference = readReference(table, ids);
  if (reference === undefined) {
    return undefined;
  }
  const {heading, textHeading, entries} = reference;
  const headings = [heading, textHeading ?? []].filter(({length}) => length > 0);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Entries',
    attributes: [],
    children: [
      line(
        'p',
        {dataPart: 'head'},
        headings.map((column) => words('span', {}, column)),
      ),
      block(
        'dl',
        {},
        entries.map((entry) => toEntry(entry, textHeading === undefined)),
      ),
    ],
  };
}

function toEntry(
  {id, properties, names, facts, texts}: ReferenceEntry,
  hasHeadings: boolean,
): BlockContent {
  return block('div', {...properties, id}, [
    line('dt', {}, [...names, anchorOf(id, nameOf(names))]),
    ...facts.map((fact) => toPart('fact', fact, true)),
    ...texts.map((text) => toPart('text', text, hasHeadings)),
  ]);
}

function toPart(part: string, {heading, value}: ReferenceFact, hasHeading: boolean): BlockContent {
  return line('dd', {dataPart: part}, [
    ...(hasHeading ? [words('span', {dataPart: 'label'}, heading)] : []),
    ...value,
  ]);
}

/** The name without a translation's marks after it. */
function nameOf(names: ReferenceEntry['names']): string {
  return toString(names.filter(({type}) => type !== 'mdxJsxTextElement')).trim();
}

function anchorOf(id: string, name: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'EntryLink',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'name', value: name},
    ],
    children: [],
  };
}

type Properties = Readonly<Record<string, string>>;

/** Markdown has no node for these elements; a node with the same kind of content becomes them. */
function block(
  name: string,
  properties: Properties,
  children: readonly BlockContent[],
): Blockquote {
  return {type: 'blockquote', children: [...children], data: dataOf(name, properties)};
}

function line(
  name: string,
  properties: Properties,
  children: readonly PhrasingContent[],
): Paragraph {
  return {type: 'paragraph', children: [...children], data: dataOf(name, properties)};
}

function words(
  name: string,
  properties: Properties,
  children: readonly PhrasingContent[],
): Emphasis {
  return {type: 'emphasis', children: [...children], data: dataOf(name, properties)};
}

function dataOf(name: string, properties: Properties): Data {
  return {hName: name, hProperties: {...properties}};
}
