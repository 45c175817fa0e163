import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {load} from 'cheerio';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
const SAMPLE_PAGES = 20;
const LIST_PAGE = /(?:^|\/)blog\/(?:authors(?:\/|\.html)|.*page\/)/u;
const TAG_PAGE = /(?:^|\/)blog\/tags\/[^/]+\.html$/u;

describe.each(readBuiltSites())('what search engines list of $site.folder', (built) => {
  const {site, origin, pages, locales, read} = built;
  const addressOf = ({address}: BuiltPage): string => (origin + address).replace(/\/$/u, '');
  const isHidden = ({$}: BuiltPage): boolean =>
    ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
  const listed = locales.flatMap(({prefix}) => {
    const $ = load(read(`${prefix}sitemap.xml`), {xml: true});
    return $('url')
      .toArray()
      .map((url) => ({
        address: $(url).find('loc').text().replace(/\/$/u, ''),
        changed: $(url).find('lastmod').text(),
      }));
  });
  const inSitemap = new Set(listed.map(({address}) => address));

  test('robots.txt lets everyone in and names the sitemap of each language', () => {
    const lines = read('robots.txt').trim().split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    expect(lines).toEqual(
      expect.arrayContaining(
        locales.map(({prefix}) => `Sitemap: ${origin}${site.baseUrl}${prefix}sitemap.xml`),
      ),
    );
  });

  test('lists of authors, further pages and tags of one post are not listed, and their links are followed', () => {
    const thin = pages.filter(
      ({file, $}) => LIST_PAGE.test(file) || (TAG_PAGE.test(file) && $('main time').length < 2),
    );
    expect(thin.length).toBeGreaterThan(3);
    expect(
      thin
        .filter(({$}) => $('meta[name="robots"]').attr('content') !== 'noindex, follow')
        .map(({file}) => file),
    ).toEqual([]);
    expect(thin.map(addressOf).filter((address) => inSitemap.has(address))).toEqual([]);
  });

  test('pages that say what went wrong are not listed (RTE-3)', () => {
    const failures = pages.filter(({file}) => /(?:^|\/)(?:404|500)\.html$/u.test(file));
    expect(failures).toHaveLength(2 * locales.length);
    expect(failures.filter((page) => !isHidden(page)).map(({file}) => file)).toEqual([]);
    expect(failures.map(addressOf).filter((address) => inSitemap.has(address))).toEqual([]);
  });

  test('a page is in a sitemap exactly if it names itself as its address and does not hide', () => {
    const own = pages
      .filter(({file}) => !/(?:^|\/)(?:404|500)\.html$/u.test(file))
      .filter((page) => {
        const canonical = page.$('link[rel="canonical"]').attr('href')?.replace(/\/$/u, '');
        return canonical === addressOf(page) && !isHidden(page);
      });
    expect(own.map(addressOf).toSorted()).toEqual([...inSitemap].toSorted());
  });

  test.each(locales)(
    'titles and descriptions of $locale are there, and each has one page',
    ({locale}) => {
      const own = pages.filter(
        (page) => page.locale.locale === locale && inSitemap.has(addressOf(page)),
      );
      expect(own.length).toBeGreaterThan(50);
      const twice = ['title', 'description'].flatMap((kind) => {
        const files = new Map<string, string[]>();
        for (const {file, $} of own) {
          const text =
            kind === 'title' ? $('title').text() : $('meta[name="description"]').attr('content');
          files.set(text ?? '', [...(files.get(text ?? '') ?? []), file]);
        }
        return [...files].filter(([text, names]) => text === '' || names.length > 1);
      });
      expect(twice).toEqual([]);
    },
  );

  test('the date of a document is that of its last commit', () => {
    const start = `${origin}${site.baseUrl}docs/`;
    const wrong = listed
      .filter(({address}) => address.startsWith(start))
      .filter((_entry, index) => index % Math.ceil(listed.length / SAMPLE_PAGES) === 0)
      .flatMap(({address, changed}) => {
        const name = address.slice(start.length);
        const files = [`docs/${name}.mdx`, `docs/${name}/index.mdx`];
        const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', ...files], {
          cwd: ROOT,
          encoding: 'utf8',
        }).trim();
        const expected = date === '' ? '' : new Date(date).toISOString().slice(0, 10);
        return changed === expected ? [] : [`${name}: ${changed} instead of ${expected}`];
      });
    expect(wrong).toEqual([]);
  });
});
