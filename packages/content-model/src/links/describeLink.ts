import {posix} from 'node:path';
import {isRecord} from '@selection-set/plugin-kit';
import {suggestPaths} from '@selection-set/site-paths';
import {toPath, type ContentFile} from '../listPlaces';
import {suggestSpelling} from '../problem';

/** A node of a script's tree; which fields it has depends on its type. */
export type ScriptNode = Readonly<Record<string, unknown>>;

/** Nodes directly below a node, in the order of its fields. */
export function listChildren(node: object): readonly ScriptNode[] {
  return Object.entries(node)
    .filter(([field]) => field !== 'loc')
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isRecord(value) && 'type' in value);
}

/** Line of the file, from 1; undefined for a node without a place. */
export function lineOfNode({loc}: ScriptNode): number | undefined {
  return isRecord(loc) && isRecord(loc.start) && typeof loc.start.line === 'number'
    ? loc.start.line
    : undefined;
}

/** Name of an identifier, or text of a quoted key. */
export function nameOf(node: unknown): string | undefined {
  if (!isRecord(node)) {
    return undefined;
  }
  return typeof node.name === 'string' ? node.name : readText(node);
}

/** A text written as one: in quotes, or as a template without a placeholder. */
export function readText(node: unknown): string | undefined {
  if (!isRecord(node)) {
    return undefined;
  }
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  const [part, ...more]: unknown[] =
    node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  return more.length === 0 && isRecord(part) && isRecord(part.value)
    ? String(part.value.cooked)
    : undefined;
}

/** How an address is written, which decides how it is resolved. */
export type LinkKind =
  /** Markdown: `[text](address)`, `[text][name]` and bare addresses. */
  | 'link'
  /** Markdown: `![text](address)`. */
  | 'image'
  /** An attribute or property such as `href` of an element or component. */
  | 'attribute'
  /** `import … from 'address'`. */
  | 'import'
  /** `require('address')`. */
  | 'require'
  /** The picture of the front matter. */
  | 'front-matter';

export interface FoundLink {
  readonly kind: LinkKind;
  /** As it is written. */
  readonly address: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Attributes and properties that hold an address, of elements and of the portal's components. */
const ADDRESS_NAMES = new Set(['href', 'to', 'src', 'srcset', 'srcSet', 'poster', 'captions']);

export function isAddressName(name: string): boolean {
  return ADDRESS_NAMES.has(name);
}

/** Addresses in the text of an attribute that holds them: one, or each picture of a `srcset`. */
export function addressesIn(name: string, text: string): readonly string[] {
  return /^srcset$/iu.test(name)
    ? text.split(/,\s+/u).map((candidate) => candidate.trim().split(/\s/u)[0] ?? '')
    : [text];
}

/**
 * Addresses in a script: attributes of its elements, properties such as `{to: '/docs'}`, `require('./a.png')` and imports. Only what is
 * written as one text counts.
 *
 * @param script tree of an expression or of imports and exports.
 * @param line where it starts, for nodes without a place.
 * @param attribute the attribute whose value it is.
 */
export function readExpression(
  script: unknown,
  line: number,
  attribute = '',
): readonly FoundLink[] {
  if (!isRecord(script)) {
    return [];
  }
  const at = lineOfNode(script) ?? line;
  switch (script.type) {
    case 'ImportDeclaration':
      return toLinks('import', readText(script.source), at);
    case 'CallExpression':
      return nameOf(script.callee) === 'require' && Array.isArray(script.arguments)
        ? toLinks('require', readText(script.arguments[0]), at)
        : readChildren(script, at);
    case 'JSXAttribute':
    case 'Property': {
      const name = nameOf('key' in script ? script.key : script.name) ?? '';
      return readExpression(script.value, at, name);
    }
    case 'Program':
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
      return readChildren(script, at, attribute);
    default: {
      const text = isAddressName(attribute) ? readText(script) : undefined;
      return text === undefined
        ? readChildren(script, at)
        : addressesIn(attribute, text).flatMap((each) => toLinks('attribute', each, at));
    }
  }
}

function readChildren(script: object, line: number, attribute = ''): readonly FoundLink[] {
  return listChildren(script).flatMap((child) => readExpression(child, line, attribute));
}

function toLinks(kind: FoundLink['kind'], address: string | undefined, line: number): FoundLink[] {
  return address === undefined ? [] : [{kind, address, line}];
}

const HTML_ATTRIBUTE =
  /<[a-z][^>]*?\s(?:href|src|poster)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/giu;

/** Addresses in HTML, as plain Markdown files may hold it. */
export function readHtml(html: string, line: number): readonly FoundLink[] {
  return [...html.matchAll(HTML_ATTRIBUTE)].map((match) => ({
    kind: 'attribute',
    address: match.groups?.double ?? match.groups?.single ?? '',
    line: line + (html.slice(0, match.index + match[0].length).match(/\n/gu)?.length ?? 0),
  }));
}

/** A page as links see it. */
export interface SitePage {
  /** Below base address and language, such as `/docs/start`. */
  readonly path: string;
  /** Of an old or unreleased version of the documentation, whose addresses nobody is promised. */
  readonly isOtherVersion?: boolean;
  /** Where its text is, relative to the project's folder; absent for pages that are made from data. */
  readonly file?: string;
  /** Addresses within the page, with the line of each in its file; absent where only a build can tell. */
  readonly ids?: ReadonlyMap<string, IdPlace>;
}

export interface IdPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly isHeading: boolean;
}

/** Everything that a link of one language can lead to. */
export interface SiteMap {
  /** By path; a page without a translation stands with its original. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Paths of files that the site serves, such as `/img/favicon.svg`. */
  readonly files: ReadonlySet<string>;
  /** Path of each Markdown file's page, by file; originals and translations. */
  readonly pathOf: ReadonlyMap<string, string>;
}

/** Whether a file is published: a draft is not, and a partial has no address. */
export function isPublished(
  file: ContentFile,
): file is ContentFile & Required<Pick<ContentFile, 'path'>> {
  return file.path !== undefined && file.frontMatter.values.draft !== true;
}

/** The known address nearest to one that does not exist, by spelling; undefined when none is near. */
export function nearest(wanted: string, known: readonly string[]): string | undefined {
  const lower = wanted.toLowerCase();
  return (
    known.find((path) => path.toLowerCase() === lower) ??
    suggestPaths(
      wanted,
      known.map((path) => ({path, title: path})),
      1,
    )[0]?.path
  );
}

export interface OwnSite {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
}

export interface LinkSurroundings {
  readonly map: SiteMap;
  /** Where this portal lives, so that its full address is recognised. */
  readonly ownSites: readonly OwnSite[];
  readonly locales: readonly string[];
  /** New address of each page and heading that has a redirect. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The new page that has probably taken over from one that was published and is gone. */
  readonly guessMoved: (path: string) => string | undefined;
}

/** Kinds of address that lead out of the portal; others are slips, or nothing that a browser opens. */
const SCHEMES = ['https', 'http', 'mailto', 'tel'];
/** Contents that are written into the address, and Docusaurus's sign for one that it leaves as it is. */
const OTHER_SCHEMES = new Set(['blob', 'data', 'pathname', 'tel']);
/** What only the machine of its author answers. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/u;

/** What is wrong with an address that begins with its kind; undefined for one that a browser can open. */
function describeScheme(address: string): string | undefined {
  const {scheme = '', rest = ''} =
    /^(?<scheme>[a-z][a-z\d+.-]*):(?<rest>.*)$/isu.exec(address)?.groups ?? {};
  const name = scheme.toLowerCase();
  if (name === '' || OTHER_SCHEMES.has(name)) {
    return undefined;
  }
  if (!SCHEMES.includes(name)) {
    return `No browser opens "${scheme}:" from a page.${suggestSpelling(name, SCHEMES)} Write an address with https://, or a path of this site.`;
  }
  if (name === 'mailto') {
    return /^[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/u.test(rest)
      ? undefined
      : `"${address}" is not an email address. Write "mailto:name@example.org".`;
  }
  if (!rest.startsWith('//')) {
    return `"${address}" lacks the slashes. Write "${name}://${rest.replace(/^\/+/u, '')}".`;
  }
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (host === '') {
    return `"${address}" has no host name. Correct the address.`;
  }
  return OWN_MACHINE.test(host)
    ? `"${address}" points to your own machine, which readers cannot reach. Write only the path for a page of this site, or put the address in code font.`
    : undefined;
}

/** What is wrong with a link to the site's own full address, or with one that no browser opens; undefined for one to another site. */
export function describeFullAddress(
  address: string,
  {ownSites}: LinkSurroundings,
): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const site = ownSites.find(
    ({url: origin, baseUrl}) => url?.origin === origin && `${url.pathname}/`.startsWith(baseUrl),
  );
  if (site === undefined || url === undefined) {
    return describeScheme(address);
  }
  const own = `/${url.pathname.slice(site.baseUrl.length)}${url.search}${url.hash}`;
  return `"${address}" is this site's own full address; write "${own}", so that readers stay in their language.`;
}

/** What is wrong with a link to a path that no page has, and what was probably meant. */
export function describeDeadPath(path: string, surroundings: LinkSurroundings): string {
  const {map, redirects, guessMoved} = surroundings;
  const moved = redirects.get(path);
  if (moved !== undefined) {
    return `"${path}" has moved; link to "${moved}".`;
  }
  const meant = findMeant(path, surroundings);
  if (meant !== undefined) {
    return `"${path}" ${meant.why}; write "${meant.path}".`;
  }
  const isFile = /\.[a-z\d]+$/iu.test(path);
  const near = guessMoved(path) ?? nearest(path, isFile ? [...map.files] : [...map.pages.keys()]);
  return `"${path}" leads nowhere: the site has no such ${isFile ? 'file' : 'page'}.${suggest(near)}`;
}

/** A page that exists under another spelling. */
function findMeant(
  path: string,
  {map, ownSites, locales}: LinkSurroundings,
): {readonly path: string; readonly why: string} | undefined {
  const spellings = [
    {path: path.replace(/(?<=.)\/+$/u, ''), why: 'ends in a slash, which costs readers a redirect'},
    {
      path: path.replace(/(?:\/?\bindex)?\.html?$/u, '') || '/',
      why: 'names the built file',
    },
    ...locales.map((locale) => ({
      path: path.replace(new RegExp(`^/${locale}(?=/|$)`, 'u'), '') || '/',
      why: 'names a language, which readers choose',
    })),
    ...ownSites.map(({baseUrl}) => ({
      path: path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path,
      why: 'holds the base path, which the site adds itself',
    })),
  ];
  return spellings.find(
    (spelling) =>
      spelling.path !== path && (map.pages.has(spelling.path) || map.files.has(spelling.path)),
  );
}

/** What is wrong with an address within a page; undefined where it exists, or only a build can tell. */
export function describeDeadHash(
  path: string,
  hash: string,
  {map, redirects}: LinkSurroundings,
): string | undefined {
  const page = map.pages.get(path);
  if (hash === '' || page?.ids === undefined || page.ids.has(hash)) {
    return undefined;
  }
  const moved = redirects.get(`${path}#${hash}`);
  if (moved !== undefined) {
    return `"${path}#${hash}" has moved; link to "${moved}".`;
  }
  const near = nearest(hash, [...page.ids.keys()]);
  const where = page.file === undefined ? '' : ` (${page.file})`;
  return `"${path}"${where} has no heading with the id "${hash}".${suggest(near === undefined ? undefined : `#${near}`)}`;
}

/** What is wrong with a link to a Markdown file that is not there. */
export function describeDeadFile(
  name: string,
  from: ContentFile,
  {map, guessMoved}: LinkSurroundings,
): string {
  const roots = [from.file, from.original].map((file) =>
    file.slice(0, file.length - from.name.length),
  );
  const known = [...map.pathOf].flatMap(([file, path]) =>
    roots.flatMap((root) =>
      file.startsWith(root) ? [{name: `/${file.slice(root.length)}`, path}] : [],
    ),
  );
  const folder = name.startsWith('/') ? '/' : posix.dirname(from.name);
  const target = posix.join('/', folder, name);
  const oldPath = toPath({kind: from.kind, name: target.slice(1)}, undefined, '');
  const moved = oldPath === undefined ? undefined : guessMoved(oldPath);
  const near =
    known.find((file) => file.path === moved)?.name ??
    nearest(
      target,
      known.map((file) => file.name),
    );
  return `There is no file "${name}". Files are named from the folder of their kind, such as "/start/index.mdx".${suggest(near)}`;
}

export function suggest(near: string | undefined): string {
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
