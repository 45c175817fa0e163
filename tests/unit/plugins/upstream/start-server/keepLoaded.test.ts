import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
  createCompilation,
  keepLoaded,
} from '../../../../../plugins/upstream/start-server/keepLoaded';
import {PROJECT} from '../../../../support/content';

const PAGES = 'i18n/fr/docusaurus-plugin-content-docs/current';
let folder: string;
let whole: jest.Mock;
let wholePlugin: jest.Mock;
let upstream: NonNullable<Parameters<typeof keepLoaded>[3]>;
let compilation: ReturnType<typeof createCompilation>;
let site: Parameters<(typeof upstream)['reloadSite']>[0];
let told: string[] = [];
let time = 1_800_000_000;

function save(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  time += 1;
  utimesSync(target, time, time);
}

const saveText = (message: string): void =>
  save('i18n/fr/code.json', JSON.stringify({'nav.docs': {message, description: 'A link.'}}));

const readGenerated = (): unknown =>
  JSON.parse(readFileSync(path.join(folder, '.docusaurus/codeTranslations.json'), 'utf8'));

const createUpstream = (): typeof upstream => ({
  reloadSite: whole as (typeof upstream)['reloadSite'],
  reloadSitePlugin: wholePlugin as (typeof upstream)['reloadSitePlugin'],
});

/** As each load of the site does. */
const load = (): void =>
  keepLoaded(
    {
      siteDir: folder,
      siteConfigPath: path.join(folder, 'docusaurus.config.ts'),
      localizationDir: path.join(folder, 'i18n/fr'),
    },
    compilation,
    (message) => told.push(message),
    upstream,
  );

/** As the watcher does when a file of a plugin has changed. */
async function reloadPlugin(plugin: object): Promise<typeof site> {
  const options = {id: 'default'};
  Object.assign(site.props, {plugins: [{name: 'check', options, ...plugin}]});
  return upstream.reloadSitePlugin(site, {name: 'check', id: 'default'});
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reload-'));
  save('docusaurus.config.ts', 'export default {};');
  save(`${PAGES}/yoga.mdx`, 'Avant');
  save(`${PAGES}.json`, '{}');
  saveText('Documents');
  whole = jest.fn(async (given: unknown) => given);
  wholePlugin = jest.fn(async (given: unknown) => given);
  upstream = createUpstream();
  compilation = createCompilation({
    siteDir: folder,
    generatedFilesDir: path.join(folder, '.docusaurus'),
  });
  site = {
    props: {
      generatedFilesDir: path.join(folder, '.docusaurus'),
      codeTranslations: {'nav.docs': 'Documents', 'theme.Last': 'De Docusaurus'},
    },
  } as unknown as typeof site;
  told = [];
  load();
});

afterEach(() => rmSync(folder, {recursive: true}));

test('an interface text that is saved goes into the generated file, and nothing else is loaded', async () => {
  saveText('Documentation');
  const next = await upstream.reloadSite(site);
  expect(whole).not.toHaveBeenCalled();
  const texts = {'nav.docs': 'Documentation', 'theme.Last': 'De Docusaurus'};
  expect(readGenerated()).toEqual(texts);
  expect(next.props.codeTranslations).toEqual(texts);
});

test('a page of the language is left to the plugin that shows it', async () => {
  save(`${PAGES}/yoga.mdx`, 'Après');
  save(`${PAGES}/new.mdx`, 'Une page');
  await upstream.reloadSite(site);
  expect(whole).not.toHaveBeenCalled();
});

test.each([
  'docusaurus.config.ts',
  `${PAGES}.json`,
  'i18n/fr/docusaurus-theme-classic/footer.json',
])('%s loads the whole site, once', async (file) => {
  save(file, '{"a": {"message": "b"}}');
  await upstream.reloadSite(site);
  expect(whole).toHaveBeenCalledTimes(1);
  expect(whole).toHaveBeenCalledWith(site);
  load();
  saveText('Documentation');
  await upstream.reloadSite(site);
  expect(whole).toHaveBeenCalledTimes(1);
});

test('a site that could not be loaded is loaded again at the next save, whatever it is', async () => {
  save('docusaurus.config.ts', 'export default {broken: true};');
  whole.mockRejectedValueOnce(new Error('A page cannot be read.'));
  expect(await upstream.reloadSite(site)).toBe(site);
  expect(told).toEqual([expect.stringContaining('A page cannot be read.')]);
  load();
  save(`${PAGES}/yoga.mdx`, 'Après');
  await upstream.reloadSite(site);
  expect(whole).toHaveBeenCalledTimes(2);
});

test('a configuration that cannot be loaded is told by file, line and remedy, and what is loaded stays', async () => {
  save('docusaurus.config.ts', 'const a = 1;\nexport default {titel: a};');
  whole.mockRejectedValueOnce(
    new Error(
      'These field(s) ("titel",) are not recognized in docusaurus.config.ts.\nUse another.',
    ),
  );
  expect(await upstream.reloadSite(site)).toBe(site);
  expect(told).toEqual([
    'docusaurus.config.ts:2 This cannot be loaded: These field(s) ("titel",) are not recognized in docusaurus.config.ts. Use another. ' +
      'Correct it and save. Until then, the server shows what it could last load.',
  ]);
});

test('texts that cannot be read are told, and the next save shows', async () => {
  save('i18n/fr/code.json', '{"nav.docs": ');
  expect(await upstream.reloadSite(site)).toBe(site);
  expect(told).toEqual([expect.stringMatching(/JSON/u)]);
  saveText('Documentation');
  await upstream.reloadSite(site);
  expect(readGenerated()).toMatchObject({'nav.docs': 'Documentation'});
});

test('a language without a folder has nothing that would load the whole site', async () => {
  rmSync(path.join(folder, 'i18n/fr'), {recursive: true});
  // The first load of a server.
  upstream = createUpstream();
  load();
  await upstream.reloadSite(site);
  expect(whole).not.toHaveBeenCalled();
});

const nothing = async (): Promise<unknown> => undefined;

test.each([
  {what: 'adds pages', plugin: {loadContent: nothing, contentLoaded: nothing}},
  {what: 'adds pages of all content', plugin: {loadContent: nothing, allContentLoaded: nothing}},
  {what: 'loads what others read', plugin: {loadContent: nothing, content: {}}},
  {what: 'loads something for the first time', plugin: {loadContent: async () => 1}},
])('a plugin that $what is loaded with all others', async ({plugin}) => {
  await reloadPlugin(plugin);
  expect(wholePlugin).toHaveBeenCalledTimes(1);
});

test('a plugin that adds nothing, such as a check, is run alone', async () => {
  const loadContent = jest.fn(nothing);
  expect(await reloadPlugin({loadContent})).toBe(site);
  expect(loadContent).toHaveBeenCalledTimes(1);
  expect(wholePlugin).not.toHaveBeenCalled();
});

describe('files that change at once', () => {
  const plugin = {name: 'docs', options: {id: 'default'}, loadContent: nothing, content: {}};
  const which = {name: 'docs', id: 'default'};
  const siteOf = (count: number): typeof site => Object.assign({load: count}, {props: site.props});

  beforeEach(() => {
    Object.assign(site.props, {plugins: [plugin, {...plugin, name: 'blog'}]});
  });

  test('load their plugin while one loads once more, however many they are', async () => {
    let loads = 0;
    wholePlugin.mockImplementation(async () => {
      await Promise.resolve();
      loads += 1;
      return siteOf(loads);
    });
    const first = upstream.reloadSitePlugin(site, which);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    const others = Array.from({length: 50}, async () => upstream.reloadSitePlugin(site, which));
    expect(await first).toMatchObject({load: 1});
    const found = await Promise.all(others);
    expect(new Set(found).size).toBe(1);
    expect(wholePlugin).toHaveBeenCalledTimes(2);
    expect(wholePlugin).toHaveBeenLastCalledWith(await first, which);
  });

  test('load plugins one after the other, so that none undoes what another has loaded', async () => {
    wholePlugin.mockImplementationOnce(async () => siteOf(1));
    wholePlugin.mockImplementationOnce(async () => siteOf(2));
    await Promise.all(
      ['docs', 'blog'].map(async (name) => upstream.reloadSitePlugin(site, {...which, name})),
    );
    expect(wholePlugin.mock.calls.map(([given]: readonly unknown[]) => given)).toEqual([
      site,
      siteOf(1),
    ]);
  });

  test('tell an error once, and load again at the next change', async () => {
    wholePlugin.mockRejectedValueOnce(new Error('A page cannot be read.'));
    const asked = [1, 2, 3].map(async () => upstream.reloadSitePlugin(site, which));
    expect(await Promise.all(asked)).toEqual([site, site, site]);
    expect(told).toEqual([
      expect.stringMatching(/^This cannot be loaded: A page cannot be read\./u),
    ]);
    await upstream.reloadSitePlugin(site, which);
    expect(wholePlugin).toHaveBeenCalledTimes(2);
  });
});

/** A compiler that begins and ends when the test says so. */
class Bundler {
  private readonly taps = new Map<string, () => unknown>();
  modifiedFiles: ReadonlySet<string> = new Set();
  removedFiles: ReadonlySet<string> = new Set();
  readonly hooks = Object.fromEntries(
    ['watchRun', 'done', 'failed'].map((name) => {
      const tap = (_: string, run: () => unknown): void => {
        this.taps.set(name, run);
      };
      return [name, {tap, tapPromise: tap}];
    }),
  );

  async begin(...files: readonly string[]): Promise<void> {
    const names = files.map((file) => path.join(folder, file));
    this.modifiedFiles = new Set(names.filter((file) => existsSync(file)));
    this.removedFiles = new Set(names.filter((file) => !existsSync(file)));
    await this.taps.get('watchRun')?.();
  }

  end(how: 'done' | 'failed'): void {
    this.taps.get(how)?.();
  }
}

const PAGE = `${PAGES}/yoga.mdx`;
/** As the plugin for documents has read it. */
const DOCUMENTS = {
  loadContent: nothing,
  contentLoaded: nothing,
  content: {loadedVersions: [{docs: [{source: `@site/${PAGE}`, frontMatter: {title: 'Yoga'}}]}]},
};

function startBundler(): Bundler {
  const bundler = new Bundler();
  compilation.plugin.apply(
    bundler as unknown as Parameters<(typeof compilation)['plugin']['apply']>[0],
  );
  return bundler;
}

test.each(['done', 'failed'] as const)(
  'where only the text of a page has changed, the compiler goes first, until it is %s',
  async (how) => {
    const bundler = startBundler();
    save(PAGE, '---\ntitle: Yoga\n---\n\nAprès\n');
    await bundler.begin(PAGE);
    const reloaded = reloadPlugin(DOCUMENTS);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(wholePlugin).not.toHaveBeenCalled();
    bundler.end(how);
    await reloaded;
    expect(wholePlugin).toHaveBeenCalledTimes(1);
  },
);

test.each([
  {what: 'the front matter', file: PAGE, text: '---\ntitle: GraphQL Yoga\n---\n\nAvant\n'},
  {what: 'a page that is new', file: `${PAGES}/new.mdx`, text: '---\ntitle: Yoga\n---\n'},
  {what: 'front matter that cannot be read', file: PAGE, text: '---\ntitle: a: b\n---\n'},
  {what: 'a page that is gone', file: PAGE, text: undefined},
])('$what loads beside the compiler', async ({file, text}) => {
  const bundler = startBundler();
  if (text === undefined) {
    rmSync(path.join(folder, file));
  } else {
    save(file, text);
  }
  const begun = bundler.begin(file);
  await reloadPlugin(DOCUMENTS);
  await begun;
  expect(wholePlugin).toHaveBeenCalledTimes(1);
});

test('a compiler at rest keeps nothing waiting', async () => {
  const bundler = startBundler();
  await bundler.begin(PAGE);
  bundler.end('done');
  await reloadPlugin(DOCUMENTS);
  expect(wholePlugin).toHaveBeenCalledTimes(1);
});

test('where a page is gone, the compiler waits for the list without it, and compiles that too', async () => {
  const bundler = startBundler();
  const list = path.join(folder, '.docusaurus/registry.js');
  wholePlugin.mockImplementation(async (given: unknown) => {
    save('.docusaurus/old.js', '');
    mkdirSync(path.dirname(list), {recursive: true});
    writeFileSync(list, 'export default {};');
    const past = new Date('2020-01-01');
    utimesSync(path.join(folder, '.docusaurus/old.js'), past, past);
    return given;
  });
  rmSync(path.join(folder, PAGE));
  const begun = bundler.begin(PAGE);
  await reloadPlugin(DOCUMENTS);
  await begun;
  expect([...bundler.modifiedFiles]).toEqual([list]);
});

test.each([`${PAGES}/_part.mdx`, 'src/components/Card.tsx'])(
  'where %s is gone, which is no page, the compiler begins at once',
  async (file) => {
    const bundler = startBundler();
    await bundler.begin(file);
    expect(bundler.modifiedFiles.size).toBe(0);
    bundler.end('done');
  },
);

test('a page depends on parts that it imports, and on what it imports and is not there', () => {
  save('docs/_part.mdx', 'Words.');
  save('src/Card.tsx', '');
  const text = [
    "import Part from './_part.mdx';",
    "import Gone from './_gone.mdx';",
    "import {Card} from '@site/src/Card';",
    "import React from 'react';",
    "words import a from './b.mdx'",
  ].join('\n');
  const loader = path.join(PROJECT, 'plugins/upstream/start-server/addImports.mjs');
  const script = `
    import load from ${JSON.stringify(loader)};
    const seen = [];
    const text = load.call({
      getOptions: () => ({siteDir: ${JSON.stringify(folder)}}),
      resourcePath: ${JSON.stringify(path.join(folder, 'docs/a.mdx'))},
      addDependency: (file) => seen.push('+' + file),
      addMissingDependency: (file) => seen.push('?' + file),
    }, ${JSON.stringify(text)});
    console.log([text === ${JSON.stringify(text)}, ...seen].join('\\n'));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const seen = output.trim().split('\n');
  expect(seen.filter((file) => !/_gone\.mdx\../u.test(file))).toEqual([
    'true',
    `+${path.join(folder, 'docs/_part.mdx')}`,
    `?${path.join(folder, 'docs/_gone.mdx')}`,
  ]);
});
