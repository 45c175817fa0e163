import type {BlockContent} from 'mdast';
import {selectPlural} from '../../../src/lib/text/selectPlural';
import type {TwinFile} from './listPages';
import {blockquote, link, paragraph, text} from '@selection-set/content-model';
import {siteAddress, twinFile, type Site} from './resolveAddress';

/** In a translation that is behind its original: by how much, and where that is. The text itself stays the translation. */
export function composeBehindNote(
  {locale, path}: TwinFile,
  count: number,
  labels: Readonly<Record<string, string>>,
  site: Site,
): BlockContent | undefined {
  const message = labels['behind.count'];
  if (count === 0 || message === undefined) {
    return undefined;
  }
  const original = site.defaultTwins.has(path)
    ? site.origin + site.defaultBaseUrl + twinFile(path)
    : siteAddress(path, {...site, baseUrl: site.defaultBaseUrl});
  return blockquote(
    paragraph(text(`${selectPlural(message, count, locale)} `), link(original, text(original))),
  );
}
