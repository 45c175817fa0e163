import {type Content, readContent} from './readContent';

/** Content of a language. */
export type ContentReader = (locale: string) => Promise<Content>;

/** Reads each language once, however many ask for it: checks of a translation look at the originals too. */
export function createContentReader(siteDir: string): ContentReader {
  const known = new Map<string, Promise<Content>>();
  return (locale) => {
    const content = known.get(locale) ?? readContent(siteDir, locale);
    known.set(locale, content);
    return content;
  };
}
