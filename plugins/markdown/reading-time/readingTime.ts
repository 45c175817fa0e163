import {isMark} from '@selection-set/translation-freshness';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readingMinutes} from '../../../src/lib/text/format';

/**
 * The text of a parsed document for readers: prose and code, without front matter, imports and properties of components, and without what
 * a translation quotes from its original.
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

/** Field of the front matter, as pages read it. */
const READING_FIELD = 'reading_minutes';

/**
 * Remark plugin: computes the reading time of a document and adds it to its front matter, which Docusaurus passes to the page. Keeps a
 * number that the author has set.
 */
export function readingTime(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const {frontMatter} = file.data;
    if (
      typeof frontMatter === 'object' &&
      frontMatter !== null &&
      !(READING_FIELD in frontMatter)
    ) {
      Object.assign(frontMatter, {[READING_FIELD]: readingMinutes(listWords(tree))});
    }
  };
}
