import path from 'node:path';
import {decode} from '@selection-set/site-paths';
import type {ContentFile} from '../listPlaces';
import type {FoundLink} from './readAddresses';
import {resolveImport} from './buildSiteMap';
import type {SiteMap} from './describeLink';

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
  if (link.kind === 'import') {
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
