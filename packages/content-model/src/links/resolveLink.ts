import path from 'node:path';
import {onceFor} from '@selection-set/plugin-kit';
import {decode} from '@selection-set/site-paths';
import type {Nodes, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentFile} from '../listPlaces';
import {createEntryIds, readReference, type EntryIds} from '../reference';
import {contentSettings} from '../settings';
import {
  addressesIn,
  isAddressName,
  isPublished,
  readExpression,
  readHtml,
  type FoundLink,
  type IdPlace,
  type SiteMap,
  type SitePage,
} from './describeLink';

export interface FoundId {
  readonly id: string;
  /** Of the file, from 1. */
  readonly line: number;
  /** A component may keep the id it is given to itself; headings and elements certainly draw theirs. */
  readonly isCertain: boolean;
  /** Of a heading, or drawn by a component: what other sites link to. */
  readonly isHeading: boolean;
}

/** Every id of a file that an address can name: of headings, of entries in tables, and those written on elements. */
export const listIds = onceFor(({tree, headings}: ContentFile): readonly FoundId[] => {
  const written: FoundId[] = [];
  const entryIds = createEntryIds();
  visit(tree, (node) => {
    written.push(...(node.type === 'table' ? readEntryIds(node, entryIds) : readWrittenIds(node)));
  });
  return [
    ...headings.map(({id, line}) => ({id, line, isCertain: true, isHeading: true})),
    ...written,
  ];
});

function readEntryIds(table: Table, ids: EntryIds): readonly FoundId[] {
  const line = table.position?.start.line ?? 1;
  return (readReference(table, ids)?.entries ?? []).map(({id}) => ({
    id,
    line,
    isCertain: true,
    isHeading: false,
  }));
}

function readWrittenIds(node: Nodes): readonly FoundId[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'html') {
    return [...node.value.matchAll(/\s(?:id|name)="(?<id>[^"]+)"/gu)].map(({groups}) => ({
      id: groups?.id ?? '',
      line,
      isCertain: true,
      isHeading: false,
    }));
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  const drawn = contentSettings().ids[node.name ?? ''];
  if (drawn !== undefined) {
    return drawn.map((id) => ({id, line, isCertain: true, isHeading: true}));
  }
  const isCertain = /^[a-z]/u.test(node.name ?? '');
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    (attribute.name === 'id' || (node.name === 'a' && attribute.name === 'name')) &&
    typeof attribute.value === 'string'
      ? [
          {
            id: attribute.value,
            line: attribute.position?.start.line ?? line,
            isCertain,
            isHeading: false,
          },
        ]
      : [],
  );
}

/** Everything a file points to, in the order in which it is written. Code, and what a script composes, is left out. */
export const collectLinks = onceFor(({tree, frontMatter}: ContentFile): readonly FoundLink[] => {
  const found: FoundLink[] = [];
  const {image} = frontMatter.values;
  if (typeof image === 'string') {
    found.push({kind: 'front-matter', address: image, line: frontMatter.lineOf('image')});
  }
  visit(tree, (node) => {
    found.push(...readNode(node));
  });
  return found;
});

function readNode(node: Nodes): readonly FoundLink[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'link' || node.type === 'definition') {
    return [{kind: 'link', address: node.url, line}];
  }
  if (node.type === 'image') {
    return [{kind: 'image', address: node.url, line}];
  }
  if (node.type === 'html') {
    return readHtml(node.value, line);
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) => readAttribute(attribute, line));
  }
  return 'data' in node && node.data !== undefined && 'estree' in node.data
    ? readExpression(node.data.estree, line)
    : [];
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function readAttribute(attribute: Attribute, elementLine: number): readonly FoundLink[] {
  const line = attribute.position?.start.line ?? elementLine;
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return readExpression(attribute.data?.estree, line);
  }
  const {name, value} = attribute;
  if (typeof value === 'object' && value !== null) {
    return readExpression(value.data?.estree, line, name);
  }
  return isAddressName(name) && typeof value === 'string'
    ? addressesIn(name, value).map((address) => ({kind: 'attribute', address, line}))
    : [];
}

export interface SiteMapInput {
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** Content of this language; the originals themselves in the default language. */
  readonly content: readonly ContentFile[];
  /** Pages that are no Markdown file: React pages, tools, lists of posts. */
  readonly otherPages: readonly SitePage[];
  /** Name of the documentation's version that readers get without naming one. */
  readonly latestVersion: string;
  /** Of files, besides those that belong to a page. */
  readonly files: readonly string[];
}

/** The map of one language. */
export function buildSiteMap({
  originals,
  content,
  otherPages,
  files,
  latestVersion,
}: SiteMapInput): SiteMap {
  const translated = new Set(content.map(({original}) => original));
  const shown = [...originals.filter(({file}) => !translated.has(file)), ...content];
  const byFile = new Map([...originals, ...content].map((file) => [file.file, file]));
  const pages = [
    ...otherPages,
    ...shown.filter(isPublished).map((file) => describePage(file, byFile, latestVersion)),
  ];
  return {
    pages: joinPages(pages),
    files: new Set([...files, ...pages.flatMap(({path: sitePath}) => listFilesOfPage(sitePath))]),
    pathOf: new Map(
      [...originals, ...content].filter(isPublished).map((file) => [file.file, file.path]),
    ),
  };
}

/** Of pages with one address, only a build tells which one readers get: its ids stay open, so that only the address is told as a mistake. */
function joinPages(pages: readonly SitePage[]): ReadonlyMap<string, SitePage> {
  const joined = new Map<string, SitePage>();
  for (const page of pages) {
    const other = joined.get(page.path);
    joined.set(
      page.path,
      other === undefined ? page : {path: page.path, file: other.file ?? page.file},
    );
  }
  return joined;
}

/** The Markdown export and the social card, which every page has. */
function listFilesOfPage(sitePath: string): readonly string[] {
  const name = sitePath === '/' ? '/index' : sitePath;
  return [`${name}.md`, `/img/cards${name}.png`];
}

/** Ids are collected when they are first asked for: most pages are only linked to as a whole. */
function describePage(
  file: ContentFile & Required<Pick<ContentFile, 'path'>>,
  byFile: ReadonlyMap<string, ContentFile>,
  latestVersion: string,
): SitePage {
  let ids: ReadonlyMap<string, IdPlace> | undefined;
  return {
    path: file.path,
    file: file.file,
    isOtherVersion: file.kind === 'doc' && file.version !== latestVersion,
    get ids() {
      ids ??= collectIds(file, byFile, new Set());
      return ids;
    },
  };
}

/** Ids of a file and of the partials it includes; of an id that occurs twice, the first place, as in a browser. */
function collectIds(
  file: ContentFile,
  byFile: ReadonlyMap<string, ContentFile>,
  seen: Set<string>,
): ReadonlyMap<string, IdPlace> {
  seen.add(file.file);
  const partials = listPartials(file, byFile).filter((partial) => !seen.has(partial.file));
  const ids = new Map(partials.flatMap((partial) => [...collectIds(partial, byFile, seen)]));
  for (const {id, line, isHeading} of listIds(file)) {
    if (!ids.has(id)) {
      ids.set(id, {file: file.file, line, isHeading});
    }
  }
  return ids;
}

function listPartials(
  file: ContentFile,
  byFile: ReadonlyMap<string, ContentFile>,
): readonly ContentFile[] {
  if (!file.tree.children.some(({type}) => type === 'mdxjsEsm')) {
    return [];
  }
  return collectLinks(file)
    .filter(({kind, address}) => kind === 'import' && /\.mdx?$/u.test(address))
    .flatMap(({address}) => byFile.get(resolveImport(file.file, address)) ?? []);
}

/** File that an import of `./name` or `@site/name` means, relative to the project's folder. */
function resolveImport(from: string, address: string): string {
  return address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), address);
}

/** What a link leads to, as far as the source says. */
export type Target =
  /** Another site, an e-mail address and the like: not looked at here. */
  | {readonly type: 'outside'}
  | {readonly type: 'empty'}
  /** A page of this language; `hash` without its sign, decoded, empty for the page as a whole. */
  | {readonly type: 'page'; readonly path: string; readonly hash: string}
  /** A file that has to lie in the project, relative to its folder. */
  | {readonly type: 'file'; readonly file: string}
  /** A heading of the page that will include this partial. */
  | {readonly type: 'includer'}
  /** The file of a page, where only Markdown may name files. */
  | {readonly type: 'file-in-attribute'; readonly path: string | undefined}
  /** A file of a page that does not exist. */
  | {readonly type: 'no-file'; readonly name: string};

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu;
const AS_IT_IS = 'pathname://';

/** Reads an address in the light of the file it is written in. */
export function resolveLink(link: FoundLink, from: ContentFile, map: SiteMap): Target {
  const address = link.address.startsWith(AS_IT_IS)
    ? link.address.slice(AS_IT_IS.length)
    : link.address;
  if (address === '') {
    return {type: 'empty'};
  }
  if (link.kind === 'import' || link.kind === 'require') {
    return resolveModule(address, from);
  }
  if (SCHEME.test(address)) {
    return {type: 'outside'};
  }
  const {pathname, hash} = splitAddress(address);
  if (pathname === '') {
    return from.path === undefined ? {type: 'includer'} : {type: 'page', path: from.path, hash};
  }
  if (/\.mdx?$/iu.test(pathname) && !map.files.has(pathname)) {
    return resolveMarkdown(link, pathname, hash, from, map);
  }
  if (pathname.startsWith('@site/')) {
    return {type: 'file', file: resolveImport(from.file, pathname)};
  }
  if (!pathname.startsWith('/') && /\.[a-z\d]+$/iu.test(pathname)) {
    return {type: 'file', file: resolveImport(from.file, pathname)};
  }
  const base = new URL(from.path ?? '/', 'https://site.invalid');
  return {type: 'page', path: decodeOrKeep(new URL(pathname, base).pathname), hash};
}

/** Bundled modules and code are the type checker's affair; Markdown and pictures are ours. */
function resolveModule(address: string, from: ContentFile): Target {
  const name = address.split('!').at(-1)?.split('?')[0] ?? '';
  return /^(?:\.\.?\/|@site\/).*\.[a-z\d]+$/iu.test(name) && !name.endsWith('.css')
    ? {type: 'file', file: resolveImport(from.file, name)}
    : {type: 'outside'};
}

function resolveMarkdown(
  {kind}: FoundLink,
  pathname: string,
  hash: string,
  from: ContentFile,
  map: SiteMap,
): Target {
  const found = listMarkdownPlaces(pathname, from).flatMap((file) => map.pathOf.get(file) ?? [])[0];
  if (kind === 'attribute') {
    return {type: 'file-in-attribute', path: found};
  }
  return found === undefined
    ? {type: 'no-file', name: pathname}
    : {type: 'page', path: found, hash};
}

/** Where Docusaurus looks for a Markdown file that a link names: translations of a folder first, then the originals. */
function listMarkdownPlaces(pathname: string, from: ContentFile): readonly string[] {
  const name = decodeOrKeep(pathname);
  const beside = path.posix.join(path.posix.dirname(from.file), name);
  const roots = [rootOf(from.file, from.name), rootOf(from.original, from.name), ''];
  const inRoots = roots.map((root) => path.posix.join(root, name));
  if (name.startsWith('@site/')) {
    return [resolveImport(from.file, name)];
  }
  if (name.startsWith('/')) {
    return inRoots.map((file) => file.replace(/^\//u, ''));
  }
  return /^\.\.?\//u.test(name) ? [beside] : [beside, ...inRoots];
}

function rootOf(file: string, name: string): string {
  return file.slice(0, file.length - name.length);
}

export function splitAddress(address: string): {readonly pathname: string; readonly hash: string} {
  const [beforeHash = '', ...hash] = address.split('#');
  return {
    pathname: decodeOrKeep(beforeHash.split('?')[0] ?? ''),
    hash: decodeOrKeep(hash.join('#')),
  };
}

/** An address that is not encoded correctly stands for itself. */
function decodeOrKeep(text: string): string {
  return decode(text) ?? text;
}
