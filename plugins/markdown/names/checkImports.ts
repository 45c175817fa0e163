import {existsSync, readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  isRecord,
  lineOfNode,
  listChildren,
  nameOf,
  suggestSpelling,
  type Check,
  type ContentFile,
  type Problem,
} from '@selection-set/content-model';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {TERM} from '../glossary/remarkTerms';
import {COMPONENTS, EVERYWHERE} from '../markdown/components';

/** A name in a file, and where it stands. */
interface Named {
  readonly name: string;
  readonly line: number;
}

/** A module that a file imports. */
interface ImportedModule {
  /** As it is written, such as `./_part.mdx`. */
  readonly from: string;
  readonly line: number;
}

/** Every module that a file imports or exports from. */
function listModules(tree: Root): readonly ImportedModule[] {
  return listStatements(tree).flatMap((statement) =>
    'source' in statement && isRecord(statement.source)
      ? [{from: String(statement.source.value), line: lineOfNode(statement.source) ?? 1}]
      : [],
  );
}

/** Every name that a file imports or declares. */
function listDeclared(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of listStatements(tree)) {
    collectDeclared(statement, names);
  }
  return names;
}

/** Every component that a file uses, in its text, its attributes and its expressions. */
function listComponents(tree: Root): readonly Named[] {
  const found: Named[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(...(node.name === null ? [] : [{name: node.name, line}]));
      for (const attribute of node.attributes) {
        collectElements(readScript(attribute), found);
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      collectElements(node.data?.estree, found);
    }
  });
  return found
    .map(({name, line}) => ({name: name.split('.')[0] ?? name, line}))
    .filter(({name}) => /^\p{Lu}/u.test(name))
    .toSorted((a, b) => a.line - b.line);
}

type Attribute = Extract<RootContent, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function readScript(attribute: Attribute): unknown {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return attribute.data?.estree;
  }
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
}

function listStatements(tree: Root) {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
}

/** Functions and classes have names of their own inside, which the text does not see; too many names hide a mistake, none invents one. */
function collectDeclared(node: object, names: Set<string>): void {
  const {type, id, local} = {type: '', id: undefined, local: undefined, ...node};
  if (/Declarat(?:ion|or)$/u.test(type)) {
    collectNames(id, names);
  } else if (type.startsWith('Import')) {
    collectNames(local, names);
  }
  for (const child of listChildren(node)) {
    collectDeclared(child, names);
  }
}

function collectNames(pattern: unknown, names: Set<string>): void {
  const name = nameOf(pattern);
  if (name !== undefined) {
    names.add(name);
  } else if (isRecord(pattern)) {
    for (const child of listChildren(pattern)) {
      collectNames(child, names);
    }
  }
}

function collectElements(node: unknown, found: Named[]): void {
  if (!isRecord(node)) {
    return;
  }
  if (node.type === 'JSXOpeningElement') {
    const name = readTag(node.name);
    found.push(...(name === undefined ? [] : [{name, line: lineOfNode(node) ?? 1}]));
  }
  for (const child of listChildren(node)) {
    collectElements(child, found);
  }
}

function readTag(tag: unknown): string | undefined {
  return isRecord(tag) && tag.type === 'JSXMemberExpression' ? readTag(tag.object) : nameOf(tag);
}

/** What authors may use without an import. */
const KNOWN: readonly string[] = [...Object.keys(COMPONENTS), ...EVERYWHERE, TERM].toSorted();

/** Components that a page uses and nobody knows, each once, with all its places. */
export function checkComponents({
  file,
  tree,
}: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  const declared = listDeclared(tree);
  const lines = new Map<string, number[]>();
  for (const {name, line} of listComponents(tree)) {
    if (!KNOWN.includes(name) && !declared.has(name)) {
      lines.set(name, [...(lines.get(name) ?? []), line]);
    }
  }
  return [...lines].map(([name, [line = 1, ...more]]): Problem => {
    const others = [...new Set(more)].filter((other) => other !== line);
    const places =
      others.length === 0
        ? ''
        : ` It is also in ${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}.`;
    return {
      file,
      line,
      rule: 'component',
      message: `There is no component <${name}> here.${suggestSpelling(name, [...KNOWN, ...declared])} Import it, or use one of those that need no import (docs/writing/components.mdx); for text, write "\\<${name}>".${places}`,
    };
  });
}

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
