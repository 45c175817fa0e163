import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What a reader reads of a parsed document: prose and code, without front matter, imports and properties of components. */
export function listWords(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
  });
  return texts.join(' ');
}
