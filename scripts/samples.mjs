import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findMissing, installLocked} from './installDependencies.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';

/** Packages of the samples, separate from those of the portal. */
const WORKSPACE = 'samples';

/**
 * Checks the samples of the documentation, with their own packages, which are installed first if some are missing. No install
 * script runs.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function checkSamples(args) {
  const installed = await installPackages();
  return installed === 0 ? runBin('docusaurus', ['samples', ...args]) : installed;
}

async function installPackages() {
  const missing = findMissing(
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  );
  if (missing.length === 0) {
    return 0;
  }
  console.log(`Installing the samples' packages (${missing.length} missing or outdated).`);
  const code = await installLocked(WORKSPACE);
  if (code !== 0) {
    console.error("npm could not install the samples' packages; its message above says why.");
  }
  return code;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, WORKSPACE, file), 'utf8')).packages ?? {};
  } catch {
    // The file does not exist: nothing is installed yet.
    return {};
  }
}
