import {readFileSync} from 'node:fs';
import path from 'node:path';
import {removeSite, writeFiles} from '../../../tests/support/content';
import {
  createProject,
  exportFrench,
  FRENCH,
  importXliff,
  PAGE,
  PAGE_FR,
  snapshot,
  translate,
} from './support';

let siteDir = '';

afterEach(() => removeSite(siteDir));

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

test('what is up to date comes back unchanged, and nothing is written (I4)', async () => {
  siteDir = await createProject();
  const before = snapshot(siteDir);
  const {code, text, xliff} = await exportFrench(siteDir);
  expect(code).toBe(0);
  expect(text).toContain('15 texts in 2 files: 2 not translated, 0 outdated, 13 up to date');
  expect(await importXliff(siteDir, xliff)).toContain('files written: 0');
  expect(snapshot(siteDir)).toEqual(before);
});

test('one changed text changes its place and no other line (I4)', async () => {
  siteDir = await createProject();
  const {xliff} = await exportFrench(siteDir);
  await importXliff(siteDir, xliff.replace('Démarrez-le.', 'Lancez-le {vite} &lt;b>.'));
  expect(read(`${FRENCH}/a.mdx`)).toBe(
    PAGE_FR.replace('Démarrez-le.', String.raw`Lancez-le \{vite} \<b>.`),
  );
});

test('a page that nobody has translated is written with its lock (I4)', async () => {
  siteDir = await createProject({isTranslated: false});
  const {xliff} = await exportFrench(siteDir, 'untranslated', ['docs/a.mdx']);
  const back = translate(translate(xliff, 'Set up', 'Préparer'), 'Good to know', 'Bon à [savoir]');
  expect(await importXliff(siteDir, back)).toBe(
    'docs/a.mdx: texts taken: 2, kept: 10\nexchange/fr.xlf: files written: 2',
  );
  expect(read(`${FRENCH}/a.mdx`)).toBe(
    PAGE.replace('## Set up', '## Préparer').replace('Good to know', String.raw`Bon à \[savoir\]`),
  );
  const lock = read(`${FRENCH}/a.mdx.lock`);
  expect(lock).toMatch(/^[\da-f]{12} heading Set up$/mu);
  expect(lock).toMatch(/^0{12} list-item Start it\.$/mu);
});

test('only what is outdated is asked for, with the page around it (I4)', async () => {
  siteDir = await createProject();
  expect((await exportFrench(siteDir, 'stale', ['docs/a.mdx'])).code).toBe(1);
  writeFiles(siteDir, {'docs/a.mdx': PAGE.replace('Start it.', 'Start the server.')});
  const {text, xliff} = await exportFrench(siteDir, 'stale', ['docs/a.mdx']);
  expect(text).toContain('1 texts in 1 files: 0 not translated, 1 outdated, 0 up to date');
  expect(xliff.match(/translate="no"/gu)).toHaveLength(11);
  expect(xliff).toContain('state="initial" subState="selection-set:outdated"');
  expect(xliff).toContain('It began: Start it.');
});

test('a translation follows its original: new, changed, moved and removed blocks (I4)', async () => {
  siteDir = await createProject();
  const original = PAGE.replace('Start it.', 'Start the server.')
    .replace('node server.js', 'node main.js')
    .replace('It is fast.\n', 'It is fast.\n\nIt is small.\n')
    .replace('src="/img/a.png"', 'src="/img/a.png" width={9}')
    .replace('| `port` | where it listens |\n', '');
  writeFiles(siteDir, {'docs/a.mdx': original});
  const {xliff} = await exportFrench(siteDir);
  await importXliff(siteDir, translate(xliff, 'It is small.', 'Il est petit.'));
  expect(read(`${FRENCH}/a.mdx`)).toBe(
    PAGE_FR.replace('node server.js', 'node main.js')
      .replace('Il est rapide.\n', 'Il est rapide.\n\nIl est petit.\n')
      .replace('src="/img/a.png"', 'src="/img/a.png" width={9}')
      .replace('| `port` | où il écoute |\n', ''),
  );
  const lock = read(`${FRENCH}/a.mdx.lock`);
  expect(lock).toContain('list-item Start it.');
  expect(lock).toContain('code bash node main.js');
  expect(lock).not.toContain('where it listens');
});

test('an outdated text counts as done once it comes back with a state, even unchanged (I4)', async () => {
  siteDir = await createProject();
  writeFiles(siteDir, {'docs/a.mdx': PAGE.replace('Start it.', 'Start it!')});
  const {xliff} = await exportFrench(siteDir);
  const done = xliff.replace(
    'state="initial" subState="selection-set:outdated"',
    'state="reviewed"',
  );
  expect(await importXliff(siteDir, done)).toContain('texts taken: 1');
  expect(read(`${FRENCH}/a.mdx`)).toBe(PAGE_FR);
  expect(read(`${FRENCH}/a.mdx.lock`)).toContain('list-item Start it!');
});

test('an original that has changed since refuses the file, and --fitting takes what still fits (I4)', async () => {
  siteDir = await createProject();
  const {xliff} = await exportFrench(siteDir, 'all', ['docs/a.mdx']);
  writeFiles(siteDir, {'docs/a.mdx': PAGE.replace('Start it.', 'Start the server.')});
  const back = xliff.replace('Installez-le :', 'Installez :').replace('Démarrez-le.', 'Lancez-le.');
  await expect(importXliff(siteDir, back)).rejects.toThrow(
    /docs\/a\.mdx has changed since it was handed over; these blocks are new or different: line 22\. Hand it over anew with "npm run i18n:export fr -- --file docs\/a\.mdx"/u,
  );
  expect(await importXliff(siteDir, back, {fitting: true})).toContain(
    'texts taken: 1, kept: 10, left out because their original has changed: 1',
  );
  expect(read(`${FRENCH}/a.mdx`)).toBe(PAGE_FR.replace('Installez-le :', 'Installez :'));
  expect(read(`${FRENCH}/a.mdx.lock`)).toContain('list-item Start it.');
});

test('a translation that was edited since refuses the file, and --overwrite lets the file win (I4)', async () => {
  siteDir = await createProject();
  const {xliff} = await exportFrench(siteDir, 'all', ['docs/a.mdx']);
  writeFiles(siteDir, {[`${FRENCH}/a.mdx`]: PAGE_FR.replace('rapide', 'très rapide')});
  await expect(importXliff(siteDir, xliff)).rejects.toThrow(
    /The translation of docs\/a\.mdx has been edited since it was handed over/u,
  );
  expect(await importXliff(siteDir, xliff, {overwrite: true})).toContain('texts taken: 1');
  expect(read(`${FRENCH}/a.mdx`)).toBe(PAGE_FR);
});

test('a translation without a lock is left out, and refused when it is asked for (I4)', async () => {
  siteDir = await createProject({isTranslated: false});
  writeFiles(siteDir, {[`${FRENCH}/a.mdx`]: PAGE_FR});
  const {code, text, xliff} = await exportFrench(siteDir);
  expect(code).toBe(1);
  expect(text).toContain(`left out:\n  ${FRENCH}/a.mdx:1 has no lock`);
  expect(xliff).not.toContain('original="docs/a.mdx"');
  await expect(exportFrench(siteDir, 'all', ['docs/a.mdx'])).rejects.toThrow(/has no lock/u);
  await expect(exportFrench(siteDir, 'all', ['docs/x.mdx'])).rejects.toThrow(
    '"docs/x.mdx" is no file that is translated.',
  );
  await expect(exportFrench(siteDir, 'new')).rejects.toThrow(
    '"new" is no selection. Expected all, stale, untranslated.',
  );
});

test('a page that would not pass the checks of the content is refused (I4)', async () => {
  siteDir = await createProject();
  writeFiles(siteDir, {[`${FRENCH}/a.mdx`]: PAGE_FR.replace('sidebar_position: 2', 'slug: /b')});
  const {xliff} = await exportFrench(siteDir);
  const before = snapshot(siteDir);
  await expect(importXliff(siteDir, xliff.replace('Démarrez-le.', 'Lancez-le.'))).rejects.toThrow(
    /would not pass the checks of the content:\n[^]*a\.mdx:\d+ translation: "slug"[^]*Nothing has been written/u,
  );
  expect(snapshot(siteDir)).toEqual(before);
});

test('words that cannot be written where they belong are refused with their line (I4)', async () => {
  siteDir = await createProject({isTranslated: false});
  writeFiles(siteDir, {
    'docs/a.mdx':
      '---\ntitle: Flow\ndescription: Build a GraphQL server with Yoga from an empty folder and query it.\n---\n\nText.\n\n```mermaid alt="A flow"\nflowchart LR\n  A --> B\n```\n',
  });
  const {xliff} = await exportFrench(siteDir, 'all', ['docs/a.mdx']);
  const before = snapshot(siteDir);
  await expect(importXliff(siteDir, translate(xliff, 'A flow', 'Un "flux"'))).rejects.toThrow(
    /fr\.xlf:\d+ Unit \S+ cannot be written as code, because its words would be read as markup\./u,
  );
  expect(snapshot(siteDir)).toEqual(before);
  await importXliff(siteDir, translate(xliff, 'A flow', 'Un « flux »'));
  expect(read(`${FRENCH}/a.mdx`)).toContain('```mermaid alt="Un « flux »"');
});
