import {load} from 'cheerio';
import {readBuiltSites} from '../support/builtSite';
import {findAtomMistakes, findJsonMistakes, findRssMistakes, readFeeds} from '../support/feeds';

const POSTS_AT_LEAST = 4;
const FEED = /(?:^|\/)blog\/(?:rss\.xml|atom\.xml|feed\.json)$/u;

/** Paths that no sitemap names. */
const UNLISTED = /^(?:404|500|search)$/u;

describe.each(readBuiltSites())('feeds and sitemap of $site.folder', (built) => {
  const {site, origin, files, locales, read, pages} = built;
  const start = origin + site.baseUrl;
  const addresses = new Set(pages.map(({address}) => (origin + address).replace(/\/$/u, '')));
  const isPage = (address: string): boolean => addresses.has(address.replace(/\/$/u, ''));

  const withPosts = locales.filter(({prefix}) => files.has(`${prefix}blog/rss.xml`));

  test('the original has feeds, and so has each language with a translated post, no other', () => {
    const blogs = locales.filter(({locale, prefix}) => {
      const own = pages.find(({file}) => file === `${prefix}blog.html`);
      return own?.$(`link[rel="alternate"][hreflang="${locale}"]`).length === 1;
    });
    expect(withPosts.map(({locale}) => locale)).toEqual(blogs.map(({locale}) => locale));
    expect(withPosts[0]?.locale).toBe('en-US');
    for (const {prefix} of locales.filter((locale) => !withPosts.includes(locale))) {
      expect([...files].filter((file) => FEED.test(file) && file.startsWith(prefix))).toEqual([]);
    }
  });

  test('every page names the feeds of its language, and none that is not there', () => {
    const wrong = pages.flatMap(({file, $}) =>
      $('link[type="application/rss+xml"], link[type="application/atom+xml"], a[href*="/blog/"]')
        .toArray()
        .map(({attribs}) => attribs.href ?? '')
        .filter((href) => FEED.test(href) && !files.has(href.slice(site.baseUrl.length)))
        .map((href) => `${file}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(withPosts)(
    'RSS, Atom and JSON of $locale have the posts that exist in it',
    ({prefix}) => {
      const {rss, atom, json} = readFeeds(read, prefix);
      const links = {
        rss: rss('rss > channel > item > link')
          .toArray()
          .map((link) => rss(link).text()),
        atom: atom('feed > entry > link')
          .toArray()
          .map(({attribs}) => attribs.href ?? ''),
        json: json.items.map(({url}) => url),
      };
      expect(links.rss.length).toBeGreaterThanOrEqual(POSTS_AT_LEAST);
      expect(links.atom).toEqual(links.rss);
      expect(links.json).toEqual(links.rss);
      expect(links.rss.filter((link) => !link.startsWith(start + prefix) || !isPage(link))).toEqual(
        [],
      );
      const copies = pages.filter(({$, address}) => {
        const canonical = $('link[rel="canonical"]').attr('href');
        return links.rss.includes(origin + address) && canonical !== origin + address;
      });
      expect(copies.map(({file}) => file)).toEqual([]);
    },
  );

  test.each(withPosts)(
    'the feeds of $locale ask browsers for no style that they may not load',
    ({prefix}) => {
      for (const file of ['rss.xml', 'atom.xml']) {
        expect(read(`${prefix}blog/${file}`)).not.toContain('xml-stylesheet');
      }
      expect([...files].filter((file) => file.endsWith('.xsl'))).toEqual([]);
    },
  );

  test.each(withPosts)('RSS, Atom and JSON of $locale are valid', ({prefix}) => {
    const {rss, atom, json} = readFeeds(read, prefix);
    expect(findRssMistakes(rss)).toEqual([]);
    expect(findAtomMistakes(atom)).toEqual([]);
    expect(findJsonMistakes(json)).toEqual([]);
  });

  test.each(locales)(
    '$locale has a sitemap of pages without 404, 500 and search (RTE-3); languages.family.test.ts knows which',
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
      '.nojekyll',
      '404.html',
      'robots.txt',
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
