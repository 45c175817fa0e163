import {EventEmitter} from 'node:events';
import {createRequire} from 'node:module';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {loadSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import {Globby, createSlugger, type ContentPaths} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import {
  describeFailure,
  keepStarting,
  keepTexts,
  keepWatching,
} from '../../../../../plugins/upstream/start-server/keepStarting';
import {createSite, removeSite, writeFiles} from '../../../../support/content';

const sites: string[] = [];

const said: string[] = [];
const project = createSite();

beforeAll(() => {
  const tell = (message: string): void => void said.push(message);
  keepStarting(project, tell);
  // As each load of the site does.
  keepStarting(project, tell);
});

afterAll(() => removeSite(project));

afterEach(() => {
  sites.splice(0).forEach(removeSite);
  said.splice(0);
});

function pathsOf(files: Readonly<Record<string, string>>): ContentPaths {
  const siteDir = createSite(files);
  sites.push(siteDir);
  return {
    contentPath: path.join(siteDir, 'blog'),
    contentPathLocalized: path.join(siteDir, 'i18n'),
  };
}

test('a picture that cannot be read has no size, and stops nothing', async () => {
  const require = createRequire(createRequire(__filename).resolve('@docusaurus/mdx-loader'));
  const {
    imageSizeFromFile,
  }: {imageSizeFromFile: (file: string) => Promise<object>} = require('image-size/fromFile');
  const siteDir = createSite({'a.png': '<html>', 'b.svg': '<svg width="3" height="2"/>'});
  sites.push(siteDir);
  expect(await imageSizeFromFile(path.join(siteDir, 'a.png'))).toEqual({});
  expect(await imageSizeFromFile(path.join(siteDir, 'b.svg'))).toMatchObject({width: 3, height: 2});
});

const readAuthors = async (text: string): ReturnType<typeof getAuthorsMap> =>
  getAuthorsMap({
    contentPaths: pathsOf({'blog/authors.yml': text}),
    authorsMapPath: 'authors.yml',
    authorsBaseRoutePath: '/blog/authors',
    baseUrl: '/',
  });

test('a list of authors that can be read is read as it is', async () => {
  expect(await readAuthors('us:\n  name: All of us\n')).toEqual({
    us: expect.objectContaining({key: 'us', name: 'All of us'}),
  });
});

test.each([
  ['us:\n  title: Us\nthem:\n  name: Them\n', ['us', 'them']],
  ['us:\n  name: Us\n  page: /us\n', ['us']],
  [
    'us:\n  name: Us\n  page: {permalink: /a}\nthem:\n  name: Them\n  page: {permalink: /a}\n',
    ['us', 'them'],
  ],
  ['us:\n  name: [Us\n', ['us']],
  ['us:\n  name: Us\nthem:\n  name: [Them\n', ['us', 'them']],
  ['us: *gone\n', []],
  ['- us\n', []],
])('with %j as the list of authors, posts may name %j', async (text, names) => {
  expect(await readAuthors(text)).toEqual(
    Object.fromEntries(names.map((key) => [key, {key, name: key, page: null}])),
  );
});

test.each([
  ['a:\n  label: Abc\n  permalink: /abc\n', {a: ['Abc', '/abc']}],
  ['a:\n  name: Abc\n', {a: ['a', '/a']}],
  ['a:\n  permalink: /b\nb:\n  permalink: /b\n', {a: ['a', '/a'], b: ['b', '/b']}],
  ['a: [\n', {a: ['a', '/a']}],
])('%j is a list of the tags %j', async (text, tags) => {
  const contentPaths = pathsOf({'blog/tags.yml': text});
  const found = await getTagsFile({contentPaths, tags: undefined});
  expect(
    Object.fromEntries(
      Object.entries(found ?? {}).map(([key, {label, permalink}]) => [key, [label, permalink]]),
    ),
  ).toEqual(tags);
});

test('categories that cannot be read are as if they were not there', async () => {
  const {contentPath} = pathsOf({
    'blog/a/_category_.json': '{"label": "A"}',
    'blog/b/_category_.yml': 'label: B\nposition: first\n',
    'blog/c/_category_.yml': 'label: [C\n',
    'blog/d/_category_.yaml': 'position: 2\n',
    'blog/e/_category_.json': '{"lable": "E"}',
  });
  const found = await Globby('**/_category_.{json,yml,yaml}', {cwd: contentPath});
  expect(found.toSorted()).toEqual(['a/_category_.json', 'd/_category_.yaml']);
  expect(await Globby('**/*.json', {cwd: contentPath})).toHaveLength(2);
});

test('an error of what watches files is told once, and ends nothing', () => {
  const told: string[] = [];
  const events = new EventEmitter();
  const watchers = {watch: () => events};
  const tell = (message: string): void => {
    told.push(message);
  };
  keepWatching(tell, watchers);
  keepWatching(tell, watchers);
  const errorOf = (code: string, file: string): Error =>
    Object.assign(new Error(code), {code, path: path.resolve(file)});
  const watcher = watchers.watch();
  watcher.emit('error', errorOf('ELOOP', 'docs/a/a/a/a'));
  watcher.emit('error', errorOf('ELOOP', 'docs/a/a/a'));
  watcher.emit('error', errorOf('EACCES', 'docs/b'));
  expect(told).toEqual([
    'docs/a is a link that leads back to a folder around it. Remove the link.',
    'docs/b cannot be watched, so that its changes do not show: EACCES',
  ]);
});

describe('interface texts that cannot be read', () => {
  const isReadable = (text: string): boolean => !text.includes('broken');
  const plugin = {name: 'theme', options: {id: 'default'}};
  const translationFile = {path: 'navbar', content: {title: {message: 'Title'}}};
  let files: NonNullable<Parameters<typeof keepTexts>[1]>;
  let localizationDir: string;

  const save = (name: string, text: string): void => {
    const file = path.join(localizationDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };

  beforeEach(() => {
    localizationDir = path.join(pathsOf({'i18n/a.txt': ''}).contentPath, '../i18n/fr');
    files = {
      loadSiteCodeTranslations: async () =>
        JSON.parse(readFileSync(path.join(localizationDir, 'code.json'), 'utf8')),
      localizePluginTranslationFile: async ({translationFile: {path: name}}) => ({
        path: name,
        content: JSON.parse(readFileSync(path.join(localizationDir, 'theme/navbar.json'), 'utf8')),
      }),
    };
    keepTexts(isReadable, files);
    // As each load of the site does.
    keepTexts(() => false, files);
  });

  const readNavbar = async (): Promise<unknown> =>
    (
      await files.localizePluginTranslationFile({
        localizationDir,
        plugin: plugin as Parameters<typeof files.localizePluginTranslationFile>[0]['plugin'],
        translationFile,
      })
    ).content;

  test('are those of the default language at the start', async () => {
    save('code.json', '{broken');
    save('theme/navbar.json', '{broken');
    expect(await files.loadSiteCodeTranslations({localizationDir})).toEqual({});
    expect(await readNavbar()).toEqual(translationFile.content);
  });

  test('are the last ones that could be read afterwards', async () => {
    save('code.json', '{"a": "Un"}');
    save('theme/navbar.json', '{"title": {"message": "Titre"}}');
    await files.loadSiteCodeTranslations({localizationDir});
    await readNavbar();
    save('code.json', '{broken');
    save('theme/navbar.json', '{broken');
    expect(await files.loadSiteCodeTranslations({localizationDir})).toEqual({a: 'Un'});
    expect(await readNavbar()).toEqual({title: {message: 'Titre'}});
    save('code.json', '{"a": "Deux"}');
    expect(await files.loadSiteCodeTranslations({localizationDir})).toEqual({a: 'Deux'});
  });
});

describe('sidebars', () => {
  const read = async (file: string, text: string): Promise<readonly string[]> => {
    writeFiles(project, {[file]: text});
    const docs = ['start', 'guide'].map((id) => ({
      id,
      title: id,
      source: `@site/docs/${id}.mdx`,
      sourceDirName: '.',
      frontMatter: {},
    }));
    const options = {
      docs,
      drafts: [],
      sidebarItemsGenerator: async () => docs.map(({id}) => ({type: 'doc', id})),
      version: {contentPath: project, contentPathLocalized: project},
      sidebarOptions: {sidebarCollapsed: true, sidebarCollapsible: true},
      categoryLabelSlugger: createSlugger(),
    } as unknown as Parameters<typeof loadSidebars>[1];
    const found = await loadSidebars(path.join(project, file), options);
    return Object.values(found).flatMap((items) =>
      items.map((item) => ('id' in item ? item.id : item.type)),
    );
  };

  test.each([
    {
      what: 'a slip in its syntax',
      file: 'a.ts',
      text: 'export default {\n  docs: [,\n};\n',
      says: /^a\.ts:3 This cannot be loaded: .*Unexpected token.*Correct it and save\. Until then/u,
    },
    {
      what: 'code that fails',
      file: 'b.ts',
      text: '\nexport default {docs: nobody.list};\n',
      says: /^b\.ts:2 This cannot be loaded: nobody is not defined\./u,
    },
    {
      what: 'a document that is not there',
      file: 'c.ts',
      text: "export default {\n  docs: [\n    'stat',\n  ],\n};\n",
      says: /^c\.ts:3 .*No document has the id "stat"\. Did you mean "start"\?.*path below docs/u,
    },
  ])('with $what give all documents, and then what was last read', async ({file, text, says}) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await read(file, text)).toEqual(['start', 'guide']);
    expect(said).toEqual([expect.stringMatching(says)]);
    expect(await read(file, "export default {docs: ['guide']};\n")).toEqual(['guide']);
    expect(await read(file, text)).toEqual(['guide']);
    expect(said).toHaveLength(2);
    jest.restoreAllMocks();
  });
});

test('a failure without a place has no file, and says no more than a few lines', () => {
  const error = new Error('Outer', {cause: new Error(`Inner ${'words '.repeat(100)}`)});
  error.stack = '';
  const found = describeFailure(error, project);
  expect(found).toMatch(/^This cannot be loaded: Inner words .*Correct it and save\.$/u);
  expect(found.length).toBeLessThan(500);
});

test('a failure of the portal that names its place is told as it is', () => {
  const message = 'src/family/data/redirects.yml:14 redirects: "to" is missing. Add it.';
  const error = new Error('Outer', {cause: new Error(message, {cause: new SyntaxError('Inner')})});
  expect(describeFailure(error, project, 'docusaurus.config.ts')).toBe(message);
});

test('files that no request could name give no page', async () => {
  const {contentPath} = pathsOf({'blog/a.mdx': '', 'blog/b?c.mdx': '', 'blog/d!.mdx': ''});
  expect(await Globby('*.mdx', {cwd: contentPath})).toEqual(['a.mdx']);
});
