import {createContentReader} from '@selection-set/content-model';
import {composeReport} from '../../../../../plugins/languages/translation-report/composeReport';
import {runSyncCommand} from '@selection-set/translation-freshness';
import {createSite, removeSite, writeFiles} from '../../../../support/content';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const YOGA = '---\ntitle: Yoga\n---\n\n## One\n\nFirst.\n\nSecond.\n';

let siteDir = '';

beforeEach(() => {
  siteDir = createSite({
    'docs/index.mdx': '---\ntitle: Start here\n---\n\nRead on.\n',
    'docs/yoga/index.mdx': YOGA,
    'docs/mesh/index.mdx': '---\ntitle: Mesh\n---\n\nMany.\n',
    'src/pages/about.mdx': '---\ntitle: About\n---\n\nWe.\n',
    'blog/2026-11-05-null/index.mdx': '---\ntitle: Null\nslug: null\n---\n\nNothing.\n',
    'i18n/en-US/code.json': '{"a": {"message": "Search"}, "b": {"message": "Up"}}',
    'i18n/fr/code.json': '{"a": {"message": "Rechercher"}, "b": {"message": "Up"}}',
    [`${FRENCH}/index.mdx`]: '---\ntitle: Commencer\n---\n\nLisez.\n',
    'i18n/fr/docusaurus-plugin-content-pages/about.mdx': '---\ntitle: À propos\n---\n\nNous.\n',
    'i18n/fr/docusaurus-plugin-content-pages/about.mdx.lock': '<<<<<<< HEAD\n',
  });
});

afterEach(() => removeSite(siteDir));

async function translateYoga(): Promise<void> {
  const options = {siteDir, locales: ['fr'], repair: [], write: () => undefined};
  const readContent = createContentReader(siteDir);
  await runSyncCommand({...options, readContent, create: ['docs/yoga/index.mdx'], reviewed: []});
  await runSyncCommand({
    ...options,
    readContent,
    create: [],
    reviewed: [`${FRENCH}/yoga/index.mdx`],
  });
}

const compose = () => composeReport(siteDir, ['fr'], createContentReader(siteDir));

test('each file that is not up to date is there with the state of its translation, the most important one first (I4)', async () => {
  await translateYoga();
  const [french] = (await compose()).languages;
  expect(french?.files.map(({original, state}) => `${original} ${state}`)).toEqual([
    'docs/index.mdx unlocked',
    'src/pages/about.mdx damaged',
    'docs/mesh/index.mdx untranslated',
    'blog/2026-11-05-null/index.mdx untranslated',
  ]);
});

test('an outdated translation names the blocks, and where it lies (I4)', async () => {
  await translateYoga();
  const long = `First ${'word '.repeat(40)}`;
  writeFiles(siteDir, {'docs/yoga/index.mdx': YOGA.replace('First.', long)});
  const [french] = (await compose()).languages;
  expect(french?.files.find(({state}) => state === 'outdated')).toEqual({
    original: 'docs/yoga/index.mdx',
    file: `${FRENCH}/yoga/index.mdx`,
    kind: 'documents',
    title: 'Yoga',
    path: '/docs/yoga',
    state: 'outdated',
    blocks: 4,
    changes: [{type: 'changed', line: 7, text: `${long.slice(0, 90)}…`}],
  });
});

test('the words of a changed block are whole up to 90 letters (I4)', async () => {
  await translateYoga();
  const whole = '語'.repeat(89) + '.';
  writeFiles(siteDir, {'docs/yoga/index.mdx': YOGA.replace('First.', whole)});
  const [french] = (await compose()).languages;
  expect(french?.files.flatMap(({changes}) => changes.map(({text}) => text))).toEqual([whole]);
});

test('what is translated is counted by kind, and interface texts by text (I4)', async () => {
  await translateYoga();
  const [french] = (await compose()).languages;
  expect(french?.coverage).toMatchObject({
    locale: 'fr',
    texts: {total: 2, translated: 1},
    files: {
      documents: {
        total: 3,
        translated: 2,
        states: {damaged: 0, outdated: 0, unlocked: 1, untranslated: 1, current: 1},
        changedBlocks: 0,
      },
      pages: {total: 1, translated: 1},
      posts: {total: 1, translated: 0},
    },
  });
});
