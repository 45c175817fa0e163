import type {RootContent} from 'mdast';
import {link, paragraph, strong, toBlocks, toPhrasing} from '@selection-set/content-model';
import type {Rule} from '../rule';
import {keepChildren, leaveOut} from './text';
import {writeInlinePicture} from './media';

const emphasise: Rule = ({children}) => [{type: 'emphasis', children: toPhrasing(children)}];
const stress: Rule = ({children}) => [strong(...toPhrasing(children))];
const strike: Rule = ({children}) => [{type: 'delete', children: toPhrasing(children)}];
const writeCode: Rule = ({children}) => [{type: 'inlineCode', value: wordsOf(children)}];
const writeLink: Rule = ({attributes, children}, {address}) => {
  const href = attributes.text('href') ?? attributes.text('to');
  return href === undefined ? children : [link(address(href), ...toPhrasing(children))];
};

const KEPT =
  'abbr article bdi bdo details dfn div figcaption figure mark p picture q section small span sub sup time u'.split(
    ' ',
  );

/** HTML elements that pages may hold; those that only group or style keep what is inside. */
export const HTML_RULES: Readonly<Record<string, Rule>> = {
  ...giveAll(KEPT, keepChildren),
  ...giveAll(['source', 'svg', 'wbr'], leaveOut),
  Link: writeLink,
  a: writeLink,
  b: stress,
  br: () => [{type: 'break'}],
  code: writeCode,
  del: strike,
  em: emphasise,
  hr: () => [{type: 'thematicBreak'}],
  i: emphasise,
  img: writeInlinePicture,
  kbd: writeCode,
  samp: writeCode,
  strong: stress,
  summary: ({children}) => [paragraph(strong(...toPhrasing(toBlocks(children))))],
};

function wordsOf(nodes: readonly RootContent[]): string {
  return toPhrasing(nodes)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

function giveAll(names: readonly string[], rule: Rule): Readonly<Record<string, Rule>> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}
