import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentFile} from '../listPlaces';
import {contentSettings} from '../settings';
import {isAddressName, readExpression, readHtml, type FoundLink} from './readAddresses';
import {isPublished, type IdPlace, type SiteMap, type SitePage} from './describeLink';

export interface FoundId {
  readonly id: string;
  /** Of the file, from 1. */
  readonly line: number;
  /** A component may keep the id it is given to itself; headings and elements certainly draw theirs. */
  readonly isCertain: boolean;
  /** Of a heading, or drawn by a component: what other sites link to. */
  readonly isHeading: boolean;
}

/** Every id of a file that an address can name: of headings, and those written on elements. */
export function listIds({tree, headings}: ContentFile): readonly FoundId[] {
  const written: FoundId[] = [];
  visit(tree, (node) => {
    written.push(...readWrittenIds(node));
  });
  return [
    ...headings.map(({id, line}) => ({id, line, isCertain: true, isHeading: true})),
    ...written,
  ];
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
export function collectLinks({tree, frontMatter}: ContentFile): readonly FoundLink[] {
  const found: FoundLink[] = [];
  const {image} = frontMatter.values;
  if (typeof image === 'string') {
    found.push({kind: 'front-matter', address: image, line: frontMatter.lineOf('image')});
  }
  visit(tree, (node) => {
    found.push(...readNode(node));
  });
  return found;
}

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
    ? [{kind: 'attribute', address: value, line}]
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
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set([...files, ...pages.flatMap(({path: sitePath}) => listFilesOfPage(sitePath))]),
    pathOf: new Map(
      [...originals, ...content].filter(isPublished).map((file) => [file.file, file.path]),
    ),
  };
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
export function resolveImport(from: string, address: string): string {
  return address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), address);
}
