import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {suggestSpelling} from '@selection-set/content-model';

const ENDINGS = [
  '',
  ...['tsx', 'ts', 'jsx', 'js', 'mjs', 'cjs', 'json', 'mdx', 'md'].map((ending) => `.${ending}`),
];
const OWN = /^(?:@site\/|\.{1,2}\/|\/)/u;
/** Modules that Docusaurus generates during a build, so that they do not exist before. */
const GENERATED = /^@generated\//u;
const THEME = /^@theme(?:-original|-init)?\//u;
/** The theme of Docusaurus, and what its core provides for pages. */
const UPSTREAM_THEME = '@docusaurus/theme-classic/lib/theme';
const CORE = '@docusaurus/core/lib/client/exports';

/**
 * Describes an import whose target does not exist.
 *
 * @param wanted as written, without loaders.
 * @param file of the page, relative to the project.
 * @returns undefined when it exists.
 */
export function describeMissing(wanted: string, file: string, siteDir: string): string | undefined {
  if (GENERATED.test(wanted)) {
    return undefined;
  }
  if (/^(?:https?:)?\/\//u.test(wanted)) {
    return `A page cannot import code from another site. Install the package of "${wanted}" with npm and import it by its name, or remove the import and what uses it.`;
  }
  if (THEME.test(wanted)) {
    return describeTheme(wanted, siteDir);
  }
  if (OWN.test(wanted)) {
    return describeFile(wanted, file, siteDir);
  }
  return describePackage(wanted, siteDir);
}

function describeTheme(wanted: string, siteDir: string): string | undefined {
  const name = wanted.replace(THEME, '');
  const folders = listThemeFolders(siteDir);
  return folders.some((folder) => findModule(path.join(folder, name)) !== undefined) ||
    !folders.some(existsSync)
    ? undefined
    : `The theme has no component "${name}".${suggestSpelling(name, folders.flatMap(listModulesIn))} Correct the name, or remove the import and what uses it.`;
}

function describeFile(wanted: string, file: string, siteDir: string): string | undefined {
  const target = toTarget(wanted, file, siteDir);
  if (findModule(target) !== undefined) {
    return undefined;
  }
  const shown = path.relative(siteDir, target).replaceAll(path.sep, '/');
  return `There is no file ${shown} to import.${suggestSpelling(path.basename(target), listModulesIn(path.dirname(target)))} Correct the path, or remove the import and what uses it.`;
}

function describePackage(wanted: string, siteDir: string): string | undefined {
  const parts = wanted.split('/');
  const name = parts.slice(0, wanted.startsWith('@') ? 2 : 1).join('/');
  const modules = path.join(siteDir, 'node_modules');
  if (
    !existsSync(modules) ||
    isPackage(name, siteDir) ||
    findModule(toCore(wanted, siteDir)) !== undefined
  ) {
    return undefined;
  }
  return `There is no package "${name}".${suggestSpelling(name, listPackages(modules))} Correct the name, install it with "npm install ${name}", or remove the import and what uses it.`;
}

function isPackage(name: string, siteDir: string): boolean {
  const paths = createRequire(path.join(siteDir, 'package.json')).resolve.paths(name);
  return paths === null || paths.some((folder) => existsSync(path.join(folder, name)));
}

function toTarget(wanted: string, file: string, siteDir: string): string {
  return wanted.startsWith('@site/')
    ? path.join(siteDir, wanted.slice('@site/'.length))
    : path.resolve(siteDir, path.dirname(file), wanted);
}

function listThemeFolders(siteDir: string): readonly string[] {
  return [path.join(siteDir, 'src/theme'), path.join(siteDir, 'node_modules', UPSTREAM_THEME)];
}

function toCore(wanted: string, siteDir: string): string {
  return path.join(siteDir, 'node_modules', CORE, wanted.replace(/^@docusaurus\//u, ''));
}

/** The file of a module that is named without its extension. */
function findModule(target: string): string | undefined {
  return [
    ...ENDINGS.map((ending) => target + ending),
    ...ENDINGS.slice(1).map((ending) => path.join(target, `index${ending}`)),
  ].find(isFile);
}

/**
 * Describes names that a module does not export. Only the project's own modules, the theme's and those of Docusaurus are read; a
 * module whose exports cannot be determined is assumed to have all names.
 */
export function describeMissingNames(
  wanted: string,
  names: readonly string[],
  file: string,
  siteDir: string,
): readonly string[] {
  const targets = THEME.test(wanted)
    ? listThemeFolders(siteDir).map((folder) => path.join(folder, wanted.replace(THEME, '')))
    : OWN.test(wanted)
      ? [toTarget(wanted, file, siteDir)]
      : [toCore(wanted, siteDir)];
  const [found] = targets.flatMap((target) => findModule(target) ?? []);
  const known = found === undefined ? undefined : listExports(found);
  if (known === undefined) {
    return [];
  }
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const offered = known.map((each) => (each === 'default' ? 'a default export' : `"${each}"`));
      const what = name === 'default' ? 'no default export' : `no export "${name}"`;
      return `"${wanted}" has ${what}. It has ${offered.join(', ') || 'none'}.${suggestSpelling(name, known)} Correct the import, or remove it and what uses it.`;
    });
}

const INCLUDED = /^import\s[^'"\n]*\sfrom\s*["'](?<from>[^'"\n?]+\.mdx?)["']/gmu;

/**
 * Describes an included file that includes the file again, itself or by way of others: who puts them together would never end.
 *
 * @param wanted as written, without loaders.
 * @param file that includes it, relative to the project.
 * @returns undefined when nothing leads back.
 */
export function describeLoop(wanted: string, file: string, siteDir: string): string | undefined {
  const start = path.join(siteDir, file);
  const target = toTarget(wanted, file, siteDir);
  if (!OWN.test(wanted) || !leadsTo(target, start, siteDir, new Set())) {
    return undefined;
  }
  return target === start
    ? 'This file includes itself, which would never end. Remove the import and what uses it.'
    : `"${wanted}" includes this file again, which would never end. Remove one of the imports and what uses it.`;
}

function leadsTo(from: string, target: string, siteDir: string, seen: Set<string>): boolean {
  if (from === target) {
    return true;
  }
  if (seen.has(from) || !/\.mdx?$/u.test(from) || !isFile(from)) {
    return false;
  }
  seen.add(from);
  const file = path.relative(siteDir, from);
  return Array.from(readFileSync(from, 'utf8').matchAll(INCLUDED), ({groups}) => groups?.from ?? '')
    .filter((wanted) => OWN.test(wanted))
    .some((wanted) => leadsTo(toTarget(wanted, file, siteDir), target, siteDir, seen));
}

const DECLARED =
  /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class|enum)\s+(?<name>[\w$]+)/gmu;
const TYPES = /^export\s+(?:declare\s+)?(?:type|interface|abstract)\b/gmu;
const DEFAULT = /^export\s+default\b/gmu;
const LISTED = /^export\s*\{(?<list>[^}]*)\}/gmu;
const ANY = /^export\b/gmu;

/** Names that a module exports; undefined when a statement is not supported, or there is none, as in CommonJS and JSON. */
function listExports(file: string): readonly string[] | undefined {
  if (!/\.[cm]?[jt]sx?$/u.test(file)) {
    return undefined;
  }
  const text = readFileSync(file, 'utf8');
  const declared = Array.from(text.matchAll(DECLARED), ({groups}) => groups?.name ?? '');
  const lists = Array.from(text.matchAll(LISTED), ({groups}) => groups?.list ?? '');
  const defaults = [...text.matchAll(DEFAULT)].map(() => 'default');
  const all = [...text.matchAll(ANY)].length;
  const understood =
    declared.length + lists.length + defaults.length + [...text.matchAll(TYPES)].length;
  const listed = lists.flatMap((list) =>
    list
      .split(',')
      .map((item) => item.trim().split(/\s+/u).at(-1) ?? '')
      .filter((name) => name !== ''),
  );
  return all === 0 || all !== understood ? undefined : [...declared, ...listed, ...defaults];
}

function isFile(target: string): boolean {
  return statSync(target, {throwIfNoEntry: false})?.isFile() ?? false;
}

function listModulesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.\w+$/u, '')) : [];
}

function listPackages(modules: string): readonly string[] {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
}
