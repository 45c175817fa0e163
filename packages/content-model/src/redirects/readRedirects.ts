import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';
import type {Emphasis, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMap, isScalar, isSeq, type YAMLMap} from 'yaml';
import {importComponent} from '../component';
import {pathOfFile} from '../listPlaces';
import {parseYaml} from '../parseYaml';
import {formatProblems, type Problem} from '../problem';
import {readVersionPaths} from '../readVersions';

/** Pages that only test builds have, and their address. */
const TEST_FOLDER = 'tests/pages/';
const TEST_PATH = '/test/';

/** Path of the page of a Markdown file, by its absolute name and the slug of its front matter; undefined for a partial. */
export type PagePaths = (file: string, slug: string | undefined) => string | undefined;

export function createPagePaths(siteDir: string): PagePaths {
  const versionPaths = readVersionPaths(siteDir);
  return (file, slug) => {
    const name = relative(siteDir, file).replaceAll(sep, '/');
    return name.startsWith(TEST_FOLDER)
      ? TEST_PATH + name.slice(TEST_FOLDER.length).replace(/\.mdx?$/u, '')
      : pathOfFile(siteDir, file, slug, versionPaths);
  };
}

/** Where an address that is no longer there leads. */
export interface Redirect {
  /** Page such as `/docs/a`, or heading such as `/docs/a#b`; without base address and language. */
  readonly from: string;
  readonly to: string;
  /** Of the file, from 1. */
  readonly line: number;
}

interface ParsedRedirects {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
}

/** A path on this site without a slash at its end, and perhaps a heading; never another site's address. */
const ADDRESS = /^\/(?:[^\s/\\?#]+(?:\/[^\s/\\?#]+)*)?(?:#[^\s#]+)?$/u;

const SHAPE = 'Each redirect has two lines: "- from: /docs/old" and "  to: /docs/new".';

/**
 * Reads the list of redirects.
 *
 * @param text YAML: a list of `from` and `to`.
 * @param file for the problems.
 */
export function parseRedirects(text: string, file: string): ParsedRedirects {
  const {contents, lineOf, mistakes} = parseYaml(text);
  const problemAt = (offset: number, message: string): Problem => ({
    file,
    line: lineOf(offset),
    rule: 'redirects',
    message,
  });
  if (mistakes.length > 0) {
    return {
      redirects: [],
      problems: mistakes.map((found) => ({file, rule: 'redirects', ...found})),
    };
  }
  if (contents === null) {
    return {redirects: [], problems: []};
  }
  if (!isSeq(contents)) {
    return {redirects: [], problems: [problemAt(contents.range[0], `This is no list. ${SHAPE}`)]};
  }
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const item of contents.items) {
    const offset = rangeOf(item);
    const mistake = isMap(item) ? describeMistake(item) : SHAPE;
    if (mistake === undefined && isMap(item)) {
      redirects.push({
        from: String(item.get('from')),
        to: String(item.get('to')),
        line: lineOf(offset),
      });
    } else {
      problems.push(problemAt(offset, mistake ?? SHAPE));
    }
  }
  return {redirects, problems};
}

function rangeOf(item: unknown): number {
  return (isMap(item) || isScalar(item) || isSeq(item)) && item.range ? item.range[0] : 0;
}

function describeMistake(item: YAMLMap): string | undefined {
  const names = item.items.map(({key}) => (isScalar(key) ? String(key.value) : ''));
  const unknown = names.find((name) => name !== 'from' && name !== 'to');
  if (unknown !== undefined) {
    return `Unknown field "${unknown}". ${SHAPE}`;
  }
  for (const field of ['from', 'to']) {
    const value: unknown = item.get(field);
    if (typeof value !== 'string' || !ADDRESS.test(value)) {
      return `"${field}" is ${value === undefined ? 'missing' : JSON.stringify(value)}; expected an address on this site such as "/docs/start" or "/docs/start#install", without language, question mark or slash at the end.`;
    }
  }
  return undefined;
}

/** Relative to the project's folder. */
export const REDIRECTS_FILE = 'src/family/data/redirects.yml';

/** The list of redirects with its mistakes; empty where there is no such file. */
export function readRedirects(siteDir: string, file = REDIRECTS_FILE): ParsedRedirects {
  try {
    return parseRedirects(readFileSync(join(siteDir, file), 'utf8'), file);
  } catch (error) {
    if (isMissingFile(error)) {
      return {redirects: [], problems: []};
    }
    throw error;
  }
}

/**
 * The redirects of several files, for the site's configuration.
 *
 * @throws Error with file and line of each mistake.
 */
export function loadRedirects(siteDir: string, files: readonly string[]): readonly Redirect[] {
  const results = files.map((file) => readRedirects(siteDir, file));
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return results.flatMap(({redirects}) => redirects);
}

export interface Address {
  readonly path: string;
  /** Empty for the page as a whole. */
  readonly hash: string;
}

/** An id that a page no longer has by itself. */
interface OldHeading {
  readonly id: string;
  /** Id on the same page, empty for its top; or a heading or page elsewhere. */
  readonly to:
    | {readonly type: 'here'; readonly id: string}
    | {readonly type: 'page'; readonly address: string};
}

export interface RedirectPlan {
  /** Whole pages, in the words of Docusaurus's redirects. */
  readonly pages: readonly {readonly from: string; readonly to: string}[];
  /** By path of the page that a reader of the old address reaches. */
  readonly headings: ReadonlyMap<string, readonly OldHeading[]>;
}

export function parseAddress(address: string): Address {
  const [path = '', hash = ''] = address.split('#');
  return {path, hash};
}

/**
 * Sorts redirects by what has to be done for them: a page gets a file of its own under its old address; an id gets an anchor where the page
 * still has its text, or a notice that leads on. A heading of a page that has moved is looked up on the page's new place, because the
 * page's own redirect keeps the id.
 */
export function planRedirects(redirects: readonly Pick<Redirect, 'from' | 'to'>[]): RedirectPlan {
  const pages = redirects
    .filter(({from}) => parseAddress(from).hash === '')
    .map(({from, to}) => ({from, to}));
  const newPathOf = new Map(pages.map(({from, to}) => [from, parseAddress(to).path]));
  const headings = new Map<string, OldHeading[]>();
  for (const {from, to} of redirects) {
    const {path: oldPath, hash: id} = parseAddress(from);
    if (id !== '') {
      const path = newPathOf.get(oldPath) ?? oldPath;
      headings.set(path, [...(headings.get(path) ?? []), {id, to: toTarget(path, to)}]);
    }
  }
  return {pages, headings};
}

function toTarget(path: string, to: string): OldHeading['to'] {
  const target = parseAddress(to);
  return target.path === path ? {type: 'here', id: target.hash} : {type: 'page', address: to};
}

export interface OldHeadingsOptions {
  readonly plan: RedirectPlan;
  readonly pathOf: PagePaths;
}

const COMPONENT = '@site/src/components/MovedHeading';
const NAME = 'MovedHeading';

/**
 * Keeps addresses of headings that were renamed, or moved away: an empty anchor inside the heading that took over, which works without
 * scripts and stays out of the table of contents; and for what is on another page now, a notice that shows when it is asked for. Pages
 * without such headings stay as they are.
 */
export function remarkOldHeadings({plan, pathOf}: OldHeadingsOptions) {
  return (tree: Root, file: VFile): void => {
    if (plan.headings.size === 0) {
      return;
    }
    const path = pathOf(file.path, readSlug(file.data.frontMatter));
    const old = path === undefined ? [] : (plan.headings.get(path) ?? []);
    if (old.length > 0) {
      addAnchors(tree, old);
      addNotices(tree, old);
    }
  };
}

function addAnchors(tree: Root, old: readonly OldHeading[]): void {
  const taken = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const {data} = heading;
    const id = data !== undefined && 'id' in data ? String(data.id) : '';
    taken.add(id);
    const names = old.filter(({to}) => to.type === 'here' && to.id === id && id !== '');
    heading.children.unshift(...names.map((name) => toAnchor(name.id)));
  });
  const ofTop = old.filter(({id, to}) => to.type === 'here' && to.id === '' && !taken.has(id));
  tree.children.unshift(...ofTop.map(({id}) => toAnchor(id)));
}

/** Markdown has no node for an anchor; any that becomes an element will do. */
function toAnchor(id: string): Emphasis {
  return {
    type: 'emphasis',
    children: [],
    data: {hName: 'span', hProperties: {id}},
  };
}

function addNotices(tree: Root, old: readonly OldHeading[]): void {
  const notices = old.flatMap(({id, to}) => (to.type === 'page' ? [toNotice(id, to.address)] : []));
  if (notices.length > 0) {
    tree.children.unshift(importComponent(NAME, COMPONENT), ...notices);
  }
}

function toNotice(id: string, to: string): Extract<Nodes, {type: 'mdxJsxFlowElement'}> {
  return {
    type: 'mdxJsxFlowElement',
    name: NAME,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'to', value: to},
    ],
    children: [],
  };
}

function readSlug(frontMatter: unknown): string | undefined {
  return typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'slug' in frontMatter &&
    typeof frontMatter.slug === 'string'
    ? frontMatter.slug
    : undefined;
}
