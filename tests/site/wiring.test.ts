import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {type CheerioAPI, load} from 'cheerio';
import {SMALL_SITE} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');
const SITE = path.join(ROOT, SMALL_SITE.folder);
const BUILD = path.join(SITE, 'build');
const ORIGIN = SMALL_SITE.env.SITE_URL;
const runFile = promisify(execFile);

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const parse = (file: string): unknown => JSON.parse(read(file));
const list = (folder: string): readonly string[] => readdirSync(path.join(BUILD, folder));
const pages = new Map<string, CheerioAPI>();

function page(name: string): CheerioAPI {
  const known = pages.get(name) ?? load(read(`${name}.html`));
  pages.set(name, known);
  return known;
}

/** Runs a command of Docusaurus in the small site; what it prints, and how it ends. */
function run(
  ...args: readonly string[]
): Promise<{readonly code: number; readonly stdout: string}> {
  const program = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, ...SMALL_SITE.env};
  return runFile(process.execPath, [program, ...args], {cwd: SITE, env}).then(
    ({stdout}) => ({code: 0, stdout}),
    ({code, stdout}: {readonly code: number; readonly stdout: string}) => ({code, stdout}),
  );
}

describe('markdown: every step of a page', () => {
  const $ = () => page('docs/yoga/features');

  test('terms show their definition, and their component comes with the page', () => {
    expect($()('.markdown > p button[popovertarget]').first().text()).toBe('subgraphs');
    expect($()('.markdown > p [popover]').first().text()).toMatch(/^Subgraph/u);
  });

  test('a table that explains names is a list of entries with anchors', () => {
    expect($()('#ref-port dt code').text()).toBe('port');
    expect($()('#ref-maskedErrors [data-part="fact"] code').text()).toBe('true');
  });

  test('code is coloured, numbered and marked while the site is built', () => {
    const code = $()('figure:has(figcaption:contains("server.ts")) code');
    expect(code.attr('data-gutter')).toBe('numbers');
    expect(code.find('mark').attr('data-n')).toBe('2');
    expect(code.find('.k').first().text()).toBe('import');
    expect($()('del.l').text()).toContain('commonjs');
    expect($()('ins.l').text()).toContain('module');
  });

  test('pictures have formats and widths, whose files exist', () => {
    const sources = $()('.markdown picture source');
    expect(sources.map((_at, {attribs}) => attribs.type).get()).toEqual([
      'image/avif',
      'image/webp',
    ]);
    const first = sources.attr('srcset')?.split(' ')[0]?.slice(SMALL_SITE.baseUrl.length) ?? '';
    expect(existsSync(path.join(BUILD, first))).toBe(true);
    expect($()('.markdown picture img').attr('width')).toBe('1280');
  });

  test('diagrams are drawn, file trees read, footnotes translated, call-outs and tasks drawn', () => {
    expect($()('figure:has(> div > svg) svg').length).toBeGreaterThan(0);
    expect($()('.markdown').text()).toContain('schema.ts');
    expect(page('docs/yoga/features')('[data-footnotes]').text()).toContain('own fields');
    expect($()('.markdown').text()).toContain('Mind the port');
    expect($()('.markdown').text()).toContain('Written');
  });

  test('the words of a document give its reading time', () => {
    expect($()('article header').text()).toContain('One min read');
  });

  test('a page and a heading that moved lead to where they are now', () => {
    expect(read('docs/yoga/setup/index.html')).toContain(
      `url=${SMALL_SITE.baseUrl}docs/start/installation`,
    );
    expect(page('docs/yoga/errors')('#port').length).toBe(1);
  });
});

describe('samples', () => {
  test('a live sample waits for its reader', () => {
    expect(page('docs/yoga/features')('#live-1').attr('data-state')).toBe('closed');
  });

  test('the page about samples and its JSON exist', () => {
    expect(parse('samples.json')).toEqual([]);
    expect(page('samples')('h1').length).toBe(1);
  });

  test('messages of a page about errors are in the index of the error desk', () => {
    const scripts = list('assets/js').map((name) => read(`assets/js/${name}`));
    expect(scripts.some((text) => text.includes('EADDRINUSE'))).toBe(true);
  });
});

describe('catalogue', () => {
  test('each tool has a page with facts of its package', () => {
    expect(page('tools/yoga')('h1').text()).toContain('Yoga');
    expect(page('tools/yoga')('main').text()).toMatch(/\d+\.\d+\.\d+/u);
    expect(list('tools').filter((name) => name.endsWith('.html'))).toHaveLength(20);
  });

  test('the search page lists all pages for readers without scripts', () => {
    const links = page('search')('main a');
    expect(links.map((_at, {attribs}) => attribs.href).get()).toContain(
      `${SMALL_SITE.baseUrl}docs/yoga/features`,
    );
  });
});

describe('brand', () => {
  test('icons, press kit, the font of headings and a card for each page', () => {
    expect(list('img')).toEqual(expect.arrayContaining(['apple-touch-icon.png', 'favicon.svg']));
    expect(list('press-kit').length).toBeGreaterThan(0);
    const $ = page('docs/yoga/features');
    const font = $('link[rel="preload"][as="font"]').attr('href') ?? '';
    expect(existsSync(path.join(BUILD, font.slice(SMALL_SITE.baseUrl.length)))).toBe(true);
    expect($('meta[property="og:image"]').attr('content')).toBe(
      `${ORIGIN}${SMALL_SITE.baseUrl}img/cards/docs/yoga/features.png`,
    );
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
    expect(existsSync(path.join(BUILD, 'img/cards/docs/yoga/features.png'))).toBe(true);
    expect(existsSync(path.join(BUILD, 'ar/img/cards/docs/yoga/errors.png'))).toBe(true);
  });
});

describe('languages', () => {
  test('a translated page is in its language, and says which others there are', () => {
    const $ = page('ar/docs');
    expect($('html').attr('lang')).toBe('ar');
    expect($('html').attr('dir')).toBe('rtl');
    expect($('h1').text()).toBe('التوثيق');
    const languages = (name: string) =>
      page(name)('link[rel="alternate"][hreflang]')
        .map((_at, {attribs}) => attribs.hreflang)
        .get()
        .toSorted();
    expect(languages('docs')).toEqual(['ar', 'en-US', 'x-default']);
    expect(languages('docs/yoga/features')).toEqual(['en-US', 'x-default']);
  });

  test('a page that is not translated shows its original', () => {
    expect(page('ar/docs/yoga/features')('.markdown').text()).toContain('A gateway asks');
  });

  test('what changed in an original is marked in its translation', () => {
    expect(page('ar/docs/yoga/errors')('.markdown').text()).toContain('Another program listens');
    expect(page('ar/docs')('.markdown').text()).not.toContain('Begin with a server.');
  });

  test('the start page offers the other languages, each in its own words', () => {
    const offers = list('assets/js').map((name) => read(`assets/js/${name}`));
    expect(offers.some((text) => text.includes('Non merci') && text.includes('/small/ja/'))).toBe(
      true,
    );
  });

  test('the report counts what is translated, as a page and as JSON', () => {
    expect(parse('translations.json')).toMatchObject({
      languages: expect.arrayContaining([
        expect.objectContaining({
          coverage: expect.objectContaining({
            locale: 'ar',
            files: expect.objectContaining({
              documents: expect.objectContaining({
                total: 5,
                states: expect.objectContaining({current: 1, outdated: 1, untranslated: 3}),
              }),
            }),
          }),
        }),
      ]),
    });
    expect(page('translations/ar')('main').text()).toContain('docs/yoga/errors.mdx');
  });

  test('the sitemap of a language has what exists in it, without pages that are no reading', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${ORIGIN}${SMALL_SITE.baseUrl}docs/yoga/features<`);
    expect(read('sitemap.xml')).not.toContain('/offline<');
    expect(read('ar/sitemap.xml')).toContain('/ar/docs/yoga/errors<');
    expect(read('ar/sitemap.xml')).not.toContain('/ar/docs/yoga/features<');
  });

  test('only a language with posts has feeds', () => {
    expect(read('blog/rss.xml')).toContain('A first post');
    expect(existsSync(path.join(BUILD, 'ar/blog/rss.xml'))).toBe(false);
  });

  test('commands: what is outdated is told, and texts are written for translators', async () => {
    const [status, exported, damaged] = await Promise.all([
      run('i18n:status', 'ar'),
      run('i18n:export', 'ar'),
      run('i18n:export', 'de'),
    ]);
    expect(status.stdout).toContain('errors.mdx is behind by 1');
    expect(exported.code).toBe(0);
    expect(readFileSync(path.join(SITE, 'exchange/ar.xlf'), 'utf8')).toContain(
      'Another program listens already.',
    );
    expect(damaged.code).toBe(1);
    // What comes back as it was handed over passes the checks of the content.
    expect((await run('i18n:import', 'exchange/ar.xlf')).code).toBe(0);
  });
});

describe('checks', () => {
  test('the content passes, and living documents are listed', async () => {
    expect(await run('content:check')).toMatchObject({code: 0});
    expect(parse('living-docs.json')).toMatchObject({
      documents: expect.arrayContaining([
        expect.objectContaining({path: '/docs/yoga/features', owner: 'maintainers'}),
      ]),
    });
    expect(page('living-docs')('main').text()).toContain('Features');
  });
});

describe('output: each built page, once', () => {
  const $ = () => page('docs/yoga/features');

  test('it has a policy, as the headers have, and no inline style', () => {
    const policy = $()('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-[^;]*; style-src 'self';/u,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(read('_headers')).toContain('frame-ancestors');
    expect($()('style, [style]').length).toBe(0);
  });

  test('it names its Markdown export, which has what the page says', () => {
    const address = $()('link[type="text/markdown"]').attr('href');
    expect(address).toBe(`${ORIGIN}${SMALL_SITE.baseUrl}docs/yoga/features.md`);
    const text = read('docs/yoga/features.md');
    expect(text).toContain('```json title="package.json" added={3} removed={2}');
    expect(text).toContain('> **Mind the port**');
    expect(text).toContain('[subgraphs](');
    expect(read('llms.txt')).toContain(`[Features](${address})`);
    expect(read('docs/yoga/llms-full.txt')).toContain('## The port is taken');
  });

  test('it says what it is in the words of schema.org', () => {
    const data = $()('script[type="application/ld+json"]')
      .toArray()
      .map((script): unknown => JSON.parse($()(script).text()));
    expect(data).toContainEqual(
      expect.objectContaining({'@type': 'TechArticle', headline: 'Features'}),
    );
  });

  test('it is drawn with the rules of its kind of page, and names the whole sheet', () => {
    const sheet = $()('link[rel="stylesheet"]');
    const [first = '', whole = ''] = [sheet.attr('href'), sheet.attr('data-whole')].map(
      (href = '') => read(href.slice(SMALL_SITE.baseUrl.length)),
    );
    expect(first.length).toBeGreaterThan(1000);
    expect(first.length).toBeLessThan(whole.length);
    expect(first.indexOf('@layer')).toBeLessThan(first.indexOf('@layer site.components{'));
  });

  test('scripts wait for a reader, and are named with their hash', () => {
    expect($()('script[data-load]').attr('data-load')).toMatch(
      /^\S+\/runtime~main\.[\da-f]+\.js#sha256-\S+ \S+\/main\.[\da-f]+\.js#sha256-\S+$/u,
    );
  });

  test('a language has one index, with titles, headings and words', () => {
    const {outline, bodies} = parse('assets/search/en-US-current.json') as {
      readonly outline: string;
      readonly bodies: readonly string[];
    };
    expect(read(`assets/search/${outline}`)).toContain('The port is taken');
    expect(bodies).toHaveLength(1);
    expect(read(`ar/assets/search/ar-current.json`)).toContain('outline');
    const found = parse(`assets/search/${outline}`);
    expect(JSON.stringify(found)).not.toContain('/blog/tags/servers');
  });

  test('files for reading without a connection are listed with their hashes', () => {
    const {files} = parse('offline.json') as {
      readonly files: readonly {readonly address: string}[];
    };
    const addresses = files.map(({address}) => address);
    expect(addresses).toContain(`${SMALL_SITE.baseUrl}docs/yoga/features`);
    expect(addresses).not.toContain(`${SMALL_SITE.baseUrl}docs/yoga/features.md`);
    expect(read('sw.js').length).toBeGreaterThan(1000);
    expect(parse('ar/site.webmanifest')).toMatchObject({lang: 'ar', dir: 'rtl'});
  });

  test('robots know the sitemaps of all languages, browsers the search', () => {
    expect(read('robots.txt').match(/^Sitemap: /gmu)).toHaveLength(4);
    expect(read('opensearch.xml')).toContain(`${SMALL_SITE.baseUrl}search?q={searchTerms}`);
  });
});

describe('upstream', () => {
  test('scripts are small files of their own, without the texts of other languages', () => {
    const scripts = list('assets/js');
    expect(scripts.some((name) => name.startsWith('runtime~main.'))).toBe(true);
    expect(scripts.some((name) => read(`assets/js/${name}`).includes('prismjs'))).toBe(false);
  });

  test('documents have badges in the sidebar', () => {
    expect(page('docs')('[data-sidebar-tree]').text()).toContain('InstallationNew');
    expect(page('docs/yoga/errors')('[data-sidebar-tree]').text()).toContain('FeaturesDeprecated');
  });
});
