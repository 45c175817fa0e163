import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {messageOf} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {Texts} from './tool';

const runFile = promisify(execFile);
/** Enough for the names of some hundred thousand files. */
const GIT_OUTPUT_MAX_BYTES = 2 ** 24;

/** Files by their paths from the project's folder, as they are. */
export async function readTexts(siteDir: string, files: readonly string[]): Promise<Texts> {
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(siteDir, file), 'utf8')] as const),
    ),
  );
}

/** Writes what differs, formatted; @returns the files. */
export async function writeTexts(
  siteDir: string,
  texts: Texts,
  before: Texts,
): Promise<readonly string[]> {
  // It is a module of its own kind, which tests cannot load with this one.
  const {format, resolveConfig} = await import('prettier');
  const changed = Object.entries(texts).filter(([file, text]) => text !== before[file]);
  await Promise.all(
    changed.map(async ([file, text]) => {
      const target = path.join(siteDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      const isCode = /\.(?:json|tsx?|yml)$/u.test(file);
      const options = {...(await resolveConfig(target)), filepath: target};
      await writeFile(target, isCode ? await format(text, options) : text);
    }),
  );
  return changed.map(([file]) => file).toSorted();
}

/** Deletes files and folders, whether they are there or not. */
export async function remove(siteDir: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => rm(path.join(siteDir, file), {recursive: true, force: true})),
  );
}

/** Refuses to delete what no commit holds. */
export async function assertClean(siteDir: string): Promise<void> {
  const {stdout} = await runFile('git', ['status', '--porcelain'], {cwd: siteDir}).catch(
    (error: unknown) => {
      throw new Error(`Git cannot say what has been committed here: ${messageOf(error)}`);
    },
  );
  if (stdout.trim() !== '') {
    throw new Error(
      'There are changes that no commit holds. Commit or stash them first, so that all of this can be taken back.',
    );
  }
}

/** Files of the project, by their paths from its folder: all that a commit would hold. */
export async function listProject(siteDir: string): Promise<readonly string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const {stdout} = await runFile('git', args, {cwd: siteDir, maxBuffer: GIT_OUTPUT_MAX_BYTES});
  return stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(siteDir, file)));
}

/** Languages with interface texts of their own. */
export async function listTranslated(siteDir: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(siteDir, 'i18n'), {withFileTypes: true});
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== DEFAULT_LOCALE)
    .map(({name}) => name);
}

/** Runs commands of the portal, each in a process of its own, which reads the new files. What one says is shown where it fails. */
export async function runAll(
  siteDir: string,
  ...commands: readonly (readonly string[])[]
): Promise<void> {
  const program = path.join(siteDir, 'scripts/run.mjs');
  for (const command of commands) {
    // One after the other: each reads what the one before it wrote.
    // oxlint-disable-next-line no-await-in-loop
    await runFile(process.execPath, [program, ...command], {cwd: siteDir}).catch(
      (error: unknown) => {
        throw new Error(
          `The files are written, but "npm run ${command.join(' ')}" failed. Correct what it says, and run it again: ${messageOf(error)}`,
        );
      },
    );
  }
}
