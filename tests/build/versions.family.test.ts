import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {BRAND} from '../../src/family/data/brand';
import {IS_NIGHTLY} from '../support/scope';
import {buildVersionedSite, CHANGE} from '../support/versionedSite';

const ORIGIN = 'https://selection-set.example';
/** About half a minute of two free cores; far more where they are shared. */
const BUILD_MS = 600_000;

let folder = '';

function open(address: string): CheerioAPI {
  return load(readFileSync(path.join(folder, `${address}.html`), 'utf8'));
}

function hrefs($: CheerioAPI, selector: string): readonly string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
}

const menu = '#docs-sidebar details:nth-of-type(2) a';

/** At night: by day unit and dom tests alone look at versions, because this builds a site of its own. */
const describeAtNight = IS_NIGHTLY ? describe : describe.skip;

describeAtNight('a portal with an old, a latest and an unreleased version', () => {
  beforeAll(async () => {
    folder = await buildVersionedSite();
  }, BUILD_MS);

  test.each([
    ['docs/1.0/yoga', ['/docs/next/yoga', '/docs/yoga', '/docs/1.0/yoga']],
    ['docs/1.0/yoga/gone', ['/docs/next', '/docs', '/docs/1.0/yoga/gone']],
    ['docs/next/yoga/new', ['/docs/next/yoga/new', '/docs', '/docs/1.0']],
    ['docs', ['/docs/next', '/docs', '/docs/1.0']],
  ])('the menu of /%s keeps the page where it can (V1, V2)', (address, targets) => {
    expect(hrefs(open(address), menu)).toEqual(targets);
  });

  test.each([
    ['docs/1.0/yoga', 'no longer updated: 1.0', '/docs/yoga'],
    ['docs/1.0/yoga/gone', 'does not have this page', '/docs'],
    ['docs/next/yoga', 'not released yet: Next', '/docs/yoga'],
    ['docs/next/yoga/new', 'does not have this page', '/docs'],
  ])('/%s has a notice with "%s" that leads to %s (V3)', (address, words, target) => {
    const $ = open(address);
    expect($('main [role="note"]').text()).toContain(words);
    expect(hrefs($, 'main [role="note"] a')).toEqual([target]);
  });

  test.each([
    ['docs/1.0/yoga', '/docs/yoga', undefined],
    ['docs/next/yoga', '/docs/yoga', undefined],
    ['docs/next', '/docs', undefined],
    ['docs/yoga', '/docs/yoga', undefined],
    ['docs/1.0/yoga/gone', '/docs/1.0/yoga/gone', 'noindex, follow'],
    ['docs/next/yoga/new', '/docs/next/yoga/new', 'noindex, follow'],
  ])('/%s gives search engines %s (V4)', (address, canonical, robots) => {
    const $ = open(address);
    expect(hrefs($, 'link[rel="canonical"]')).toEqual([ORIGIN + canonical]);
    expect($('meta[property="og:url"]').attr('content')).toBe(ORIGIN + canonical);
    expect(new Set(hrefs($, 'link[hreflang]'))).toEqual(new Set([ORIGIN + canonical]));
    expect($('meta[name="robots"]').attr('content')).toBe(robots);
  });

  test('the latest version has no notice, and each version its own text (V1, V3)', () => {
    const $ = open('docs/yoga/quick-start');
    expect($('[role="note"]').length).toBe(0);
    expect($('main').text()).toContain(CHANGE);
    expect(open('docs/1.0/yoga/quick-start')('main').text()).not.toContain(CHANGE);
  });

  test('the sitemap lists the latest version only (V4)', () => {
    const $ = load(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'), {xml: true});
    const documents = $('loc')
      .toArray()
      .map((loc) => $(loc).text().slice(ORIGIN.length))
      .filter((address) => address.startsWith('/docs'));
    expect(documents).toContain('/docs/yoga/quick-start');
    expect(
      documents.filter((address) => /^\/docs\/(?:1\.0|2\.0|next)(?:\/|$)/u.test(address)),
    ).toEqual([]);
  });

  test.each(['1.0', 'next'])('links of version %s stay in it (V2)', (version) => {
    const pages = readdirSync(path.join(folder, 'docs', version), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.html'));
    const leaving = pages.flatMap((file) => {
      const $ = load(readFileSync(path.join(folder, 'docs', version, file), 'utf8'));
      const links = hrefs(
        $,
        `article a, #docs-sidebar nav a, #docs-sidebar details:first-of-type a`,
      );
      return links
        .filter(
          (href) => /^\/docs(?:\/|$)/u.test(href) && !`${href}/`.startsWith(`/docs/${version}/`),
        )
        .map((href) => `${file}: ${href}`);
    });
    expect(pages.length).toBeGreaterThan(10);
    expect(leaving).toEqual([]);
  });

  test.each([
    ['docs/1.0/yoga', '/versioned_docs/version-1.0/yoga/index.mdx'],
    ['docs/yoga', '/versioned_docs/version-2.0/yoga/index.mdx'],
    ['docs/next/yoga', '/docs/yoga/index.mdx'],
  ])('/%s is edited in %s (V1)', (address, file) => {
    const {url, branch} = BRAND.repository;
    expect(hrefs(open(address), 'a.theme-edit-this-page')).toEqual([
      `${url}/tree/${branch}${file}`,
    ]);
  });

  test('the search of each version has its own index, which the header leads to (V1)', () => {
    const files = readdirSync(path.join(folder, 'assets/search'));
    expect(files).toEqual(
      expect.arrayContaining(['en-US-current.json', 'en-US-2.0.json', 'en-US-1.0.json']),
    );
    expect(hrefs(open('docs/1.0/yoga'), 'header a[href^="/search"]')).toEqual([
      '/search?version=1.0',
    ]);
  });

  test.each([
    ['1.0', /^\/docs\/1\.0(?:\/|$)/u, ['/docs/1.0/yoga/gone']],
    ['2.0', /^\/docs(?!\/(?:1\.0|next)(?:\/|$))(?:\/|$)/u, []],
    ['current', /^\/docs\/next(?:\/|$)/u, ['/docs/next/yoga/new']],
  ])(
    'the index of version %s has its own documents only, and none that is hidden (API-7)',
    (version, own, only) => {
      const read = (name: string) =>
        JSON.parse(readFileSync(path.join(folder, 'assets/search', name), 'utf8'));
      const {urls}: {urls: string} = read(read(`en-US-${version}.json`).outline);
      const documents = urls.split('\n').filter((url) => /^\/docs(?:\/|$)/u.test(url));
      expect(documents.length).toBeGreaterThan(40);
      expect(documents.filter((url) => !own.test(url))).toEqual([]);
      expect(documents.filter((url) => /\/(?:gone|new)$/u.test(url))).toEqual(only);
      expect(documents.filter((url) => /\/un(?:listed|searched)$/u.test(url))).toEqual([]);
      expect(open('docs/yoga/unlisted')('h1').text()).toBe('Unlisted');
    },
  );
});
