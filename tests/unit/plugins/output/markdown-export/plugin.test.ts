import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  checkExport,
  checkJoinedExports,
} from '../../../../../plugins/output/markdown-export/rewriteTree';
import {readContent} from '@selection-set/content-model';
import {serveExports} from '../../../../../plugins/output/markdown-export';
import {createPages} from '../../../../support/builtPages';
import {NOTHING_KEPT} from '@selection-set/plugin-kit';
import {writeExports} from '../../../../../plugins/output/markdown-export/writeExports';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'twins-'));
  write('docs/index.mdx', '---\ntitle: Start\ndescription: Where to begin.\n---\n\n[Home](/)\n');
  write('docs/a.mdx', '---\ntitle: A\n---\n\n# Own title\n\nText.\n');
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

const read = (file: string): string => readFileSync(path.join(siteDir, 'build', file), 'utf8');

const ENTRIES = ['/docs', '/docs/a'].map((page) => ({file: '', path: page, isListed: true}));
const LOADED = {
  entries: ENTRIES,
  sidebars: [{name: 'start', paths: ['/docs', '/docs/a']}],
  oldVersions: [],
};

function context() {
  return {
    siteDir,
    baseUrl: '/',
    codeTranslations: {},
    siteConfig: {url: 'https://site.example', baseUrl: '/'},
    i18n: {currentLocale: 'en-US', localeConfigs: {}},
  };
}

test('a build gets Markdown exports, an index, packs, and heads that name the Markdown exports (L1, L2, L5)', async () => {
  const page = (main: string): string =>
    `<head><meta charset=UTF-8><title>T</title><meta name=description content="All of it."></head><body><main>${main}</main></body>`;
  const texts = new Map([
    ['index.html', page('<h1>Home</h1><p><a href=/docs>Read</a></p>')],
    ['docs.html', page('<h1>Start</h1>')],
    ['docs/a.html', page('<h1>Own title</h1>')],
  ]);

  await writeExports({
    kept: {written: NOTHING_KEPT, read: NOTHING_KEPT},
    pages: createPages(texts),
    context: context(),
    outDir: path.join(siteDir, 'build'),
    siteName: 'Site',
    loaded: LOADED,
    routes: {
      routes: ['/', '/docs', '/docs/a', '/search'],
      hidden: new Set(['/search']),
      copies: new Set(),
    },
  });

  expect(read('index.md')).toBe(
    '# Home\n\n> All of it.\n\n<https://site.example/>\n\n[Read](https://site.example/docs.md)\n',
  );
  expect(read('docs.md')).toBe(
    '# Start\n\n> Where to begin.\n\n<https://site.example/docs>\n\n[Home](https://site.example/index.md)\n',
  );
  expect(read('docs/a.md')).toBe('# Own title\n\n<https://site.example/docs/a>\n\nText.\n');
  expect(read('docs/start/llms-full.txt')).toContain(read('docs/a.md'));
  expect(read('llms.txt')).toMatch(/^# Site\n\n> All of it\.\n/u);
  expect(texts.get('docs/a.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="https://site.example/docs/a.md"><title>',
  );
});

test('a page that no Markdown export can be made of is named', async () => {
  const texts = new Map([['index.html', '<body><main><p>Words</p></main></body>']]);
  await expect(
    writeExports({
      kept: {written: NOTHING_KEPT, read: NOTHING_KEPT},
      pages: createPages(texts),
      context: context(),
      outDir: path.join(siteDir, 'build'),
      siteName: 'Site',
      loaded: {...LOADED, entries: []},
      routes: {routes: ['/'], hidden: new Set(), copies: new Set()},
    }),
  ).rejects.toThrow(/The page \/ has no <main> with an <h1>.*leave it out/u);
});

test('mistakes are found without a build, with file and line (L7)', async () => {
  write('docs/b.mdx', 'Text\n\n{1 + 1}\n');
  write('docs/_part.mdx', '{2 + 2}\n');
  write('docs/d.mdx', "import Part from './_part.mdx';\n\n<Part />\n");
  // Components that do not exist are for another check to name, with what was meant.
  write('docs/c.mdx', '<Chart />\n');
  const content = await readContent(siteDir, 'en-US');
  const alone = await Promise.all(content.files.map(async (file) => checkExport(file)));
  const joined = await checkJoinedExports(content, {
    siteDir,
    locale: 'en-US',
    originals: content,
    readContent: async () => content,
    readSiteMap: async () => {
      throw new Error('Markdown exports ask for no map.');
    },
  });
  const problems = [...alone.flat(), ...joined];
  expect(problems).toMatchObject([
    {file: 'docs/b.mdx', line: 3, rule: 'markdown-export'},
    {file: 'docs/_part.mdx', line: 1, rule: 'markdown-export'},
  ]);
  expect(problems[0]?.message).toMatch(/cannot work \{1 \+ 1\} out/u);
});

describe('while a page is being written', () => {
  let server: Server;
  let origin = '';

  beforeEach(async () => {
    const middleware = serveExports(context(), () => LOADED);
    server = createServer((request, response) =>
      middleware(request, response, () => response.writeHead(204).end()),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.close();
  });

  test('its Markdown export is made on request, from the file as it is now (L3)', async () => {
    const ask = async (): Promise<string> => (await fetch(`${origin}/docs/a.md`)).text();
    expect(await ask()).toContain('Text.');
    write('docs/a.mdx', '---\ntitle: A\n---\n\nNew words.\n');
    expect(await ask()).toContain('New words.');
  });

  test('a Markdown export is sent as Markdown in UTF-8', async () => {
    const {headers} = await fetch(`${origin}/docs.md`);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });

  test.each([
    ['/docs/nothing.md', 404, /No document has this Markdown export/u],
    ['/docs/50%.md', 404, /No document has this Markdown export/u],
    ['/docs/a', 204, /^$/u],
  ])('%s is answered with %s', async (address, status, text) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
  });

  test('a mistake is the answer, with file and line', async () => {
    write('docs/a.mdx', '<Chart />\n');
    const response = await fetch(`${origin}/docs/a.md`);
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^docs\/a\.mdx:1 <Chart> has no rule/u);
  });
});
