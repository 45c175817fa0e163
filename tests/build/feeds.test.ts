import {load} from 'cheerio';
import {readBuiltSites} from '../support/builtSite';

const POSTS_AT_LEAST = 4;

/** Paths that no sitemap names. */
const UNLISTED = /^(?:404|500|search)$/u;

describe.each(readBuiltSites())('feeds and sitemap of $site.folder', (built) => {
  const {site, origin, files, locales, read, pages} = built;
  const start = origin + site.baseUrl;
  const addresses = new Set(pages.map(({address}) => (origin + address).replace(/\/$/u, '')));
  const isPage = (address: string): boolean => addresses.has(address.replace(/\/$/u, ''));

  test.each(locales)('$locale has RSS, Atom and JSON feeds with every post', ({prefix}) => {
    const rss = load(read(`${prefix}blog/rss.xml`), {xml: true});
    const atom = load(read(`${prefix}blog/atom.xml`), {xml: true});
    const json = JSON.parse(read(`${prefix}blog/feed.json`)) as {
      version: string;
      items: {url: string; title: string}[];
    };
    const links = {
      rss: rss('rss > channel > item > link')
        .toArray()
        .map((link) => rss(link).text()),
      atom: atom('feed > entry > link')
        .toArray()
        .map(({attribs}) => attribs.href ?? ''),
      json: json.items.map(({url}) => url),
    };
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\//u);
    expect(links.rss.length).toBeGreaterThanOrEqual(POSTS_AT_LEAST);
    expect(links.atom).toEqual(links.rss);
    expect(links.json).toEqual(links.rss);
    expect(links.rss.filter((link) => !link.startsWith(start + prefix) || !isPage(link))).toEqual(
      [],
    );
    expect(json.items.every(({title}) => title !== '')).toBe(true);
  });

  test.each(locales)(
    '$locale has a sitemap of pages without 404, 500 and search (RTE-3); languages.test.ts knows which',
    ({prefix}) => {
      const sitemap = load(read(`${prefix}sitemap.xml`), {xml: true});
      const listed = sitemap('urlset > url > loc')
        .toArray()
        .map((loc) => sitemap(loc).text());
      expect(listed).toContain(start + prefix);
      expect(
        listed.filter((address) => UNLISTED.test(address.slice((start + prefix).length))),
      ).toEqual([]);
      expect(listed.filter((address) => !isPage(address))).toEqual([]);
      expect(new Set(listed).size).toBe(listed.length);
    },
  );

  test('the files that hosts ask for are there', () => {
    for (const file of [
      '404.html',
      'img/favicon.svg',
      'img/apple-touch-icon.png',
      'img/social-card.png',
    ]) {
      expect(files).toContain(file);
    }
  });

  test('no source map, test or source file is published', () => {
    expect([...files].filter((file) => /\.(?:map|tsx?|mdx|lock)$/u.test(file))).toEqual([]);
  });
});
