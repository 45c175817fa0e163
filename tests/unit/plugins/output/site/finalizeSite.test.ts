import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {finalizeSite, writePart} from '../../../../../plugins/output/site/finalizeSite';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'finalize-'));
});

afterEach(() => rm(folder, {recursive: true}));

function generated(locale: string): string {
  return path.join(folder, 'generated', locale);
}

/** A language as its build leaves it, with one inline script in its pages. */
async function buildLanguage(locale: string, site: string, text: string): Promise<void> {
  await mkdir(path.join(folder, site), {recursive: true});
  await writeFile(path.join(folder, site, 'index.html'), text);
  await writePart(generated(locale), {
    headers: {baseUrl: '/', hosts: {}, hashes: [`sha256-${locale}`]},
  });
}

async function finalize(...locales: readonly string[]): Promise<string> {
  await finalizeSite({
    outDir: path.join(folder, 'build'),
    partsDir: path.join(folder, 'build-parts'),
    languages: locales.map((locale) => ({locale, generatedFilesDir: generated(locale)})),
  });
  return readFile(path.join(folder, 'build/_headers'), 'utf8');
}

test('languages that were built beside the default one come into its folder, and the policy allows the scripts of all', async () => {
  await buildLanguage('fr', 'build-parts/fr', 'fr');
  await buildLanguage('en-US', 'build', 'en');
  const headers = await finalize('en-US', 'fr');

  expect(await readFile(path.join(folder, 'build/fr/index.html'), 'utf8')).toBe('fr');
  expect(await readFile(path.join(folder, 'build/index.html'), 'utf8')).toBe('en');
  expect(existsSync(path.join(folder, 'build-parts'))).toBe(false);
  expect(headers).toContain("'sha256-en-US' 'sha256-fr'");
});

test('a language that is built again takes the place of its old folder, and the others keep what they need', async () => {
  await buildLanguage('en-US', 'build', 'en');
  await buildLanguage('fr', 'build/fr', 'old');
  await writeFile(path.join(folder, 'build/fr/gone.html'), 'old');
  await finalize('en-US');
  await buildLanguage('fr', 'build-parts/fr', 'new');
  const headers = await finalize('fr');

  expect(await readFile(path.join(folder, 'build/fr/index.html'), 'utf8')).toBe('new');
  expect(existsSync(path.join(folder, 'build/fr/gone.html'))).toBe(false);
  expect(headers).toContain("'sha256-en-US' 'sha256-fr'");
});

test('what a build has not written is an error that names the file', async () => {
  await buildLanguage('en-US', 'build', 'en');
  await writeFile(path.join(generated('en-US'), 'output/part.json'), '{}');
  await expect(finalize('en-US')).rejects.toThrow(/part\.json is not what a build writes/u);
});
