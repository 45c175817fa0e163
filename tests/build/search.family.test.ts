import path from 'node:path';
import {readContent} from '@selection-set/content-model';
import {manifestFile, SEARCH_FOLDER} from '@selection-set/search/client';
import {createEngine, type SearchEngine} from '@selection-set/search/engine';
import {type BuiltSite, readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
const WRITTEN = /^\/(?:docs|blog)(?:\/|$)/u;

interface OpenedIndex {
  readonly site: BuiltSite;
  readonly locale: string;
  readonly prefix: string;
  readonly engine: SearchEngine;
  readonly urls: readonly string[];
  readonly facets: readonly string[];
  readonly texts: string;
}

const indexes = readBuiltSites().flatMap((site) =>
  site.locales
    .filter(({prefix}) => site.files.has(`${prefix}index.html`))
    .map(({locale, prefix}): OpenedIndex => {
      const folder = `${prefix}${SEARCH_FOLDER}/`;
      const read = (name: string) => JSON.parse(site.read(folder + name));
      const manifest = read(manifestFile(locale, 'current'));
      const outline = read(manifest.outline);
      const engine = createEngine(outline);
      for (const [part, name] of manifest.bodies.entries()) {
        engine.addBody(part, read(name));
      }
      const urls: readonly string[] = outline.urls.split('\n');
      const facets: readonly string[] = outline.facets.split('\n');
      return {site, locale, prefix, engine, urls, facets, texts: folder + String(manifest.texts)};
    }),
);

const fileOf = ({prefix}: OpenedIndex, url: string): string =>
  prefix + (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

describe.each(
  indexes.map((index) => [`${index.site.site.folder} ${index.locale}`, index] as const),
)('the search of %s', (_, index) => {
  test('every page that it knows is there, below its own language, and has texts (API-7, I6)', () => {
    expect(index.urls.length).toBeGreaterThan(40);
    for (const [page, url] of index.urls.entries()) {
      expect(index.site.files).toContain(fileOf(index, url));
      expect(index.site.files).toContain(`${index.texts}${String(page)}.json`);
    }
  });

  test('it has all documents and posts, those without a translation marked with their language (API-7, I6)', async () => {
    const listWritten = async (locale: string): Promise<ReadonlyMap<string, string>> => {
      const {files} = await readContent(ROOT, locale);
      return new Map(
        files.flatMap(({kind, original, path: url}) =>
          (kind === 'doc' || kind === 'post') && url !== undefined ? [[original, url]] : [],
        ),
      );
    };
    const own = await listWritten(index.locale);
    const others = [...(await listWritten('en-US'))].filter(([original]) => !own.has(original));
    const urls = index.urls.filter((url) => WRITTEN.test(url));
    expect(urls.toSorted()).toEqual([...own.values(), ...others.map(([, url]) => url)].toSorted());
    const marked = index.urls.filter(
      (url, page) => WRITTEN.test(url) && index.facets[page]?.split(' ').includes('lang:en-US'),
    );
    expect(marked.toSorted()).toEqual(others.map(([, url]) => url).toSorted());
  });

  test('pages that nobody is to find are not in it (API-7)', () => {
    const hidden = index.urls.filter((url) => {
      const html = index.site.read(fileOf(index, url));
      return /<meta[^>]+content="?noindex/u.test(html);
    });
    expect(hidden).toEqual([]);
    expect(
      index.urls.filter((url) =>
        /^\/(?:404|500|search|test|blog\/(?:tags|authors|page))(?:\/|$)/u.test(url),
      ),
    ).toEqual([]);
  });

  test('every section leads to an anchor of its page (SRM-5)', () => {
    for (const [page, url] of index.urls.entries()) {
      const html = index.site.read(fileOf(index, url));
      const ids = new Set(
        [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/gu)].map(
          ([, quoted, bare]) => quoted ?? bare,
        ),
      );
      const headings = index.engine.headings(page);
      const missing = headings.filter(({anchor}) => anchor !== '' && !ids.has(anchor));
      expect({url, missing}).toEqual({url, missing: []});
    }
  });
});

const english = indexes.find(({locale}) => locale === 'en-US')?.engine;

test.each([
  ['createYoga', '/docs/yoga', 'symbol'],
  ['throwOnMissing', '/docs/config/reference', 'option'],
  ['unable to find codegen config file', '/docs/codegen/troubleshooting', 'error'],
  ['yoga quick start', '/docs/yoga/quick-start', undefined],
  ['install', '/docs/start/installation', undefined],
  ['which tool', '/compare', undefined],
])('"%s" leads to %s (API-7)', (query, url, kind) => {
  const [hit] = english?.search(query) ?? [];
  expect(hit?.url.startsWith(url)).toBe(true);
  if (kind !== undefined) {
    expect(hit?.sections[0]?.kind).toBe(kind);
  }
});
