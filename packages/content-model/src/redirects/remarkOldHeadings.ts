import type {Emphasis, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importComponent} from '../component';
import type {PagePaths, Redirect} from './readRedirects';

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
export default function remarkOldHeadings({plan, pathOf}: OldHeadingsOptions) {
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
