import path from 'node:path';
import {decode} from '@selection-set/site-paths';
import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface Rules {
  /** New attributes of an element; the same object leaves its tag unchanged, undefined removes the element with its content. */
  readonly element: (name: string, attributes: Attributes) => Attributes | undefined;
  /** Text to insert before the end tag of elements, by their name; for each, before the last one of the page. */
  readonly before: Readonly<Record<string, string>>;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Changes tags of a page in place; every other byte stays as it is. */
export function editHtml(html: string, {element, before}: Rules): string {
  const edits: Edit[] = [];
  const insertions = new Map<string, Edit>();
  /** Start of the element that is being removed, and how many elements of its name are open in it. */
  let removed: {readonly name: string; readonly from: number; depth: number} | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removed !== undefined) {
          removed.depth += name === removed.name ? 1 : 0;
          return;
        }
        const from = parser.startIndex;
        const wanted = element(name, attributes);
        if (wanted === undefined) {
          removed = {name, from, depth: 1};
        } else if (wanted !== attributes) {
          edits.push({from, to: parser.endIndex + 1, text: writeTag(name, wanted)});
        }
      },
      onclosetag(name, isImplied) {
        if (removed === undefined) {
          const text = before[name];
          if (text !== undefined && !isImplied) {
            insertions.set(name, {from: parser.startIndex, to: parser.startIndex, text});
          }
          return;
        }
        removed.depth -= name === removed.name ? 1 : 0;
        if (removed.depth === 0) {
          edits.push({from: removed.from, to: parser.endIndex + 1, text: ''});
          removed = undefined;
        }
      },
    },
    {lowerCaseAttributeNames: false, lowerCaseTags: false},
  );
  parser.end(html);
  return apply(html, [...edits, ...insertions.values()]);
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function writeTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined
      ? []
      : [value === '' ? attribute : `${attribute}="${escapeAttribute(value)}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
}

function apply(html: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((one, two) => one.from - two.from)
    .map(({from, to, text}) => {
      const kept = html.slice(end, from) + text;
      end = to;
      return kept;
    });
  return parts.join('') + html.slice(end);
}

export interface Folder {
  readonly origin: string;
  /** Path of the language, with a slash at both ends. */
  readonly base: string;
  /** Files of the archive that are pages, relative to the language. */
  readonly pages: ReadonlySet<string>;
  /** All other files in the build of the language. */
  readonly files: ReadonlySet<string>;
}

export interface Resolver {
  /** For links: to a file of the archive, or to the site. Unchanged if the target is elsewhere or on the same page. */
  readonly link: (value: string) => string;
  /** For resources; undefined if the archive cannot contain them, because they are on another site or do not exist. */
  readonly resource: (value: string) => string | undefined;
}

/**
 * Converts the addresses of one file for a folder on disk: relative, with `.html`.
 *
 * @param file the page or style sheet that contains the addresses, relative to the language.
 * @param onUse receives each resource in use.
 */
export function createResolver(
  file: string,
  {origin, base, pages, files}: Folder,
  onUse: (file: string) => void,
): Resolver {
  const address = new URL(base + file.replace(/(?:(?:^|(?<=\/))index)?\.html$/u, ''), origin);

  const localPath = (url: URL): string | undefined =>
    url.origin === origin && `${url.pathname}/`.startsWith(base)
      ? decode(url.pathname.slice(base.length))
      : undefined;

  return {
    link: (value) => {
      if (/^(?:#|$)/u.test(value)) {
        return value;
      }
      const url = parse(value, address);
      if (url?.origin !== origin) {
        return value;
      }
      const page = findPage(localPath(url), pages);
      return page === undefined ? url.href : relate(file, page) + url.search + url.hash;
    },
    resource: (value) => {
      if (/^(?:#|data:)/u.test(value)) {
        return value;
      }
      const url = parse(value, address);
      const name = url === undefined ? undefined : localPath(url);
      if (url === undefined || name === undefined || !files.has(name)) {
        return undefined;
      }
      onUse(name);
      return relate(file, name) + url.hash;
    },
  };
}

/** The file of a page by its path below the language, as hosts find it: `docs`, `docs/` and `docs.html` are the same. */
function findPage(name: string | undefined, pages: ReadonlySet<string>): string | undefined {
  const bare = name?.replace(/\/$/u, '');
  return bare === undefined
    ? undefined
    : [bare, `${bare}.html`, bare === '' ? 'index.html' : `${bare}/index.html`].find((candidate) =>
        pages.has(candidate),
      );
}

function relate(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.split('/').map(encodeURIComponent).join('/');
}

function parse(value: string, address: URL): URL | undefined {
  return URL.canParse(value, address) ? new URL(value, address) : undefined;
}

/** Links in the head that have no meaning on disk, or that browsers load by themselves. */
const DROPPED_LINKS =
  /\b(?:manifest|search|apple-touch-icon|preload|prefetch|preconnect|dns-prefetch|modulepreload)\b/u;
/** Attributes for the header's scripts. */
const SCRIPTED = ['aria-haspopup', 'aria-keyshortcuts', 'aria-busy', 'data-opens', 'data-scripts'];

/**
 * One element as a page from disk needs it.
 *
 * @returns undefined to remove the element; the same attributes when nothing changes.
 */
export function rewriteElement(
  name: string,
  attributes: Attributes,
  resolver: Resolver,
): Attributes | undefined {
  switch (name) {
    case 'script':
      return undefined;
    case 'link':
      return rewriteLink(attributes, resolver);
    case 'meta':
      return rewriteMeta(attributes, resolver);
    case 'a':
    case 'area':
      return change(without(attributes, SCRIPTED), 'href', resolver.link);
    case 'form':
      return change(attributes, 'action', resolver.link);
    case 'image':
    case 'use':
      return change(attributes, 'href', resolver.resource);
    default:
      return change(
        change(
          change(without(attributes, ['data-scripts']), 'src', resolver.resource),
          'poster',
          resolver.resource,
        ),
        'srcset',
        (value) => rewriteSet(value, resolver),
      );
  }
}

function rewriteLink(attributes: Attributes, {resource}: Resolver): Attributes | undefined {
  const {rel = ''} = attributes;
  if (DROPPED_LINKS.test(rel)) {
    return undefined;
  }
  // Canonical and alternate addresses point to the site, wherever the copy is.
  if (!/\b(?:stylesheet|icon)\b/u.test(rel)) {
    return attributes;
  }
  // On disk, one sheet for all pages is smaller than several; only the whole one has the styles of search results.
  const {'data-whole': whole = attributes.href, ...others} = without(attributes, ['crossorigin']);
  return change({...others, href: whole}, 'href', resource);
}

function rewriteMeta(attributes: Attributes, {link}: Resolver): Attributes | undefined {
  switch ((attributes['http-equiv'] ?? '').toLowerCase()) {
    case 'content-security-policy':
      return undefined;
    case 'refresh':
      return change(attributes, 'content', (value) =>
        value.replace(/(url=)(.*)$/iu, (_, start: string, url: string) => start + link(url)),
      );
    default:
      return attributes;
  }
}

function rewriteSet(value: string, {resource}: Resolver): string | undefined {
  const candidates = value.split(/,\s+/u).flatMap((candidate) => {
    const [url = '', ...size] = candidate.trim().split(/\s+/u);
    const address = resource(url);
    return address === undefined ? [] : [[address, ...size].join(' ')];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

function change(
  attributes: Attributes,
  name: string,
  rewrite: (value: string) => string | undefined,
): Attributes {
  const value = attributes[name];
  const changed = value === undefined ? undefined : rewrite(value);
  return changed === value ? attributes : {...attributes, [name]: changed};
}

function without(attributes: Attributes, names: readonly string[]): Attributes {
  return names.some((name) => attributes[name] !== undefined)
    ? Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)))
    : attributes;
}
