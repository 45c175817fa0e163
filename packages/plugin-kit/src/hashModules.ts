import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {onceUntilChanged} from './onceFor';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];
const CODE = /\.(?:tsx?|mjs|js)$/u;

/**
 * A key for the results of these modules: it changes with each file that they import, at any depth, and with the version of each package,
 * so a kept result is never older than the code and the data it was made from.
 *
 * @param entries absolute paths of files, with their extensions.
 * @returns hexadecimal.
 * @throws Error naming file and import when an import cannot be resolved.
 */
export function hashModules(entries: readonly string[]): string {
  const {files, packages} = listModules(entries);
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(readFileSync(file)).update('\n');
  }
  return hash.update(packages.join()).digest('hex');
}

/**
 * Every file that modules import, at any depth, including the modules; and the packages outside, each as `name@version`. Packages that are
 * linked into `node_modules`, as workspaces are, count as files.
 *
 * @param entries absolute paths of files, with their extensions.
 */
export function listModules(entries: readonly string[]): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = entries.map((entry) => realpathSync(entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) {
      continue;
    }
    files.add(file);
    if (!CODE.test(file)) {
      continue;
    }
    for (const name of listImports(file)) {
      const found = name.startsWith('.') ? resolveFile(file, name) : resolvePackage(file, name);
      if (found?.file !== undefined) {
        waiting.push(found.file);
      }
      if (found?.version !== undefined) {
        packages.add(found.version);
      }
    }
  }
  return {files: [...files].toSorted(), packages: [...packages].toSorted()};
}

/** The imports of a file, as written. Many keys of one build cover the same files. */
const listImports = onceUntilChanged((file): readonly string[] => {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({fileName}) => fileName);
});

interface Found {
  readonly file?: string;
  readonly version?: string;
}

function resolveFile(from: string, name: string): Found {
  const base = path.resolve(path.dirname(from), name);
  const file = ENDINGS.map((ending) => base + ending).find(
    (place) => existsSync(place) && statSync(place).isFile(),
  );
  if (file === undefined) {
    throw new Error(`${from} imports "${name}", which is no file. Correct the import.`);
  }
  return {file: realpathSync(file)};
}

/** Modules of Node and types are ignored: they do not affect the key. */
function resolvePackage(from: string, name: string): Found | undefined {
  if (name.startsWith('node:')) {
    return undefined;
  }
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const require = createRequire(from);
  const folder = (require.resolve.paths(name) ?? [])
    .map((place) => path.join(place, packageName))
    .find((place) => existsSync(path.join(place, 'package.json')));
  if (folder === undefined) {
    return undefined;
  }
  const real = realpathSync(folder);
  if (!real.split(path.sep).includes('node_modules')) {
    return {file: realpathSync(require.resolve(name))};
  }
  const manifest: unknown = JSON.parse(readFileSync(path.join(real, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : '';
  return {version: `${packageName}@${version}`};
}
