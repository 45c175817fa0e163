import type {Emphasis, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {PagePaths} from './createPagePaths';
import {importComponent} from './importComponent';
import type {OldHeading, RedirectPlan} from './planRedirects';

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
