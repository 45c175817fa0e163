import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readingMinutes} from '../../../src/lib/text/readingMinutes';
import {listWords} from './listWords';

/** Field of the front matter, as pages read it. */
export const READING_FIELD = 'reading_minutes';

/**
 * Remark plugin: counts how long a document takes to read and adds it to its front matter, which Docusaurus hands to the page. A number that
 * the author gives stays.
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
