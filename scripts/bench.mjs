import {readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';
import {run} from './runBin.mjs';

const FOLDER = path.join(ROOT, 'bench');

/**
 * Runs one measurement of the folder `bench`.
 *
 * @param {readonly string[]} args name of the measurement, then its own arguments
 * @returns {Promise<number>} exit code
 */
export async function runBenchmark([name, ...args]) {
  const known = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.basename(file, '.mjs'));
  if (name === undefined || !known.includes(name)) {
    console.error(`Name one measurement: npm run bench -- <name>. Known: ${known.join(', ')}.`);
    return 1;
  }
  return run(process.execPath, [path.join(FOLDER, `${name}.mjs`), ...args]);
}
