import {existsSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {createContentReader} from '@selection-set/content-model';
import {runStatusCommand} from '../src/statusCommand';
import {runSyncCommand, type SyncCommand} from '../src/syncCommand';
import {createSite, removeSite, writeFiles} from '../../../tests/support/content';

const PAGE = '---\ntitle: Yoga\n---\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const CATALOGUE = '{"a": {"message": "Search"}, "b": {"message": "Blog"}}';

let siteDir = '';

beforeEach(() => {
  siteDir = createSite({
    'docs/a.mdx': PAGE,
    'i18n/en-US/code.json': CATALOGUE,
    'i18n/fr/code.json': '{"a": {"message": "Rechercher"}, "b": {"message": "Blog"}}',
    'i18n/same-as-english.json': '{"fr": {"code.json": ["b"]}}',
  });
});

afterEach(() => removeSite(siteDir));

async function status({textsOnly = false} = {}): Promise<{
  readonly code: number;
  readonly text: string;
}> {
  const lines: string[] = [];
  const code = await runStatusCommand({
    siteDir,
    locales: ['fr'],
    readContent: createContentReader(siteDir),
    textsOnly,
    write: (text) => lines.push(text),
  });
  return {code, text: lines.join('\n')};
}

async function sync(
  options: Partial<Pick<SyncCommand, 'create' | 'repair' | 'reviewed'>> = {},
): Promise<string> {
  const lines: string[] = [];
  await runSyncCommand({
    siteDir,
    locales: ['fr'],
    readContent: createContentReader(siteDir),
    create: [],
    repair: [],
    reviewed: [],
    ...options,
    write: (text) => lines.push(text),
  });
  return lines.join('\n');
}

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

test('untranslated files are listed, and are not a mistake (I4)', async () => {
  expect(await status()).toEqual({
    code: 0,
    text: 'fr: 0 of 1 files translated and up to date, 0 need work, 1 not translated\n  not translated:\n    docs/a.mdx\nfr: 2 of 2 interface texts translated',
  });
});

test('a started translation is behind by every block until it is reviewed (I4)', async () => {
  expect(await sync({create: ['docs/a.mdx']})).toBe(`${FRENCH}/a.mdx is ready to be translated`);
  expect((await status()).text).toContain(`${FRENCH}/a.mdx is behind by 5:`);

  await sync({reviewed: [`${FRENCH}/a.mdx`]});
  expect((await status()).code).toBe(0);

  writeFiles(siteDir, {
    'docs/a.mdx': PAGE.replace('First.', 'Other.').replace('Second.', 'Third.'),
  });
  const behind = await status();
  expect(behind.code).toBe(1);
  expect(behind.text).toContain('changed docs/a.mdx:7 Other.\n    changed docs/a.mdx:11 Third.');

  await sync({reviewed: [`${FRENCH}/a.mdx:7`]});
  expect((await status()).text).toContain('is behind by 1:\n    changed docs/a.mdx:11 Third.');
});

test('a translation that exists is not started again, and nothing is lost (I4)', async () => {
  writeFiles(siteDir, {[`${FRENCH}/a.mdx`]: '# Bonjour\n'});
  await expect(sync({create: ['docs/a.mdx']})).rejects.toThrow(/a\.mdx exists already/u);
  expect(read(`${FRENCH}/a.mdx`)).toBe('# Bonjour\n');
});

test('a damaged lock is named with its line, and repaired only when told to (I4)', async () => {
  await sync({create: ['docs/a.mdx'], reviewed: []});
  await sync({reviewed: [`${FRENCH}/a.mdx`]});
  const lock = read(`${FRENCH}/a.mdx.lock`);
  writeFiles(siteDir, {[`${FRENCH}/a.mdx.lock`]: `${lock}<<<<<<< HEAD\n`});
  const line = lock.split('\n').length;

  expect((await status()).text).toContain(
    `${FRENCH}/a.mdx.lock:${line} lock: "<<<<<<< HEAD" is no block`,
  );
  expect(await sync({repair: [`${FRENCH}/a.mdx`]})).toContain('1 lines left out\n  <<<<<<< HEAD');
  expect(read(`${FRENCH}/a.mdx.lock`)).toBe(lock);
});

test('a translation follows its renamed original (I4)', async () => {
  await sync({create: ['docs/a.mdx']});
  await sync({reviewed: [`${FRENCH}/a.mdx`]});
  renameSync(path.join(siteDir, 'docs/a.mdx'), path.join(siteDir, 'docs/b.mdx'));
  expect((await status()).code).toBe(1);

  expect(await sync()).toBe(`${FRENCH}/a.mdx has followed its original to ${FRENCH}/b.mdx`);
  expect(existsSync(path.join(siteDir, `${FRENCH}/a.mdx.lock`))).toBe(false);
  expect((await status()).code).toBe(0);
});

test('lines without anything to review are refused, and so are parts of a damaged lock (I4)', async () => {
  await sync({create: ['docs/a.mdx']});
  await sync({reviewed: [`${FRENCH}/a.mdx:2`]});
  await expect(sync({reviewed: [`${FRENCH}/a.mdx:2,3`]})).rejects.toThrow(
    `docs/a.mdx has nothing to review at 2, 3. ${FRENCH}/a.mdx is behind at 5, 7, 9, 11.`,
  );

  const lock = `${read(`${FRENCH}/a.mdx.lock`)}>>>>>>> main\n`;
  writeFiles(siteDir, {[`${FRENCH}/a.mdx.lock`]: lock});
  await expect(sync({reviewed: [`${FRENCH}/a.mdx:5`]})).rejects.toThrow(
    /a\.mdx\.lock:8 ">>>>>>> main" is no block.* Run "npm run i18n:sync -- --repair /u,
  );
  expect(read(`${FRENCH}/a.mdx.lock`)).toBe(lock);
});

test('a part of a translation without a lock is not reviewed (I4)', async () => {
  writeFiles(siteDir, {[`${FRENCH}/a.mdx`]: PAGE});
  await expect(sync({reviewed: [`${FRENCH}/a.mdx:2`]})).rejects.toThrow(/lock does not exist/u);
});

test('interface texts are judged with the files, or alone (I4)', async () => {
  writeFiles(siteDir, {
    'i18n/fr/code.json': '{\n  "b": {"message": "Blogue"},\n  "c": {"message": "Vieux"}\n}\n',
  });
  const texts = [
    'fr: 1 of 2 interface texts translated',
    'i18n/fr/code.json:1 interface-text: "a" of i18n/en-US/code.json:1 is not translated. "npm run i18n -- fr" adds it in English.',
    'i18n/fr/code.json:3 interface-text: "c" is used by no page. Did you mean "a"? Correct it, or take it out.',
    'i18n/same-as-english.json:1 interface-text: "b" of i18n/fr/code.json is not the same as in English. Take it out.',
  ].join('\n');
  expect(await status({textsOnly: true})).toEqual({code: 1, text: texts});
  const all = await status();
  expect(all.code).toBe(1);
  expect(all.text).toContain(`docs/a.mdx\n${texts}`);
});
