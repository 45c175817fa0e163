import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';
import {run} from './runBin.mjs';

/**
 * Installs the packages of the lock file if some are missing or differ; instant otherwise. npm keeps a lock file of
 * the installed packages, which is compared with ours.
 *
 * @returns {Promise<number>} exit code
 */
export async function installDependencies() {
  const missing = findMissing(
    readPackages('package-lock.json'),
    readPackages(path.join('node_modules', '.package-lock.json')),
  );
  if (missing.length === 0) {
    return 0;
  }
  console.log(`Installing dependencies (${missing.length} of them missing or outdated).`);
  const code = await installLocked();
  if (code !== 0) {
    console.error('npm could not install the dependencies; its message above says why.');
  }
  return code;
}

/**
 * Installs the packages of a lock file. No install scripts run, which no package needs (`.npmrc` disables them for people,
 * too), and the key of the hosted search is removed from npm's environment.
 *
 * @param {string} [folder] with another lock file, below the project's folder
 * @returns {Promise<number>} exit code
 */
export function installLocked(folder) {
  const [command, ...first] = npmCommand();
  const prefix = folder === undefined ? [] : ['--prefix', folder];
  // Readers could not act on warnings about indirect dependencies.
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const args = [...first, 'ci', ...prefix, '--ignore-scripts', ...quiet];
  return run(command, args, {ALGOLIA_ADMIN_API_KEY: undefined});
}

/** The npm that runs this script, by its own file: on Windows its command is a batch file, which Node cannot start. */
export function npmCommand() {
  const file = process.env.npm_execpath;
  return file !== undefined && path.basename(file).startsWith('npm')
    ? [process.execPath, file]
    : ['npm'];
}

/**
 * Packages of the lock file that are not installed in that version. Optional ones may be absent: most of them are for
 * other platforms.
 *
 * @param {Record<string, {version?: string, optional?: boolean, peer?: boolean, link?: boolean}>} wanted
 * @param {Record<string, {version?: string}>} installed
 * @returns {readonly string[]} paths below the project's folder
 */
export function findMissing(wanted, installed) {
  return Object.entries(wanted)
    .filter(([location]) => location !== '')
    .filter(([location, {version, optional, devOptional}]) => {
      const present = installed[location];
      return present === undefined ? !(optional || devOptional) : present.version !== version;
    })
    .map(([location]) => location);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages ?? {};
  } catch {
    // The file does not exist: nothing is installed yet.
    return {};
  }
}
