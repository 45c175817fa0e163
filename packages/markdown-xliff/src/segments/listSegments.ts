import type {ContentFile} from '@selection-set/content-model';
import {
  TRANSLATED_FIELDS,
  locateBlocks,
  type BlockKind,
  type LocatedBlock,
} from '@selection-set/translation-freshness';
import type {Nodes, PhrasingContent} from 'mdast';
import {isMap, isScalar, parseDocument} from 'yaml';
import {hasWords, type Inline, type SegmentForm} from '../inline/writeInline';
import {offsetsOf, readInline} from '../inline/readInline';

/** The unit of translation: a block of the lock, or a part of one, such as a cell of a table. */
export interface Segment {
  /** Index in `listBlocks`. */
  readonly block: number;
  /** Within the block, from 0. */
  readonly part: number;
  readonly kind: BlockKind;
  /** Of the block. */
  readonly hash: string;
  readonly form: SegmentForm;
  /** Name of a field or a property, or id of a heading. */
  readonly name?: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  /** Of the file, from 1. */
  readonly line: number;
  readonly content: readonly Inline[];
}

/** A segment whose block is not known yet. */
type Part = Pick<Segment, 'content' | 'end' | 'form' | 'line' | 'name' | 'start'>;

/** Component properties that readers see or hear. */
const TEXT_PROPERTIES = [
  'alt',
  'aria-label',
  'caption',
  'description',
  'heading',
  'label',
  'placeholder',
  'subtitle',
  'summary',
  'title',
];

type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Quoted values among a component's properties, with their positions. Values in braces are code. */
function listProperties({attributes}: Element, text: string): readonly Part[] {
  return attributes.flatMap((attribute): Part[] => {
    const {position} = attribute;
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !TEXT_PROPERTIES.includes(attribute.name) ||
      position === undefined
    ) {
      return [];
    }
    const end = position.end.offset ?? 0;
    const raw = text.slice(position.start.offset, end);
    const quoted = /=\s*(?<quoted>["'][^]*["'])$/u.exec(raw)?.groups?.quoted ?? '';
    return [
      {
        form: 'property',
        name: attribute.name,
        start: end - quoted.length,
        end,
        line: position.start.line,
        content:
          attribute.value === ''
            ? []
            : [{type: 'text', value: attribute.value.replaceAll(/[ \t]*\r?\n[ \t]*/gu, ' ')}],
      },
    ];
  });
}

/** The texts of one block: most blocks have one, a table row has one for each cell, code has none. */
function listParts(node: Nodes, text: string): readonly Part[] {
  if (node.type === 'heading') {
    return listRun(node.children, text, 'heading');
  }
  if (node.type === 'paragraph') {
    return listRun(node.children, text, node.data?.directiveLabel === true ? 'label' : 'text');
  }
  if (node.type === 'tableRow') {
    return node.children.flatMap((cell) => listRun(cell.children, text, 'cell'));
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return listProperties(node, text);
  }
  return node.type === 'code' ? listAlternative(node, text) : [];
}

/** A component alone is not a sentence: its properties and its content are separate texts. */
function listRun(
  children: readonly PhrasingContent[],
  text: string,
  form: SegmentForm,
): readonly Part[] {
  const shown = trim(children);
  const elements = shown.filter((child) => child.type === 'mdxJsxTextElement');
  const isSentence = shown.some(
    (child) =>
      child.type !== 'mdxJsxTextElement' && !(child.type === 'text' && child.value.trim() === ''),
  );
  if (!isSentence && elements.length > 0) {
    return elements.flatMap((element) => [
      ...listProperties(element, text),
      ...listRun(element.children, text, form),
    ]);
  }
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  const [start] = offsetsOf(first);
  const [, end] = offsetsOf(last);
  const raw = text.slice(start, end);
  const content = readInline(shown, text);
  return [
    {
      form,
      start: start + raw.length - raw.replace(/^[ \t\r\n]+/u, '').length,
      end: end - raw.length + raw.replace(/[ \t\r\n]+$/u, '').length,
      line: first.position?.start.line ?? 0,
      content: trimContent(content),
    },
  ];
}

function isAside(node: PhrasingContent): boolean {
  return (
    (node.type === 'mdxTextExpression' && /^\/\*.*\*\/$/su.test(node.value.trim())) ||
    (node.type === 'text' && node.value.trim() === '')
  );
}

/** Drops comments at the edges, such as a heading's own id, which are for the build. */
function trim(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const from = children.findIndex((child) => !isAside(child));
  const to = children.findLastIndex((child) => !isAside(child));
  return from === -1 ? [] : children.slice(from, to + 1);
}

function trimContent(content: Part['content']): Part['content'] {
  return content.map((inline, index) => {
    if (inline.type !== 'text') {
      return inline;
    }
    const start = index === 0 ? inline.value.replace(/^[ \t\n]+/u, '') : inline.value;
    return {
      type: 'text',
      value: index === content.length - 1 ? start.replace(/[ \t\n]+$/u, '') : start,
    };
  });
}

/** A diagram has a text alternative; everything else in a fence is code. */
function listAlternative(node: Extract<Nodes, {type: 'code'}>, text: string): readonly Part[] {
  const [from] = offsetsOf(node);
  const [line = ''] = text.slice(from).split('\n', 1);
  const match = node.lang === 'mermaid' ? /(?<= alt=")[^"]*(?=")/u.exec(line) : null;
  return match === null
    ? []
    : [
        {
          form: 'alternative',
          name: 'alt',
          start: from + match.index,
          end: from + match.index + match[0].length,
          line: node.position?.start.line ?? 0,
          content: [{type: 'text', value: match[0]}],
        },
      ];
}

/** Front matter fields that readers see, with the positions of their values. */
function listFields({tree, text, frontMatter}: ContentFile): readonly Part[] {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    return [];
  }
  const offset = text.indexOf('\n') + 1;
  const {contents} = parseDocument(first.value);
  const items = isMap(contents) ? contents.items : [];
  return items.flatMap(({key, value}): Part[] => {
    const name = TRANSLATED_FIELDS.find((field) => isScalar(key) && key.value === field);
    return name === undefined ||
      !isScalar(value) ||
      typeof value.value !== 'string' ||
      value.range == null
      ? []
      : [
          {
            form: 'field',
            name,
            start: offset + value.range[0],
            end: offset + value.range[1],
            line: frontMatter.lineOf(name),
            content: [{type: 'text', value: value.value.trim()}],
          },
        ];
  });
}

/** A file as its translator sees it. */
export interface SegmentedFile {
  readonly blocks: readonly LocatedBlock[];
  /** In the order of the file, including those without words. */
  readonly segments: readonly Segment[];
}

/** All texts of a file, block by block, with their positions. */
export function listSegments(file: ContentFile): SegmentedFile {
  const blocks = locateBlocks(file);
  const fields = listFields(file);
  const ids = new Map(file.headings.map(({id, node}) => [node.position?.start.offset, id]));
  const segments = blocks.flatMap(({kind, hash, line, node, text}, block) => {
    const parts =
      node === undefined
        ? fields.filter(
            ({name}) => name === TRANSLATED_FIELDS.find((field) => text.startsWith(`${field}: `)),
          )
        : listParts(node, file.text);
    const id = node?.type === 'heading' ? ids.get(node.position?.start.offset) : undefined;
    return parts.map((part, index) => ({
      ...part,
      ...(id === undefined ? {} : {name: id}),
      block,
      part: index,
      kind,
      hash,
      line: part.line === 0 ? line : part.line,
    }));
  });
  return {blocks, segments};
}

/** Whether translators see a text. */
export function isTranslatable({content}: Segment): boolean {
  return hasWords(content);
}
