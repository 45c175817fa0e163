import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {compareFolders} from './compareFolders.mjs';
import {copyPackages} from './copyPackages.mjs';
import {ROOT} from './root.mjs';
import {run} from './runBin.mjs';

/** The time zones furthest apart, in folders whose names have nothing in common. */
const PLACES = [
  {folder: 'a', env: {TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C'}},
  {
    folder: path.join('second build', 'b'),
    env: {TZ: 'Pacific/Pago_Pago', LANG: 'fr_FR.UTF-8', LC_ALL: ''},
  },
];
const SHOWN_LIMIT = 20;

/**
 * Builds the newest commit twice, from scratch, in two folders and time zones, and compares every file.
 *
 * @param {readonly string[]} args `--locale` (repeatable; all without it), `--keep` keeps the folders for inspection
 * @returns {Promise<number>} exit code: 1 if a file differs or a build fails
 */
export async function reproduce(args) {
  const {values} = parseArgs({
    args: [...args],
    options: {locale: {type: 'string', multiple: true, default: []}, keep: {type: 'boolean'}},
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
  try {
    const builds = [];
    for (const place of PLACES) {
      const site = path.join(folder, place.folder);
      if ((await buildAt(site, place.env, values.locale)) !== 0) {
        return 1;
      }
      builds.push(path.join(site, 'build'));
    }
    return report(compareFolders(...builds));
  } finally {
    if (values.keep) {
      console.log(`The builds are in ${folder}.`);
    } else {
      rmSync(folder, {recursive: true, force: true});
    }
  }
}

/** A clone has the history, and so the dates of pages, but nothing left over from builds. */
async function buildAt(site, env, locales) {
  mkdirSync(path.dirname(site), {recursive: true});
  const cloned = await run('git', ['clone', '--quiet', ROOT, site]);
  if (cloned !== 0) {
    return cloned;
  }
  copyPackages(ROOT, site);
  const script = path.join(site, 'scripts', 'run.mjs');
  const wanted = locales.flatMap((locale) => ['--locale', locale]);
  return run(process.execPath, [script, 'build', ...wanted], env, site);
}

function report({files, differences}) {
  for (const {file, what} of differences.slice(0, SHOWN_LIMIT)) {
    console.error(`${file} ${what}`);
  }
  const more = differences.length - SHOWN_LIMIT;
  console.log(
    differences.length === 0
      ? `Both builds have the same ${files} files, byte for byte.`
      : `${differences.length} of ${files} files differ${more > 0 ? `, ${more} of them not shown` : ''}.`,
  );
  return differences.length === 0 ? 0 : 1;
}
