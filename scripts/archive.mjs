import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from './build.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';

const BUILT = path.join(ROOT, 'build', 'index.html');

/**
 * Packs one language as an archive that opens from disk; builds the site first if there is no build.
 *
 * @param {readonly string[]} args the language, and the options of `plugins/output/archive`
 * @returns {Promise<number>} exit code
 */
export async function makeArchive(args) {
  const isBuilt = args.some((arg) => arg.startsWith('--from')) || existsSync(BUILT);
  const built = isBuilt ? 0 : await buildSite([]);
  return built === 0 ? runBin('docusaurus', ['archive', ...args]) : built;
}
