import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parsePlace, type ContentFile, type ContentPlace} from '@selection-set/content-model';

export const PROJECT = path.resolve(__dirname, '../..');

/** What the checks read of the project. */
const CONTENT = [
  'blog',
  'dictionary.txt',
  'docs',
  'i18n',
  'live',
  'src/components',
  'src/family/data/publishedAddresses.json',
  'src/family/data/redirects.yml',
  'src/pages',
  'static',
];

/**
 * A copy of the real content in a folder of its own.
 *
 * @param names files and folders to copy; all content by default.
 */
export function copyContent(names: readonly string[] = CONTENT): string {
  const siteDir = createSite();
  for (const name of names) {
    cpSync(path.join(PROJECT, name), path.join(siteDir, name), {recursive: true});
  }
  if (names.includes('live')) {
    symlinkSync(path.join(PROJECT, 'node_modules'), path.join(siteDir, 'node_modules'));
  }
  return siteDir;
}

/** An empty project, with the given files. */
export function createSite(files: Readonly<Record<string, string>> = {}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFiles(siteDir, files);
  return siteDir;
}

export function writeFiles(siteDir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

export function removeSite(siteDir: string): void {
  rmSync(siteDir, {recursive: true, force: true});
}

/** A parsed document of the default language. */
export async function toFile(
  text: string,
  place: Partial<ContentPlace> = {},
): Promise<ContentFile> {
  const {files, problems} = await parsePlace(
    {
      file: 'docs/page.mdx',
      original: 'docs/page.mdx',
      kind: 'doc',
      locale: 'en-US',
      version: 'current',
      name: 'page.mdx',
      ...place,
    },
    text,
    'current',
  );
  const [file] = files;
  if (file === undefined) {
    throw new Error(`The text could not be parsed: ${problems[0]?.message}`);
  }
  return file;
}
