import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';

export interface DescribedSearch {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** Absolute addresses: of the description, of the search page, and of a picture. */
  readonly own: string;
  readonly search: string;
  readonly icon: string;
}

/** Longest name that the format allows, in characters. */
const NAME_LIMIT = 16;

/**
 * An OpenSearch 1.1 description.
 *
 * @throws Error for a name that browsers would refuse.
 */
export function describeSearch(search: DescribedSearch): string {
  if (search.name.length > NAME_LIMIT) {
    throw new Error(
      `The name "${search.name}" in src/data/brand.ts has ${search.name.length} characters; OpenSearch allows ${NAME_LIMIT}. Give plugins/output/open-search a shorter one.`,
    );
  }
  const root = x(
    'OpenSearchDescription',
    {xmlns: 'http://a9.com/-/spec/opensearch/1.1/'},
    x('ShortName', search.name),
    x('Description', search.description),
    x('Language', search.language),
    x('InputEncoding', 'UTF-8'),
    x('Image', {type: 'image/svg+xml', width: '16', height: '16'}, search.icon),
    x('Url', {type: 'text/html', method: 'get', template: `${search.search}?q={searchTerms}`}),
    x('Url', {type: 'application/opensearchdescription+xml', rel: 'self', template: search.own}),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root)}\n`;
}
