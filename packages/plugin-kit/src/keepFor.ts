import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {hashModules} from './hashModules';
import {createKeptResults, type KeptResults} from './keptResults';

/** Relative to the project's folder. */
const FOLDER = 'node_modules/.cache/kept-results';

interface Site {
  readonly siteDir: string;
  readonly siteConfigPath: string;
}

/** By the context of a build, which is loaded again when the code has changed. */
const codes = new WeakMap<Site, string>();

/**
 * A key for everything that affects a site's build: its code with constants and data, versions of packages at any depth, and Node's.
 *
 * @param site the context that Docusaurus gives to all plugins.
 * @returns hexadecimal; computed once for a context.
 */
export function hashBuildCode(site: Site): string {
  const {siteDir, siteConfigPath} = site;
  const known = codes.get(site);
  if (known !== undefined) {
    return known;
  }
  const code = createHash('sha256')
    .update(process.version)
    .update(readLock(siteDir))
    .update(hashModules([siteConfigPath, ...listEntries(siteDir)]))
    .digest('hex');
  codes.set(site, code);
  return code;
}

/**
 * Results of one kind, kept between builds of a site until somebody changes the code that makes them.
 *
 * @param name of the kind, such as `parsed-markdown`.
 * @param makers absolute paths of the files that make them; their imports count, too, and versions of packages.
 */
export function keepFor({siteDir}: Site, name: string, makers: readonly string[]): KeptResults {
  const code = createHash('sha256')
    .update(process.version)
    .update(readLock(siteDir))
    .update(hashModules(makers))
    .digest('hex');
  return createKeptResults(path.join(siteDir, FOLDER, name), code);
}

function readLock(siteDir: string): string {
  const lock = path.join(siteDir, 'package-lock.json');
  return existsSync(lock) ? readFileSync(lock, 'utf8') : '';
}

/**
 * Files that the configuration and the bundler refer to by path instead of importing them: the preset, and loaders. The lock file
 * covers what npm installs into the folder of a package.
 */
function listEntries(siteDir: string): readonly string[] {
  return ['plugins', 'packages'].flatMap((name) => {
    const folder = path.join(siteDir, name);
    return existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter(
            (file) =>
              /(?:^|[\\/])index\.ts$|\.mjs$/u.test(file) && !/tests|node_modules/u.test(file),
          )
          .map((file) => path.join(folder, file))
      : [];
  });
}
