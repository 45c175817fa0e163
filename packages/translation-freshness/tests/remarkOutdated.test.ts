import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '@selection-set/content-model';
import {listDamage} from '../src/readLocale';
import {createContentSite} from '../../../tests/support/contentSite';
import {markTranslation, runStep} from '../../../tests/support/markTranslation';

const ROOT = path.join(__dirname, '../../..');

describe('a translation stays as it is (I4)', () => {
  test.each([
    ['that is up to date', {before: 'A.\n', now: 'A.\n'}],
    ['without a lock', {before: undefined, now: 'B.\n'}],
    ['with a damaged lock', {before: 'A.\n', now: 'B.\n', lock: 'source docs/a.mdx\n<<<<<<<\n'}],
    ['whose original is gone', {before: 'A.\n', now: undefined}],
    ['whose original cannot be parsed', {before: 'A.\n', now: '<Open>\n'}],
  ])('%s', async (_, pages) => {
    const {tree, text, frontMatter} = await markTranslation({...pages, translation: 'Un.\n'});
    expect(text).toBe('Un.\n');
    expect(tree.children).toHaveLength(1);
    expect(frontMatter).toEqual({});
  });
});

test('a reworded title is in the notice, and a page imports only the marks that it has (I4)', async () => {
  const {tree, frontMatter} = await markTranslation({
    before: '---\ntitle: A\n---\n\nText.\n',
    now: '---\ntitle: B\n---\n\nWords.\n',
    translation: '---\ntitle: Un\n---\n\nTexte.\n',
  });
  expect(frontMatter).toEqual({
    title: 'Un',
    outdated: 2,
    outdated_untranslated: 0,
    outdated_elsewhere: [{type: 'changed', kind: 'front-matter', text: 'title: B'}],
  });
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  expect(imports).toMatchObject([
    {source: {value: '@site/src/components/TranslationMark'}, specifiers: [{}]},
  ]);
});

test('text that is still in English says so, a heading without a change of its text (I4)', async () => {
  const text = '## One\n\nTwo.\n\n- Three.\n\n| four |\n| - |\n| five |\n';
  const lock = `source docs/a.mdx\n${['heading', 'paragraph', 'list-item', 'table-row', 'table-row'].map((kind) => `000000000000 ${kind}\n`).join('')}`;
  const page = await markTranslation({before: text, now: text, translation: text, lock});
  const language = {hProperties: {lang: 'en-US', dir: 'ltr'}};
  expect(page.frontMatter).toMatchObject({outdated: 5, outdated_untranslated: 5});
  expect(page.tree.children[0]).toMatchObject({data: language, children: [{value: 'One'}]});
  expect(page.tree.children[1]).toMatchObject({children: [{data: language}]});
  expect(page.text).not.toContain('TranslationMark');
});

test('the page of the test builds has every kind of mark (I4)', async () => {
  const file = 'tests/pages/outdated.mdx';
  const {text, frontMatter} = await runStep(
    ROOT,
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
  expect(frontMatter).toMatchObject({
    outdated: 18,
    outdated_elsewhere: [{text: 'title: Start a GraphQL server'}],
  });
  for (const type of ['added', 'changed', 'removed']) {
    expect(text).toContain(`<TranslationMark type="${type}"`);
    expect(text).toContain(`<TranslationRowMark type="${type}"`);
  }
});

test('damaged locks of a language are named with line and command (I4)', async () => {
  const site = createContentSite({
    'i18n/fr/docs/a.mdx.lock': 'source docs/a.mdx\nnonsense\n',
    'i18n/fr/docs/b.mdx.lock': 'source docs/b.mdx\n',
    'i18n/ja/docs/c.mdx.lock': 'nonsense\n',
  });
  const damage = formatProblems(await listDamage(site.siteDir, 'fr'));
  site.dispose();
  expect(damage).toMatch(
    /^i18n\/fr\/docs\/a\.mdx\.lock:2 lock: "nonsense" is no block\..* "npm run i18n:sync -- --repair i18n\/fr\/docs\/a\.mdx" keeps/u,
  );
});

test('a translated file depends on its lock and its original, one without a lock on the lock that may come (I4)', () => {
  const site = createContentSite({'a.mdx': 'A', 'a.mdx.lock': '# Head.\nsource docs/a.mdx\n'});
  const script = `
    import load from ${JSON.stringify(path.join(ROOT, 'packages/translation-freshness/src/addDependencies.mjs'))};
    for (const name of ['a.mdx', 'b.mdx']) {
      const seen = [];
      await load.call({
        async: () => (error, text) => console.log(text, ...seen),
        getOptions: () => ({siteDir: '/site'}),
        resourcePath: ${JSON.stringify(site.siteDir)} + '/' + name,
        addDependency: (file) => seen.push('+' + file),
        addMissingDependency: (file) => seen.push('?' + file),
      }, 'text');
    }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  const lines = output.toString().replaceAll(site.siteDir, '').trim().split('\n');
  site.dispose();
  expect(lines).toEqual(['text +/a.mdx.lock +/site/docs/a.mdx', 'text ?/b.mdx.lock']);
});
