import {type Content, createContentReader} from './createContentReader';

export type {Content} from './createContentReader';

/**
 * Reads and parses all content of one language: the model that checks, twins, cards and reports share.
 *
 * @param siteDir the project's folder.
 */
export async function readContent(siteDir: string, locale: string): Promise<Content> {
  return createContentReader(siteDir)(locale);
}
