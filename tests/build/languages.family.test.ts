import path from 'node:path';
import {load} from 'cheerio';
import {readContent} from '@selection-set/content-model';
import {type BuiltPage, type BuiltSite, readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
/** Pages whose address does not matter to search engines. */
const ERRORS = /(?:^|\/)(?:404|500)\.html$/u;
const POST_LIST = /^blog(?:\/(?:page|tags|authors)(?:\/|$)|$)/u;
const POST_OVERVIEW = /^blog\/(?:tags|authors)$/u;

type Locale = BuiltSite['locales'][number];

interface Expected {
  readonly page: BuiltPage;
  readonly locale: Locale;
  /** Without base address and language, and without a slash at its start. */
  readonly name: string;
  /** Whether it is written in Markdown. */
  readonly isWritten: boolean;
  /** Languages in which it really exists, of those that were built. */
  readonly locales: readonly Locale[];
}

/** Names of all pages written in Markdown, by the language that has a file for them. */
async function readWritten(site: BuiltSite): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const entries = site.locales.map(async ({locale}) => {
    const {files} = await readContent(ROOT, locale);
    return [locale, new Set(files.flatMap(({path: page}) => page?.slice(1) ?? []))] as const;
  });
  return new Map(await Promise.all(entries));
}

/** What follows from the files alone, for every page of a build but its error pages. */
async function expectPages(site: BuiltSite): Promise<readonly Expected[]> {
  const written = await readWritten(site);
  const has = (name: string, {locale}: Locale): boolean => written.get(locale)?.has(name) ?? false;
  const posts = [...(written.get('en-US') ?? [])].filter((name) => name.startsWith('blog/'));
  const original = site.locales[0];
  return site.pages
    .filter(({file}) => !ERRORS.test(file))
    .map((page) => {
      const locale = page.locale;
      const base = site.site.baseUrl + locale.prefix;
      const name = `${page.address}/`.slice(base.length).replace(/\/+$/u, '');
      const listed = POST_OVERVIEW.test(name) ? posts : listedPosts(page, base);
      const isWritten = written.get('en-US')?.has(name) ?? false;
      return {
        page,
        locale,
        name,
        isWritten,
        locales: site.locales.filter((candidate) => {
          if (isWritten) {
            return has(name, candidate);
          }
          return POST_LIST.test(name)
            ? candidate === original || listed.some((post) => has(post, candidate))
            : true;
        }),
      };
    });
}

/** Names of the posts that a list of posts links to. */
function listedPosts({$}: BuiltPage, base: string): readonly string[] {
  return $('main h2 a[href]')
    .toArray()
    .map(({attribs}) => (attribs.href ?? '').slice(base.length));
}

describe.each(readBuiltSites())('languages of the pages of $site.folder', (site) => {
  let expected: readonly Expected[] = [];
  beforeAll(async () => {
    expected = await expectPages(site);
  });

  const addressIn = (name: string, {prefix}: Locale): string =>
    (site.origin + site.site.baseUrl + prefix + name).replace(name === '' ? /$/u : /\/+$/u, '');
  const failing = (holds: (entry: Expected) => boolean): readonly string[] =>
    expected.filter((entry) => !holds(entry)).map(({page}) => page.file);
  const isReal = ({locale, locales}: Expected): boolean => locales.includes(locale);
  const linksOf = ({name, locales}: Expected): string =>
    [
      ...locales.map((locale) => `${locale.locale} ${addressIn(name, locale)}`),
      ...locales.slice(0, 1).map((locale) => `x-default ${addressIn(name, locale)}`),
    ]
      .toSorted()
      .join('\n');

  test('there are pages of each kind to look at', () => {
    expect(expected.filter(({isWritten}) => isWritten).length).toBeGreaterThan(20);
    expect(expected.filter(({name}) => POST_LIST.test(name)).length).toBeGreaterThan(5);
    expect(expected.filter(({isWritten}) => !isWritten).length).toBeGreaterThan(20);
  });

  test('each page links to exactly the languages in which it exists, and to x-default (I6)', () => {
    expect(
      failing((entry) => {
        const links = entry.page
          .$('link[rel="alternate"][hreflang]')
          .toArray()
          .map(({attribs}) => `${attribs.hreflang} ${attribs.href}`);
        return links.toSorted().join('\n') === linksOf(entry);
      }),
    ).toEqual([]);
  });

  test('a copy of the original is canonical to the original, every other page to itself (I6)', () => {
    expect(
      failing((entry) => {
        const [original = entry.locale] = entry.locales;
        const wanted = addressIn(entry.name, isReal(entry) ? entry.locale : original);
        const {$} = entry.page;
        return (
          $('link[rel="canonical"]').length === 1 &&
          $('link[rel="canonical"]').attr('href') === wanted &&
          $('meta[property="og:url"]').attr('content') === wanted
        );
      }),
    ).toEqual([]);
  });

  test('share cards name the languages in which the page exists (I6)', () => {
    expect(
      failing(({page: {$}, locale, locales}) => {
        const shown = locales.includes(locale) ? locale : locales[0];
        const others = $('meta[property="og:locale:alternate"]')
          .toArray()
          .map(({attribs}) => attribs.content);
        const wanted = locales
          .filter((other) => other !== shown)
          .map((other) => toOpenGraph(other));
        return (
          $('meta[property="og:locale"]').attr('content') === (shown && toOpenGraph(shown)) &&
          others.toSorted().join() === wanted.toSorted().join()
        );
      }),
    ).toEqual([]);
  });

  test('the sitemap of a language has the pages that exist in it, with their languages (I6, B5)', () => {
    for (const locale of site.locales) {
      const $ = load(site.read(`${locale.prefix}sitemap.xml`), {xml: true});
      const listed = $('url')
        .toArray()
        .map((url) =>
          [
            $(url).find('loc').text(),
            ...$(url)
              .find(String.raw`xhtml\:link`)
              .toArray()
              .map(({attribs}) => `${attribs.hreflang} ${attribs.href}`)
              .toSorted(),
          ].join('\n'),
        );
      const wanted = expected
        .filter((entry) => entry.locale === locale && isReal(entry))
        .filter(({page}) => !/noindex/u.test(page.$('meta[name="robots"]').attr('content') ?? ''))
        .map((entry) => `${addressIn(entry.name, locale)}\n${linksOf(entry)}`);
      expect(listed.toSorted()).toEqual(wanted.toSorted());
    }
  });

  test('the search of a language has the documents and posts that exist in it (I6, I10)', () => {
    for (const locale of site.locales) {
      const base = site.site.baseUrl + locale.prefix;
      const search = expected.find((entry) => entry.locale === locale && entry.name === 'search');
      const found = search?.page
        .$('main ul a[href]')
        .toArray()
        .map(({attribs}) => (attribs.href ?? '').slice(base.length))
        // Test builds have documents of their own.
        .filter((name) => !name.startsWith('test/'));
      const wanted = expected
        .filter((entry) => entry.locale === locale && entry.isWritten && isReal(entry))
        .map(({name}) => name)
        .filter((name) => /^(?:docs|blog)(?:\/|$)/u.test(name));
      expect(found?.toSorted()).toEqual(wanted.toSorted());
    }
  });

  test('a copy of the original says so, keeps its language, and offers to translate it, no other page does (I3)', () => {
    expect(
      failing((entry) => {
        const {$} = entry.page;
        const isCopy = entry.isWritten && !isReal(entry);
        const start = $('[role="note"] a[href*="/new/"]');
        const file = new URLSearchParams((start.attr('href') ?? '').split('?')[1]).get('filename');
        return isCopy
          ? (file?.startsWith(`i18n/${entry.locale.locale}/`) ?? false) &&
              $('h1').closest('[lang]').attr('lang') === 'en-US' &&
              $('.markdown').first().closest('[lang]').attr('lang') === 'en-US' &&
              $('.markdown').first().closest('[dir]').attr('dir') === 'ltr'
          : start.length === 0 && $('h1').closest('[lang]').attr('lang') === entry.locale.locale;
      }),
    ).toEqual([]);
  });

  test('the link at the end of a text leads to its file, or to the start of its translation (DOC-1, I3)', () => {
    expect(
      failing((entry) => {
        const edit = entry.page.$('main a.theme-edit-this-page');
        const address = decodeURIComponent(edit.attr('href') ?? '');
        const isTranslation = address.includes(`/i18n/${entry.locale.locale}/`);
        if (!entry.isWritten) {
          return edit.length === 0;
        }
        return isReal(entry)
          ? address.includes('/tree/') && isTranslation === (entry.locale.prefix !== '')
          : address.includes(`/new/main?filename=i18n/${entry.locale.locale}/`);
      }),
    ).toEqual([]);
  });
});

function toOpenGraph({locale}: Locale): string {
  return locale.replace('-', '_');
}
