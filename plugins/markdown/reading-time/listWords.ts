import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isMark} from '@selection-set/translation-freshness';

/**
 * What a reader reads of a parsed document: prose and code, without front matter, imports and properties of components, and without what a
 * translation quotes from its original.
 */
export function listWords(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (isMark(node)) {
      return SKIP;
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
    return undefined;
  });
  return texts.join(' ');
}
