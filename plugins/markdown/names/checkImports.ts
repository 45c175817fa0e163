import {existsSync, readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  type Check,
  type ContentFile,
  type Problem,
  suggestSpelling,
} from '@selection-set/content-model';
import {listModules} from './listNames';

const ENDINGS = [
  '',
  ...['tsx', 'ts', 'jsx', 'js', 'mjs', 'cjs', 'json', 'mdx', 'md'].map((ending) => `.${ending}`),
];
/** What Docusaurus makes while it builds, which is on no disk before. */
const GENERATED = /^@generated\//u;
const THEME = /^@theme(?:-original|-init)?\//u;
/** The theme of Docusaurus, and what its core offers to pages. */
const UPSTREAM_THEME = '@docusaurus/theme-classic/lib/theme';
const CORE = '@docusaurus/core/lib/client/exports';

/** Imports of files and packages that are not there. */
export const checkImports: Check = ({files}, {siteDir}) =>
  files.flatMap(({file, tree}) => findMissing({file, tree}, siteDir));

/** The same for one file. */
export function findMissing(
  {file, tree}: Pick<ContentFile, 'file' | 'tree'>,
  siteDir: string,
): readonly Problem[] {
  return listModules(tree).flatMap(({from, line}) =>
    splitLoaders(from).flatMap((wanted) => {
      const message = describeMissing(wanted, file, siteDir);
      return message === undefined ? [] : [{file, line, rule: 'import', message}];
    }),
  );
}

/** `!!raw-loader!./a.js?x` asks for a loader and for a file. */
function splitLoaders(from: string): readonly string[] {
  return from
    .split('!')
    .map((part) => part.replace(/\?.*$/u, ''))
    .filter((part) => part !== '' && part !== '-');
}

/** Undefined for what is there; parts of pages are looked for with what they hold. */
function describeMissing(wanted: string, file: string, siteDir: string): string | undefined {
  if (GENERATED.test(wanted)) {
    return undefined;
  }
  if (THEME.test(wanted)) {
    return describeTheme(wanted, siteDir);
  }
  if (/^(?:@site\/|\.{1,2}\/|\/)/u.test(wanted)) {
    return /\.mdx?$/u.test(wanted) ? undefined : describeFile(wanted, file, siteDir);
  }
  return describePackage(wanted, siteDir);
}

function describeTheme(wanted: string, siteDir: string): string | undefined {
  const name = wanted.replace(THEME, '');
  const folders = [
    path.join(siteDir, 'src/theme'),
    path.join(siteDir, 'node_modules', UPSTREAM_THEME),
  ];
  return folders.some((folder) => isModule(path.join(folder, name))) || !folders.some(existsSync)
    ? undefined
    : `The theme has no component "${name}".${suggestSpelling(name, folders.flatMap(listModulesIn))} Correct the name, or remove the import and what uses it.`;
}

function describeFile(wanted: string, file: string, siteDir: string): string | undefined {
  const target = wanted.startsWith('@site/')
    ? path.join(siteDir, wanted.slice('@site/'.length))
    : path.resolve(siteDir, path.dirname(file), wanted);
  if (isModule(target)) {
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
    isModule(path.join(modules, CORE, wanted.replace(/^@docusaurus\//u, '')))
  ) {
    return undefined;
  }
  return `There is no package "${name}".${suggestSpelling(name, listPackages(modules))} Correct the name, install it with "npm install ${name}", or remove the import and what uses it.`;
}

function isPackage(name: string, siteDir: string): boolean {
  const paths = createRequire(path.join(siteDir, 'package.json')).resolve.paths(name);
  return paths === null || paths.some((folder) => existsSync(path.join(folder, name)));
}

function isModule(target: string): boolean {
  return (
    ENDINGS.some((ending) => isFile(target + ending)) ||
    ENDINGS.slice(1).some((ending) => isFile(path.join(target, `index${ending}`)))
  );
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
