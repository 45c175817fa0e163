import type {PhrasingContent, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';

/** How words are written where they stand, which decides what has to be escaped. */
export type SegmentForm =
  /** A field of the front matter. */
  | 'field'
  | 'heading'
  | 'text'
  /** The title of a call-out, in brackets. */
  | 'label'
  /** Of a table. */
  | 'cell'
  /** A component's property in double quotes. */
  | 'property'
  /** Text of a diagram for those who cannot see it, in the first line of a fence. */
  | 'alternative';

/** Words that a translator changes. */
export interface InlineText {
  readonly type: 'text';
  readonly value: string;
}

/** Something that a translator may move, but never change: inline code, a placeholder, a component without words. */
export interface InlineCode {
  readonly type: 'code';
  /** What it is, whatever its spelling; two with the same key can stand for each other. */
  readonly key: string;
  /** As it is written in the file. */
  readonly data: string;
}

/** Markup around words: emphasis, a link, a component. */
export interface InlinePair {
  readonly type: 'pair';
  readonly key: string;
  /** As they are written in the file. */
  readonly data: readonly [start: string, end: string];
  /** What is written anew around translated words; absent for tags, which are written as they are. */
  readonly node?: WrappingNode;
  readonly children: readonly Inline[];
}

export type Inline = InlineCode | InlinePair | InlineText;

/** Markdown that can only be written correctly with a view to the words beside it. */
export type WrappingNode = Extract<
  PhrasingContent,
  {type: 'delete' | 'emphasis' | 'image' | 'imageReference' | 'link' | 'linkReference' | 'strong'}
>;

/** Two texts side by side are one; empty ones are none. */
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

/** What two contents have in common if they say the same; spelling of markup aside. */
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

/** Of a heading of depth 2 in front of its text. */
const HEADING_MARK = '## ';

/** Of a link around its text, where the same has to be escaped as in the title of a call-out. */
const LINK = {url: 'x', start: '[', end: '](x)'} as const;

/**
 * Words and markup as they are written where they belong, on one line. Characters that Markdown, JSX or YAML would take for something else
 * are escaped.
 *
 * @param isMdx whether braces and tags mean something in this file.
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
      // Fences have no way to write these two; that they are missing is found when the text is read again.
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

/** Emphasis and links are written by the serializer, which knows what has to be escaped inside and beside them. */
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
      // Its own words would no longer lead anywhere.
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

/** Written as it is. */
function raw(value: string): PhrasingContent {
  return {type: 'html', value};
}

/** Content whose markup has ids, by which it is found again in a file that comes back. */
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

/** Markup of an original: ids count from 1 in the order of reading. */
export function numberCodes(list: readonly Inline[]): readonly Coded[] {
  let last = 0;
  return giveIds(list, () => {
    last += 1;
    return String(last);
  });
}

/** Markup of a translation: what the original has as well gets the same id; what it adds, an id of its own. */
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

/** All markup in the order of reading, each with the id of the pair around it. */
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

/** Two texts side by side are one. */
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
