import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';
import {type Lock, parseLock} from './lock';
import type {Compiler} from './typeChecker';

/** Where the packages of the samples are, apart from those of the portal. */
export const WORKSPACE = 'samples';

export interface Workspace {
  /** Folder that pages are followed in. */
  readonly work: string;
  /** Folder of the packages' programs. */
  readonly bin: string;
  readonly lock: Lock;
}

/**
 * Reads what the samples' packages are; they need not be installed.
 *
 * @param siteDir the portal's folder.
 * @throws Error where the lock file is missing or none.
 */
export async function readWorkspace(siteDir: string): Promise<Workspace> {
  const folder = path.join(siteDir, WORKSPACE);
  return {
    work: path.join(folder, '.work'),
    bin: path.join(folder, 'node_modules/.bin'),
    lock: parseLock(await readLock(folder)),
  };
}

/**
 * The TypeScript that readers install.
 *
 * @throws Error where the samples' packages are not installed.
 */
export function loadCompiler(siteDir: string): Compiler {
  const load = createRequire(path.join(siteDir, WORKSPACE, 'package.json'));
  try {
    const compiler: Compiler = load('typescript');
    return compiler;
  } catch (error) {
    throw new Error(
      `The packages of the samples are not installed. Run "npm run samples", or "npm ci --prefix ${WORKSPACE} --ignore-scripts".`,
      {cause: error},
    );
  }
}

async function readLock(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      throw new Error(
        `${WORKSPACE}/package-lock.json is missing. Make it by "npm install --prefix ${WORKSPACE}".`,
        {cause: error},
      );
    }
    throw error;
  }
}
