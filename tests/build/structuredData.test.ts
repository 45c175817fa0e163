import {readBuiltSites} from '../support/builtSite';
import {checkVocabulary} from '../support/checkVocabulary';

interface Data {
  readonly '@context': string;
  readonly '@type'?: string;
  readonly '@graph'?: readonly {readonly '@type': string}[];
  readonly [name: string]: unknown;
}

interface Entry {
  readonly file: string;
  readonly data: Data;
}

/** What stands for a page of each kind, by its file; the first that fits. */
const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^index\.html$/u, ['Organization', 'WebSite']],
  [/^docs[./]/u, ['BreadcrumbList', 'TechArticle']],
  [/^blog(?:\/page\/\d+)?\.html$/u, ['Blog']],
  [/^blog\/(?:tags|authors)[./]/u, ['CollectionPage']],
  [/^blog\//u, ['BlogPosting']],
  [/^tools\//u, ['SoftwareSourceCode']],
  [/^solutions\//u, ['TechArticle']],
  [/^(?:ecosystem|solutions)\.html$/u, ['CollectionPage']],
  [/^about\.html$/u, ['AboutPage']],
  [/^contact\.html$/u, ['ContactPage']],
  [/^/u, ['WebPage']],
];

test('a mistake in structured data is found', () => {
  const thing = {'@context': 'https://schema.org', '@type': 'TechArticle', headline: 'a'};
  expect(checkVocabulary([['right', thing]])).toEqual([]);
  expect(
    checkVocabulary([
      ['property', {...thing, headlines: 'a'}],
      ['type', {...thing, '@type': 'TechnicalArticle'}],
      ['value', {...thing, publisher: {'@type': 'BreadcrumbList', headline: 1}}],
    ]).map((sentence) => sentence.split(':')[0]),
  ).toEqual(['property', 'type', 'value']);
});

describe.each(readBuiltSites())('structured data of $site.folder', (built) => {
  const {pages, origin, locales} = built;
  const entries: readonly Entry[] = pages.flatMap(({file, $}) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .map((script): Entry => ({file, data: JSON.parse($(script).text())})),
  );
  const typesOf = (file: string): readonly string[] =>
    entries
      .filter((entry) => entry.file === file)
      .flatMap(({data}) => data['@graph']?.map((node) => node['@type']) ?? data['@type'] ?? []);

  test('keeps to the vocabulary of schema.org', () => {
    const shapes = new Map<string, readonly [string, unknown]>();
    for (const {file, data} of entries) {
      shapes.set(shapeOf(data), [file, data]);
    }
    expect(shapes.size).toBeGreaterThan(8);
    expect(checkVocabulary([...shapes.values()])).toEqual([]);
  });

  test('is on every page that search engines list, of the type that fits it', () => {
    const wrong = pages
      .filter(({$, address}) => {
        const canonical = $('link[rel="canonical"]').attr('href')?.replace(/\/$/u, '');
        const robots = $('meta[name="robots"]').attr('content') ?? '';
        return canonical === (origin + address).replace(/\/$/u, '') && !robots.includes('noindex');
      })
      .filter(({file}) => !/(?:^|\/)(?:404|500)\.html$/u.test(file))
      .flatMap(({file}) => {
        const prefix = locales.find((locale) => locale.prefix && file.startsWith(locale.prefix));
        const name = file.slice(prefix?.prefix.length ?? 0);
        const expected = EXPECTED.find(([pattern]) => pattern.test(name))?.[1] ?? [];
        const types = typesOf(file).toSorted();
        return types.join() === expected.join() ? [] : [`${file}: ${types.join()}`];
      });
    expect(wrong).toEqual([]);
  });

  test('names addresses of this site only as pages that exist', () => {
    const known = new Set(pages.map(({address}) => (origin + address).replace(/\/$/u, '')));
    const wrong = entries.flatMap(({file, data}) =>
      (JSON.stringify(data).match(/"(?:url|item|mainEntityOfPage)":"[^"]+"/gu) ?? [])
        .map((pair) => pair.replace(/^.*?:"|"$/gu, ''))
        .filter((address) => address.startsWith(origin) && !known.has(address.replace(/\/$/u, '')))
        .map((address) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Names and types without texts, which say nothing about the vocabulary. */
function shapeOf(data: unknown): string {
  return JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'string' && key !== '@type' ? '' : value,
  );
}
