import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile, isRecord, readIfThere} from '@selection-set/plugin-kit';
import type {Lock} from './compareCommand';
import {splitPackage} from './readPackages';
import type {PackagesStep} from './step';

/** Where packages come from: installed once, by the samples' lock file. */
export interface PackageStore {
  /** Folder that has `node_modules`. */
  readonly folder: string;
  readonly lock: Lock;
}

export interface InstallPlace {
  /** Folder that the reader is in. */
  readonly folder: string;
  /** Folder of the project, which no installation goes above. */
  readonly root: string;
  /** Prefix of packages that are installed globally. */
  readonly globalPrefix: string;
}

const MANIFEST = 'package.json';
const MODULES = 'node_modules';
const EXECUTABLE = 0o755;

/**
 * Does what `npm install` does, from the store: puts the named packages and what they need into `node_modules`, and their names into the
 * manifest, which is made where there is none. Only the programs of named packages can be called.
 *
 * @returns names of the packages that can be imported now.
 * @throws Error where a local package or a manifest cannot be read.
 */
export async function installPackages(
  {packages, isDev, isGlobal}: PackagesStep,
  {folder, root, globalPrefix}: InstallPlace,
  store: PackageStore,
): Promise<readonly string[]> {
  const target =
    isGlobal === true ? path.join(globalPrefix, 'lib') : await findTarget(folder, root);
  const locals = packages.filter(isLocal);
  const wanted = packages.filter((text) => !isLocal(text)).map((text) => splitPackage(text).name);
  // npm also installs what the manifest has by then, such as that of a generated project.
  const declared = isGlobal === true ? [] : await readDependencies(target);
  const names = [...new Set([...wanted, ...declared])];
  for (const {place} of store.lock.resolve(names)) {
    const from = path.join(store.folder, place);
    // Packages of other systems are in the lock file and not there.
    await ((await isThere(from)) ? linkFolder(from, path.join(target, place)) : undefined);
  }
  const bin =
    isGlobal === true ? path.join(globalPrefix, 'bin') : path.join(target, MODULES, '.bin');
  for (const name of names.filter((each) => store.lock.versions.has(each))) {
    await linkPrograms(name, path.join(target, MODULES, name), bin);
  }
  const linked: [string, string][] = [];
  for (const text of locals) {
    linked.push(await linkLocal(path.join(folder, text), target));
  }
  if (isGlobal !== true && packages.length > 0) {
    const versions = wanted.map(
      (name) => [name, `^${store.lock.versions.get(name) ?? ''}`] as const,
    );
    await addToManifest(target, isDev, [...versions, ...linked]);
  }
  return isGlobal === true ? [] : [...names, ...linked.map(([name]) => name)];
}

/** As npm finds it: the nearest folder with a manifest or packages, else the one that the reader is in. */
async function findTarget(folder: string, root: string): Promise<string> {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((await isThere(path.join(at, MANIFEST))) || (await isThere(path.join(at, MODULES)))) {
      return at;
    }
    if (at === root || !at.startsWith(root)) {
      return folder;
    }
  }
}

function isLocal(text: string): boolean {
  return /^\.{1,2}\//u.test(text);
}

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (isMissingFile(error)) {
      return false;
    }
    throw error;
  }
}

/** Hard links of all files, so that a page's folder takes no room, and packages find each other as npm lays them out. */
async function linkFolder(from: string, to: string): Promise<void> {
  if (await isThere(path.join(to, MANIFEST))) {
    return;
  }
  await mkdir(to, {recursive: true});
  const entries = await readdir(from, {withFileTypes: true});
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) {
        // Packages within it have places of their own in the lock file.
        await (entry.name === MODULES ? undefined : linkFolder(source, target));
      } else if (entry.isSymbolicLink()) {
        await symlink(await readlink(source), target);
      } else {
        await linkFile(source, target);
      }
    }),
  );
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) {
      throw error;
    }
    await copyFile(from, to);
  }
}

async function linkPrograms(name: string, folder: string, bin: string): Promise<void> {
  const programs = readPrograms(name, await readManifest(folder));
  await mkdir(bin, {recursive: true});
  for (const [program, file] of programs) {
    const place = path.join(bin, program);
    const target = path.join(folder, file);
    await rm(place, {force: true});
    await symlink(path.relative(bin, target), place);
    await chmod(target, EXECUTABLE);
  }
}

function readPrograms(
  name: string,
  {bin}: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  if (typeof bin === 'string') {
    return [[name.split('/').at(-1) ?? name, bin]];
  }
  return isRecord(bin)
    ? Object.entries(bin).flatMap(([program, file]) =>
        typeof file === 'string' ? [[program, file] as const] : [],
      )
    : [];
}

async function linkLocal(folder: string, target: string): Promise<[string, string]> {
  const {name} = await readManifest(folder);
  if (typeof name !== 'string') {
    throw new Error(`${path.basename(folder)}/${MANIFEST} has no name.`);
  }
  const place = path.join(target, MODULES, name);
  await mkdir(path.dirname(place), {recursive: true});
  await rm(place, {force: true, recursive: true});
  await symlink(path.relative(path.dirname(place), folder), place);
  return [name, `file:${path.relative(target, folder)}`];
}

async function readDependencies(target: string): Promise<readonly string[]> {
  const {dependencies, devDependencies} = await readManifest(target);
  return [dependencies, devDependencies].flatMap((group) =>
    isRecord(group) ? Object.keys(group) : [],
  );
}

/** Empty where there is none. */
async function readManifest(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readIfThere(path.join(folder, MANIFEST));
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return isRecord(value) ? value : {};
}

async function addToManifest(
  target: string,
  isDev: true | undefined,
  added: readonly (readonly [name: string, range: string])[],
): Promise<void> {
  const manifest = await readManifest(target);
  const group = isDev === true ? 'devDependencies' : 'dependencies';
  const before = manifest[group];
  const all = {...(isRecord(before) ? before : {}), ...Object.fromEntries(added)};
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({...manifest, [group]: sorted}, null, 2);
  await writeFile(path.join(target, MANIFEST), `${text}\n`);
}
