import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describeSplit} from '../../../../../plugins/output/search-index/indexBuild';
import {makeFiles} from '@selection-set/search/writer';
import {makeIndexes, readFallbacks, serveIndexes} from '../../../../../plugins/output/search-index';
import {parseSettings} from '../../../../../plugins/output/search-index/parseSettings';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import {readContent} from '@selection-set/content-model';
import {createEngine, type PageRecord} from '@selection-set/search/engine';
import {createContentSite} from '../../../../support/contentSite';

const PLACE = {locale: 'en-US', version: 'current'};
const settings = (text = '') => parseSettings(text, 's.yml', ['en-US']).settings;
const page = (url: string, text = `Text of ${url}.`): PageRecord => ({
  url,
  title: url.slice(1),
  sections: [
    {anchor: '', level: 1, heading: '', text, code: 'let a;'},
    {anchor: 'b', level: 2, heading: 'name', kind: 'symbol', text: ''},
  ],
});
const parse = (text: string | undefined) => JSON.parse(text ?? 'null');

test('a manifest without a hash names files that have one, below one folder (API-7, C-09)', () => {
  const {files} = makeFiles(PLACE, [page('/b'), page('/a')], settings());
  const manifest = parse(files.get('en-US-current.json'));
  expect(manifest).toEqual({
    format: 1,
    outline: expect.stringMatching(/^en-US-current-[\da-f]{8}\.json$/u),
    bodies: [expect.stringMatching(/^en-US-current-0-[\da-f]{8}\.json$/u)],
    texts: expect.stringMatching(/^en-US-current-[\da-f]{8}\/$/u),
  });
  expect(parse(files.get(manifest.outline)).urls).toBe('/a\n/b');
  expect(parse(files.get(`${String(manifest.texts)}1.json`))).toEqual([
    'Text of /b.\n\nlet a;',
    'Text of /b.\n\nlet a;',
  ]);
});

test('the same content gives the same files, other content other names (C-09)', () => {
  const names = (...pages: readonly PageRecord[]) => [
    ...makeFiles(PLACE, pages, settings()).files.keys(),
  ];
  expect(names(page('/a'), page('/b'))).toEqual(names(page('/b'), page('/a')));
  expect(names(page('/a', 'Other words'))).not.toEqual(names(page('/a')));
});

test('settings of the language travel with the index, those of others do not', () => {
  const text = 'weights: {title: 3}\nsynonyms:\n  en-US: [[a, b]]\npinned: {}\n';
  const {files} = makeFiles(PLACE, [page('/a')], settings(text));
  const outline = parse(files.get(parse(files.get('en-US-current.json')).outline));
  expect(outline).toMatchObject({weights: {title: 3}, synonyms: [['a', 'b']]});
  expect(outline).not.toHaveProperty('pinned');
});

test('each version of the documentation has an index of its own, with what has no version in all', () => {
  const site = createContentSite({'versions.json': '["1.0"]'});
  const context = {
    siteDir: site.siteDir,
    i18n: {
      currentLocale: 'en-US',
      defaultLocale: 'en-US',
      locales: ['en-US'],
      path: 'i18n',
      localeConfigs: {},
    },
  };
  const indexes = makeIndexes(
    context,
    [
      {version: 'current', record: page('/docs/next/a')},
      {version: '1.0', record: page('/docs/a')},
      {version: undefined, record: page('/blog/b')},
    ],
    settings(),
  );
  const urls = indexes.map(({locale, version, files}) => [
    version,
    parse(files.get(parse(files.get(`${locale}-${version}.json`)).outline)).urls,
  ]);
  expect(urls).toEqual([
    ['current', '/blog/b\n/docs/next/a'],
    ['1.0', '/blog/b\n/docs/a'],
  ]);
  site.dispose();
});

test('a large index is split, and a line says into what (API-7)', () => {
  const words = (start: number): string =>
    Array.from(
      {length: 400},
      (_, index) => `word${String((start * 7919 + index * 31) % 5000)}`,
    ).join(' ');
  const pages = Array.from({length: 400}, (_, index) => page(`/p${String(index)}`, words(index)));
  const made = makeFiles(PLACE, pages, settings('splitAbove: 20\n'));
  expect(made.parts).toBeGreaterThan(3);
  expect(describeSplit({...PLACE, ...made})).toMatch(
    /^The search index en-US-current is large and therefore split: 400 pages, 800 sections, \d+ KB in \d+ parts/u,
  );
});

describe('while pages are written', () => {
  let server: Server;
  const site = createContentSite({
    'docs/index.mdx': '---\ntitle: Start\ndescription: First words.\n---\n\nHello.\n',
  });
  const get = async (name: string) => {
    const {port} = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${String(port)}/base/${name}`);
  };

  beforeAll(async () => {
    const answer = serveIndexes({
      siteDir: site.siteDir,
      baseUrl: '/base/',
      codeTranslations: {},
      i18n: {
        currentLocale: 'en-US',
        defaultLocale: 'en-US',
        locales: ['en-US'],
        path: 'i18n',
        localeConfigs: {},
      },
    });
    server = createServer((request, response) => {
      answer(request, response, () => response.writeHead(418).end());
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.close();
    site.dispose();
  });

  test('each manifest is of the content as it is then (API-7)', async () => {
    const titles = async () => {
      const answer = await get(`${SEARCH_FOLDER}/en-US-current.json`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const manifest = await answer.json();
      return (await (await get(`${SEARCH_FOLDER}/${String(manifest.outline)}`)).json()).titles;
    };
    expect(await titles()).toBe('Start');
    site.replace('docs/index.mdx', 'title: Start', 'title: Begin');
    expect(await titles()).toBe('Begin');
  });

  test('what is no search file goes to others, what is none any more is not found', async () => {
    expect((await get('docs')).status).toBe(418);
    expect((await get(`${SEARCH_FOLDER}/en-US-current-00000000.json`)).status).toBe(404);
    expect((await get(`${SEARCH_FOLDER}/50%.json`)).status).toBe(404);
  });

  test('a mistake in the settings is an answer of 500, and mended by the next request', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site.write('src/family/data/search.yml', 'engine: none\n');
    expect((await get(`${SEARCH_FOLDER}/en-US-current.json`)).status).toBe(500);
    site.write('src/family/data/search.yml', 'engine: embedded\n');
    expect((await get(`${SEARCH_FOLDER}/en-US-current.json`)).status).toBe(200);
    error.mockRestore();
  });
});

describe('in a language with translations of some pages', () => {
  const site = createContentSite({
    'docs/index.mdx': '---\ntitle: Start\ndescription: First words.\n---\n\nHello.\n',
    'docs/uploads.mdx':
      '---\ntitle: Uploads\ndescription: Send a file.\n---\n\nIntroduction.\n\n## Limits\n\nMegabytes.\n\n```js\nlet bytes;\n```\n',
    'docs/secret.mdx': '---\ntitle: Secret\ndescription: Words.\nsearch: false\n---\n\nHello.\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/index.mdx':
      '---\ntitle: Envois\ndescription: Premiers mots sur uploads.\nslug: /depart\n---\n\nBonjour.\n',
  });
  afterAll(() => {
    site.dispose();
  });
  const i18n = (currentLocale: string) => ({
    currentLocale,
    defaultLocale: 'en-US',
    locales: ['en-US', 'fr'],
    path: 'i18n',
    localeConfigs: {},
  });
  const fallbacks = async (locale: string) =>
    readFallbacks(
      {siteDir: site.siteDir, i18n: i18n(locale)},
      await readContent(site.siteDir, locale),
      await readContent(site.siteDir, 'en-US'),
      settings(),
    );

  test('the others are read without their code, for less, and say their language (C-28)', async () => {
    expect(await fallbacks('fr')).toEqual([
      {
        version: 'current',
        record: {
          url: '/docs/uploads',
          title: 'Uploads',
          facets: ['kind:doc', 'lang:en-US'],
          weight: 0.7,
          sections: [
            {
              anchor: '',
              level: 1,
              heading: '',
              kind: 'section',
              text: 'Send a file.\nIntroduction.',
            },
            {anchor: 'limits', level: 2, heading: 'Limits', kind: 'section', text: 'Megabytes.'},
          ],
        },
      },
    ]);
  });

  test('the language of the originals has none (C-28)', async () => {
    expect(await fallbacks('en-US')).toEqual([]);
  });

  test('an index being written holds them, after what answers in the language itself (API-7, C-28)', async () => {
    const answer = serveIndexes({
      siteDir: site.siteDir,
      baseUrl: '/',
      codeTranslations: {},
      i18n: i18n('fr'),
    });
    const server = createServer((request, response) => {
      answer(request, response, () => response.writeHead(418).end());
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = server.address() as AddressInfo;
    const get = async (name: string) =>
      (await fetch(`http://127.0.0.1:${String(port)}/${SEARCH_FOLDER}/${name}`)).json();
    const {outline, bodies} = await get('fr-current.json');
    const engine = createEngine(await get(outline));
    engine.addBody(0, await get(bodies[0]));
    expect(engine.search('limits')).toMatchObject([
      {url: '/docs/uploads', sections: [{anchor: 'limits'}]},
    ]);
    expect(engine.search('how to send a file')[0]?.url).toBe('/docs/uploads');
    expect(engine.search('megabytes')[0]?.url).toBe('/docs/uploads');
    server.close();
  });
});
