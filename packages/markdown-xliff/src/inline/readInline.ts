import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type Inline, joinTexts, type WrappingNode} from './writeInline';

/** A line break between two characters of scripts without spaces between words. */
const BREAK_WITHOUT_SPACE =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF])[ \t]*\n[ \t]*(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF])/gu;

/**
 * Words and markup of a run of Markdown.
 *
 * @param text of the file to which the positions of the nodes refer.
 */
export function readInline(nodes: readonly PhrasingContent[], text: string): readonly Inline[] {
  return joinTexts(nodes.map((node) => readNode(node, text)));
}

function readNode(node: PhrasingContent, text: string): Inline {
  switch (node.type) {
    case 'text':
      return {type: 'text', value: unwrap(node.value)};
    case 'textDirective':
      // Docusaurus renders an unhandled directive, such as "10:am", as plain text.
      return node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
        ? {type: 'text', value: rawOf(node, text)}
        : toCode(node, text);
    case 'delete':
    case 'emphasis':
    case 'strong':
      return toPair(node, node.children, node.type, text);
    case 'link':
      if (node.position === undefined) {
        // An escaped address; the parser still makes it a link.
        return {type: 'text', value: toString(node)};
      }
      // An autolink has no words.
      return text[offsetsOf(node)[0]] === '[' && node.children.length > 0
        ? toPair(node, node.children, `link ${node.url} ${node.title ?? ''}`, text)
        : toCode(node, text);
    case 'linkReference':
      return toPair(node, node.children, `reference ${node.identifier}`, text);
    case 'image':
      return toPicture(node, `image ${node.url} ${node.title ?? ''}`, text);
    case 'imageReference':
      return toPicture(node, `image reference ${node.identifier}`, text);
    case 'mdxJsxTextElement':
      return node.children.length === 0 ? toCode(node, text) : toTags(node, node.children, text);
    case 'break':
    case 'footnoteReference':
    case 'html':
    case 'inlineCode':
    case 'mdxTextExpression':
      return toCode(node, text);
    default:
      return node satisfies never;
  }
}

function toCode(node: PhrasingContent, text: string): Inline {
  const data = unwrapTag(rawOf(node, text));
  return {type: 'code', key: `${node.type} ${'value' in node ? node.value : data}`, data};
}

function toPair(
  node: WrappingNode,
  children: readonly PhrasingContent[],
  key: string,
  text: string,
): Inline {
  const data = tagsAround(node, children, text);
  return {type: 'pair', key, data, node, children: readInline(children, text)};
}

function toTags(node: PhrasingContent, children: readonly PhrasingContent[], text: string): Inline {
  const data = tagsAround(node, children, text);
  return {type: 'pair', key: data.join(''), data, children: readInline(children, text)};
}

function toPicture(
  node: Extract<WrappingNode, {type: 'image' | 'imageReference'}>,
  key: string,
  text: string,
): Inline {
  const raw = rawOf(node, text);
  const end = raw.lastIndexOf('](');
  const children: Inline[] = [{type: 'text', value: unwrap(node.alt ?? '')}];
  return {
    type: 'pair',
    key,
    data: ['![', end === -1 ? ']' : raw.slice(end)],
    node,
    children: joinTexts(children),
  };
}

function tagsAround(
  node: PhrasingContent,
  children: readonly PhrasingContent[],
  text: string,
): readonly [string, string] {
  const [start, end] = offsetsOf(node);
  const [first, last] = [children[0], children.at(-1)];
  return [
    unwrapTag(text.slice(start, first === undefined ? end : offsetsOf(first)[0])),
    unwrapTag(text.slice(last === undefined ? end : offsetsOf(last)[1], end)),
  ];
}

function rawOf(node: PhrasingContent, text: string): string {
  return text.slice(...offsetsOf(node));
}

/** Where a node starts and ends in its file. */
export function offsetsOf({
  position,
}: Pick<PhrasingContent, 'position'>): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Line breaks in the file have no meaning for the words. */
function unwrap(value: string): string {
  return value.replaceAll(BREAK_WITHOUT_SPACE, '').replaceAll(/[ \t]*\r?\n[ \t]*/gu, ' ');
}

function unwrapTag(raw: string): string {
  return raw.startsWith('<') && !raw.includes('`')
    ? raw.replaceAll(/[ \t]*\r?\n[ \t]*/gu, ' ')
    : raw;
}
