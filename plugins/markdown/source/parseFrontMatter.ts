import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterEnd} from '@selection-set/content-model';

/**
 * How Docusaurus reads a front matter.
 *
 * @param isWriting whether somebody writes: a page whose front matter cannot be read then has none, and stops no other; the checks of the
 * content name its mistake.
 */
export function createFrontMatterParser(isWriting: boolean): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...file}) => {
    try {
      return await defaultParseFrontMatter(file);
    } catch (error) {
      if (!isWriting) {
        throw error;
      }
      const {fileContent} = file;
      return {frontMatter: {}, content: fileContent.slice(frontMatterEnd(fileContent))};
    }
  };
}
