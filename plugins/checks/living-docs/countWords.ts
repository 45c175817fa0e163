import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Letters or digits with what holds them together, such as `don't` and `graphql-js`. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’._-]*/gu;

/** Words of prose: headings, paragraphs, list items and cells, without code blocks. */
export function countWords(tree: Root): number {
  let words = 0;
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    words += toString(node).match(WORD)?.length ?? 0;
  });
  return words;
}
