import {readFile} from 'node:fs/promises';
import {isMissingFile} from './unknown';
import path from 'node:path';
import {execFileSync} from 'node:child_process';

/** Text of a file; undefined if it does not exist. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}

/**
 * A file that `createData` wrote, named as a module of a route. The absolute path would be written into the scripts of every page, which
 * would then differ with the folder that the portal is built in.
 *
 * @param generatedFilesDir absolute, from the context of a plugin.
 * @param file absolute, below that folder.
 */
export function dataModule(generatedFilesDir: string, file: string): string {
  const name = path.relative(generatedFilesDir, file);
  return `@generated/${name.replaceAll(path.sep, '/')}`;
}

/**
 * Whether dates of changes can be read from git: false in a folder without commits, such as an unpacked archive. Pages then show no date,
 * rather than the build failing.
 *
 * @param folder any folder of the project.
 */
export function hasGitHistory(folder: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: folder, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
