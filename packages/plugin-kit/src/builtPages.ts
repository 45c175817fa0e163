import {readFile, readdir, realpath, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {isMissingFile} from './unknown';

/**
 * All files below a folder, relative to it and with `/`, sorted; none if the folder does not exist. Links are followed as Docusaurus follows
 * them, but for those that lead nowhere or back to a folder around them.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  return listWithin(folder, []);
}

/** @param within real paths of the folders with the links that led here. */
async function listWithin(folder: string, within: readonly string[]): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    const lists = await Promise.all(
      entries.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).replaceAll(path.sep, '/');
        if (!entry.isSymbolicLink()) {
          return entry.isFile() ? [name] : [];
        }
        return (await followLink(file, within)).map((inner) => path.posix.join(name, inner));
      }),
    );
    return lists.flat().toSorted();
  } catch (error) {
    if (isMissingFile(error)) {
      return [];
    }
    throw error;
  }
}

/** Files to which a link leads, relative to it. */
async function followLink(link: string, within: readonly string[]): Promise<readonly string[]> {
  const stats = await stat(link).catch(() => undefined);
  if (stats?.isDirectory() !== true) {
    return stats?.isFile() === true ? [''] : [];
  }
  const [target, parent] = await Promise.all([realpath(link), realpath(path.dirname(link))]);
  const around = [...within, parent];
  return around.some((each) => `${each}${path.sep}`.startsWith(`${target}${path.sep}`))
    ? []
    : listWithin(link, around);
}

/** The pages of one built language in memory: each is read once, and written once after all steps. */
export interface BuiltPages {
  /** All pages, relative to the build's folder, with `/`; sorted. */
  readonly files: readonly string[];
  /** The page as previous steps have left it; undefined if it does not exist. */
  readonly read: (file: string) => string | undefined;
  /** Replaces the text of an existing page. */
  readonly write: (file: string, html: string) => void;
}

/**
 * A step over the pages of one built language. Docusaurus runs this hook of all plugins in parallel, where two that write to the same file
 * lose each other's work; so one plugin owns the pages and takes the others' steps.
 */
export interface PageStep<Build> {
  readonly name: string;
  /** Stores what it needs of all loaded content. */
  readonly load?: (allContent: AllContent) => void;
  /** Reads pages as Docusaurus wrote them; steps read in parallel. */
  readonly read?: (pages: BuiltPages, build: Build) => Promise<void>;
  /** Writes files that no page depends on, in other threads while steps read and write. */
  readonly beside?: (pages: BuiltPages, build: Build) => Promise<void>;
  /** Changes pages and writes other files; steps run one after the other. */
  readonly write?: (pages: BuiltPages, build: Build) => Promise<void>;
}

/**
 * Reads all pages below a folder, passes them to the steps, and writes those that changed.
 *
 * @param folder of one built language.
 */
export async function runPageSteps<Build>(
  folder: string,
  build: Build,
  steps: readonly PageStep<Build>[],
): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const texts = new Map<string, string>();
  for (const file of files) {
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  const changed = new Set<string>();
  const pages: BuiltPages = {
    files: files.toSorted(),
    read: (file) => texts.get(file),
    write(file, html) {
      if (!texts.has(file)) {
        throw new Error(`There is no page ${file} that a step could change.`);
      }
      texts.set(file, html);
      changed.add(file);
    },
  };
  const readAndWrite = async (): Promise<void> => {
    await Promise.all(steps.map(async ({read}) => read?.(pages, build)));
    for (const {write} of steps) {
      await write?.(pages, build);
    }
  };
  await Promise.all([...steps.map(async ({beside}) => beside?.(pages, build)), readAndWrite()]);
  await Promise.all(
    Array.from(changed, async (file) => writeFile(path.join(folder, file), texts.get(file) ?? '')),
  );
}

/** File of a page below its language's folder: without trailing slashes in addresses, a file named after the page. */
export function pageFile(sitePath: string): string {
  return sitePath === '/' ? 'index.html' : `${sitePath.slice(1)}.html`;
}

/** The rules of a style sheet that name a font file; built sheets have no braces inside them. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/gu;
