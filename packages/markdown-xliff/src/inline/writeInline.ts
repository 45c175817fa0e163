import type {PhrasingContent, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';

/** The syntax around words, which determines what has to be escaped. */
export type SegmentForm =
  /** A field of the front matter. */
  | 'field'
  | 'heading'
  | 'text'
  /** The title of a call-out, in brackets. */
  | 'label'
  /** A cell of a table. */
  | 'cell'
  /** A component's property in double quotes. */
  | 'property'
  /** Text alternative of a diagram, in the first line of a fence. */
  | 'alternative';

/** Words that a translator changes. */
export interface InlineText {
  readonly type: 'text';
  readonly value: string;
}

/** Something that a translator may move but not change: inline code, a placeholder, a component without words. */
export interface InlineCode {
  readonly type: 'code';
  /** Identity regardless of spelling; two codes with the same key are interchangeable. */
  readonly key: string;
  /** The source text in the file. */
  readonly data: string;
}

/** Markup around words: emphasis, a link, a component. */
export interface InlinePair {
  readonly type: 'pair';
  readonly key: string;
  /** The source text in the file. */
  readonly data: readonly [start: string, end: string];
  /** Node to serialise around translated words; absent for tags, which are written as they are. */
  readonly node?: WrappingNode;
  readonly children: readonly Inline[];
}

export type Inline = InlineCode | InlinePair | InlineText;

/** Markdown whose correct syntax depends on the adjacent words. */
export type WrappingNode = Extract<
  PhrasingContent,
  {type: 'delete' | 'emphasis' | 'image' | 'imageReference' | 'link' | 'linkReference' | 'strong'}
>;

/** Merges adjacent texts and drops empty ones. */
export function joinTexts(list: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of list) {
    const last = joined.at(-1);
    if (inline.type !== 'text') {
      joined.push(inline);
    } else if (last?.type === 'text') {
      joined[joined.length - 1] = {type: 'text', value: last.value + inline.value};
    } else if (inline.value !== '') {
      joined.push(inline);
    }
  }
  return joined;
}

/** The words alone. */
export function textOf(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      switch (inline.type) {
        case 'text':
          return inline.value;
        case 'pair':
          return textOf(inline.children);
        case 'code':
          return '';
        default:
          return inline satisfies never;
      }
    })
    .join('');
}

/** Whether there is anything to translate. */
export function hasWords(list: readonly Inline[]): boolean {
  return /\p{L}/u.test(textOf(list));
}

/** Equal for two contents with the same meaning, regardless of how markup is written. */
export function signatureOf(list: readonly Inline[]): string {
  return JSON.stringify(list.map(toPlain));
}

function toPlain(inline: Inline): unknown {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'code':
      return [inline.key];
    case 'pair':
      return [inline.key, inline.children.map(toPlain)];
    default:
      return inline satisfies never;
  }
}

const STYLE = {bullet: '-', emphasis: '_', resourceLink: true} as const;
const plain = unified().use(remarkStringify, STYLE).use(remarkGfm).use(remarkDirective).freeze();
const withJsx = unified()
  .use(remarkStringify, STYLE)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Prefix of a heading of depth 2. */
const HEADING_MARK = '## ';

/** Syntax of a link around its text, which needs the same escapes as the title of a call-out. */
const LINK = {url: 'x', start: '[', end: '](x)'} as const;

/**
 * Writes words and markup on one line, for the given place. Escapes characters that Markdown, JSX or YAML would interpret.
 *
 * @param isMdx whether braces and tags have a meaning in this file.
 */
export function writeInline(list: readonly Inline[], form: SegmentForm, isMdx: boolean): string {
  const write = (node: RootContent): string =>
    (isMdx ? withJsx : plain).stringify({type: 'root', children: [node]}).replace(/\n+$/u, '');
  switch (form) {
    case 'text':
      return write({type: 'paragraph', children: list.flatMap(toNodes)});
    case 'cell':
      return write({type: 'tableCell', children: list.flatMap(toNodes)});
    case 'heading':
      return write({type: 'heading', depth: 2, children: list.flatMap(toNodes)}).slice(
        HEADING_MARK.length,
      );
    case 'label':
      return write({
        type: 'paragraph',
        children: [{type: 'link', url: LINK.url, children: list.flatMap(toNodes)}],
      }).slice(LINK.start.length, -LINK.end.length);
    case 'field':
      return stringify(textOf(list), {lineWidth: 0, singleQuote: true}).trimEnd();
    case 'property':
      return `"${textOf(list).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    case 'alternative':
      // Fences cannot contain these two; verification reports the loss when the text is read again.
      return textOf(list).replaceAll(/["`]/gu, '');
    default:
      return form satisfies never;
  }
}

function toNodes(inline: Inline): PhrasingContent[] {
  switch (inline.type) {
    case 'text':
      return [inline];
    case 'code':
      return [raw(inline.data)];
    case 'pair':
      return wrap(inline);
    default:
      return inline satisfies never;
  }
}

/** The serializer writes emphasis and links, because it escapes what is inside and next to them. */
function wrap({node, data: [start, end], children}: InlinePair): PhrasingContent[] {
  if (node === undefined) {
    return [raw(start), ...children.flatMap(toNodes), raw(end)];
  }
  switch (node.type) {
    case 'image':
      return [{...node, alt: textOf(children)}];
    case 'imageReference':
      return [{...node, alt: textOf(children), referenceType: 'full'}];
    case 'linkReference':
      // Once translated, the words no longer match a label that was the words themselves.
      return [{...node, children: children.flatMap(toNodes), referenceType: 'full'}];
    case 'link':
    case 'delete':
    case 'emphasis':
    case 'strong':
      return [{...node, children: children.flatMap(toNodes)}];
    default:
      return node satisfies never;
  }
}

/** A node that is written unchanged. */
function raw(value: string): PhrasingContent {
  return {type: 'html', value};
}

/** Content whose markup has ids, which identify it in a returned file. */
export type Coded =
  | {readonly type: 'text'; readonly value: string}
  | {readonly type: 'code'; readonly id: string; readonly inline: InlineCode}
  | {
      readonly type: 'pair';
      readonly id: string;
      readonly inline: InlinePair;
      readonly children: readonly Coded[];
    };

export type CodedMarkup = Exclude<Coded, {type: 'text'}>;

/** Numbers the markup of an original: ids count from 1 in reading order. */
export function numberCodes(list: readonly Inline[]): readonly Coded[] {
  let last = 0;
  return giveIds(list, () => {
    last += 1;
    return String(last);
  });
}

/** Gives the markup of a translation the ids of the original's, and new ids where the original has no counterpart. */
export function matchCodes(list: readonly Inline[], source: readonly Coded[]): readonly Coded[] {
  const free = listMarkup(source).map(({markup}) => markup);
  let last = 0;
  return giveIds(list, (inline) => {
    const index = free.findIndex(({inline: {key}}) => key === inline.key);
    const [found] = index === -1 ? [] : free.splice(index, 1);
    if (found !== undefined) {
      return found.id;
    }
    last += 1;
    return `t${last}`;
  });
}

function giveIds(
  list: readonly Inline[],
  idOf: (inline: InlineCode | InlinePair) => string,
): readonly Coded[] {
  return list.map((inline): Coded => {
    switch (inline.type) {
      case 'text':
        return inline;
      case 'code':
        return {type: 'code', id: idOf(inline), inline};
      case 'pair':
        return {type: 'pair', id: idOf(inline), inline, children: giveIds(inline.children, idOf)};
      default:
        return inline satisfies never;
    }
  });
}

/** All markup in reading order, each with the id of the pair around it. */
export function listMarkup(
  list: readonly Coded[],
  parent = '',
): readonly {readonly markup: CodedMarkup; readonly parent: string}[] {
  return list.flatMap((coded) =>
    coded.type === 'text'
      ? []
      : [
          {markup: coded, parent},
          ...(coded.type === 'pair' ? listMarkup(coded.children, coded.id) : []),
        ],
  );
}

/** The same without ids. */
export function toInlines(list: readonly Coded[]): readonly Inline[] {
  return joinTexts(
    list.map((coded) => {
      switch (coded.type) {
        case 'text':
          return coded;
        case 'code':
          return coded.inline;
        case 'pair':
          return {...coded.inline, children: toInlines(coded.children)};
        default:
          return coded satisfies never;
      }
    }),
  );
}

/** Merges adjacent texts. */
export function joinCoded(list: readonly Coded[]): readonly Coded[] {
  const joined: Coded[] = [];
  for (const coded of list) {
    const last = joined.at(-1);
    if (coded.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = {type: 'text', value: last.value + coded.value};
    } else {
      joined.push(coded);
    }
  }
  return joined;
}
