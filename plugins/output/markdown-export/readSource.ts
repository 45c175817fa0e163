import {createHash} from 'node:crypto';
import path from 'node:path';
import {
  CURRENT_VERSION,
  ExportError,
  parseMarkdown,
  type ContentHeading,
  type ContentPlace,
  type Names,
} from '@selection-set/content-model';
import {readIfThere, type KeptResults} from '@selection-set/plugin-kit';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {exportPath} from '../../../src/lib/markdownExport/pageExport';

/** Everything that addresses in one language depend on. */
export interface Site {
  /** Such as `https://selection-set.example`. */
  readonly origin: string;
  /** Of the language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Of the default language. */
  readonly defaultBaseUrl: string;
  /** Address of the sources, such as `https://github.com/o/r/tree/main`. */
  readonly repositoryBase: string;
  /** Paths of the pages that have a Markdown export in the language. */
  readonly exportedPages: ReadonlySet<string>;
  /** Paths of the pages that have a Markdown export in the default language. */
  readonly defaultExports: ReadonlySet<string>;
  /** Path of a page by the file of its original; undefined if it is not a page. */
  readonly pathOf: (original: string) => string | undefined;
}

/** Position of a link. */
export interface LinkPlace extends Pick<ContentPlace, 'original' | 'kind' | 'version'> {
  /** Of the page that holds the link. */
  readonly path: string;
}

/**
 * Full address of a link's target: the Markdown export of a page that has one, in the language of the page or else in the default language,
 * so that an assistant that follows links stays within the exports. Anything other than a page keeps its address.
 *
 * @param target as written: a file (`../start/index.mdx`), a path of the site, an anchor or an address.
 */
export function resolveAddress(target: string, place: LinkPlace, site: Site): string {
  const address = target.replace(/^pathname:\/\//u, '');
  if (/^(?:[a-z][\d+.a-z-]*:|\/\/)/iu.test(address)) {
    return address;
  }
  const [, file = '', rest = ''] = /^(?<file>[^#?]*)(?<rest>.*)$/su.exec(address) ?? [];
  if (file === '') {
    return withRest(place.path, rest, site);
  }
  const source = file.startsWith('/') && !/\.mdx?$/u.test(file) ? undefined : toSource(file, place);
  const found = source === undefined ? undefined : site.pathOf(source);
  if (found !== undefined) {
    return withRest(found, rest, site);
  }
  // A file next to the page, such as a picture, gets its address only in the build; its source has a lasting one.
  return source !== undefined && /\.\w+$/u.test(file)
    ? `${site.repositoryBase.replace('/tree/', '/raw/')}/${source}${rest}`
    : withRest(path.posix.resolve(place.path, '..', file), rest, site);
}

/** A query needs the page itself: its Markdown export cannot answer it. */
function withRest(page: string, rest: string, site: Site): string {
  return (rest.startsWith('?') ? siteAddress(page, site) : pageAddress(page, site)) + rest;
}

/** Full address of a page's Markdown export, or of the page if it has none. */
export function pageAddress(sitePath: string, site: Site): string {
  const page = sitePath.length > 1 ? sitePath.replace(/\/$/u, '') : sitePath;
  if (site.exportedPages.has(page)) {
    return site.origin + site.baseUrl + exportFile(page);
  }
  return site.defaultExports.has(page)
    ? site.origin + site.defaultBaseUrl + exportFile(page)
    : siteAddress(page, site);
}

/** Full address of the page for people. */
export function siteAddress(sitePath: string, {origin, baseUrl}: Site): string {
  return origin + baseUrl + sitePath.slice(1);
}

/** File of a page's Markdown export below its language's folder, such as `docs/start.md`. */
export function exportFile(sitePath: string): string {
  return exportPath(sitePath).slice(1);
}

function toSource(file: string, {original, kind, version}: LinkPlace): string {
  if (file.startsWith('@site/')) {
    return file.slice('@site/'.length);
  }
  return file.startsWith('/')
    ? path.posix.join(contentRoot(kind, version), file)
    : path.posix.join(path.posix.dirname(original), file);
}

/** Base folder of links to files that start with a slash. */
function contentRoot(kind: LinkPlace['kind'], version: string): string {
  switch (kind) {
    case 'post':
      return 'blog';
    case 'page':
      return 'src/pages';
    case 'doc':
    case 'partial':
      return version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
    default:
      return kind satisfies never;
  }
}

/** A file with its included files. */
export interface Source {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** The original text; slices of it represent syntax without a meaning here. */
  readonly text: string;
  readonly children: readonly RootContent[];
  /** Included files by the name of their component. */
  readonly partials: ReadonlyMap<string, Source>;
  readonly names: Names;
  /** Components that the file imports or declares itself, which have no rule. */
  readonly ownComponents: ReadonlySet<string>;
}

/** Throws an error with the position of a node and what its author can do. */
export function stopAt({file}: Source, {position}: RootContent, reason: string): never {
  throw new ExportError(file, position?.start.line ?? 1, reason);
}

/** The text that a node was read from. */
export function sliceOf({text}: Source, {position}: RootContent): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** A parsed file, of the content model or included. */
interface ParsedFile {
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
  readonly headings: readonly Pick<ContentHeading, 'id'>[];
}

interface Import {
  readonly name: string;
  /** As written, such as `./_setup.mdx`. */
  readonly from: string;
  readonly line: number;
}

/**
 * A file with everything that it includes, as a copy that may be changed.
 *
 * @param within names of the files that include it, the outermost first.
 * @throws UnreadPartError for an included file that is missing, cannot be parsed or includes itself.
 */
export async function readSource(
  siteDir: string,
  file: ParsedFile,
  within: readonly string[] = [],
): Promise<Source> {
  const imports = listImports(file.tree);
  const partials = imports.filter(({from}) => /\.mdx?$/u.test(from));
  return {
    file: file.file,
    text: file.text,
    children: cloneWithIds(file),
    partials: new Map(
      await Promise.all(
        partials.map(
          async (found) =>
            [found.name, await readPartial(siteDir, [...within, file.file], found)] as const,
        ),
      ),
    ),
    ownComponents: new Set([...imports.map(({name}) => name), ...listExports(file.tree)]),
    names: new Map(
      imports
        .filter(({from}) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(from))
        .map(({name, from}) => [name, from]),
    ),
  };
}

/**
 * A result that depends on a file and the given parts, kept between builds. For a file with includes it is computed each time, because it
 * depends on their texts, too.
 *
 * @param parts everything apart from code and file.
 */
export async function keepOfFile<Result>(
  kept: KeptResults,
  source: ParsedFile,
  parts: readonly string[],
  make: () => Promise<Result>,
): Promise<Result> {
  return isAlone(source) ? kept.get([source.file, source.text, ...parts], make) : make();
}

/** Whether a file includes no other. */
export function isAlone({tree}: Pick<ParsedFile, 'tree'>): boolean {
  return listImports(tree).every(({from}) => !/\.mdx?$/u.test(from));
}

/** Short hash of something that many results depend on, such as all interface texts. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Sets ids of headings as `data.id`, which the Markdown export ignores and the search needs. */
function cloneWithIds({tree, headings}: ParsedFile): Root['children'] {
  const copy = structuredClone(tree);
  let next = 0;
  visit(copy, 'heading', (node) => {
    node.data = {...node.data, id: headings[next]?.id};
    next += 1;
  });
  return copy.children;
}

function listImports(tree: Root): Import[] {
  return listStatements(tree).flatMap(({statement, line}) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({local}) => ({
          name: local.name,
          from: String(statement.source.value),
          line,
        }))
      : [],
  );
}

function listStatements(tree: Root) {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).map((statement) => ({
          statement,
          line: node.position?.start.line ?? 1,
        }))
      : [],
  );
}

/** Names that a file declares and exports, as MDX requires of declarations. */
function listExports(tree: Root): string[] {
  return listStatements(tree).flatMap(({statement}) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
    }
    return declaration == null ? [] : [declaration.id.name];
  });
}

/** An included file that is missing, cannot be parsed or includes itself, which other checks tell where it is missing or wrong. */
export class UnreadPartError extends ExportError {}

async function readPartial(
  siteDir: string,
  within: readonly string[],
  found: Import,
): Promise<Source> {
  const from = within.at(-1) ?? '';
  const file = found.from.startsWith('@site/')
    ? found.from.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), found.from);
  if (within.includes(file)) {
    throw new UnreadPartError(from, found.line, `The file ${file} includes itself.`);
  }
  const text = await readIfThere(path.join(siteDir, file));
  if (text === undefined) {
    throw new UnreadPartError(
      from,
      found.line,
      `There is no file ${file} to include as <${found.name}>.`,
    );
  }
  const {parsed} = await parseMarkdown(text);
  if (parsed === undefined) {
    throw new UnreadPartError(from, found.line, `The included file ${file} cannot be parsed.`);
  }
  return readSource(siteDir, {file, text, ...parsed}, within);
}
