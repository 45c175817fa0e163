import type {Nodes} from 'mdast';
import type {LocatedBlock} from '@selection-set/translation-freshness';
import {offsetsOf} from '../inline/readInline';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a block is written as a whole. Of a component it is the opening tag, because what it holds are blocks of their own.
 *
 * @returns undefined for front matter, and for headings, whose ids belong to the original.
 */
export function rangeOf({node}: LocatedBlock, text: string): Range | undefined {
  if (node === undefined || node.type === 'heading') {
    return undefined;
  }
  const [start, end] = offsetsOf(node);
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? {start, end: endOfTag(node, text)}
    : {start, end};
}

function endOfTag(
  node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>,
  text: string,
): number {
  const last = node.attributes.at(-1)?.position?.end.offset ?? offsetsOf(node)[0];
  return text.indexOf('>', last) + 1;
}
