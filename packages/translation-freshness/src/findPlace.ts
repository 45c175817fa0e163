import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Blockquote, ListItem, Nodes, Root, RootContent} from 'mdast';

/** What takes any Markdown between its own. */
export type Holder = Blockquote | ContainerDirective | ListItem | MdxJsxFlowElement | Root;

/** Components that leave alone what stands deep inside them. */
const TRANSPARENT = new Set(['Steps', 'Tabs', 'TabItem', 'details']);
/** Of these, the ones that take any Markdown as their own child. */
const OPEN = new Set(['TabItem', 'details']);

const HOLDERS: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'listItem',
  'root',
]);

export interface Place {
  readonly holder: Holder;
  /** The child that the mark follows; absent before the first one. */
  readonly after?: RootContent;
}

/**
 * Where a mark can stand without breaking what is around it: as deep as possible, but outside tables and of components that read their
 * content or are a link as a whole.
 *
 * @param chain from the root down to what the mark is about.
 */
export function findPlace(root: Root, chain: readonly Nodes[]): Place {
  const closed = findClosed(chain);
  const reachable = closed === -1 ? chain : chain.slice(0, closed + 1);
  for (let index = reachable.length - 2; index >= 0; index -= 1) {
    const holder = reachable[index];
    if (holder !== undefined && isHolder(holder)) {
      const after = holder.children.find((child) => child === reachable[index + 1]);
      return after === undefined ? {holder} : {holder, after};
    }
  }
  return {holder: root};
}

/** Whether something around takes its content as a whole. */
export function isClosed(chain: readonly Nodes[]): boolean {
  return findClosed(chain) !== -1;
}

function findClosed(chain: readonly Nodes[]): number {
  return chain.findIndex((node) => isComponent(node) && !TRANSPARENT.has(node.name ?? ''));
}

function isHolder(node: Nodes): node is Holder {
  return isComponent(node) ? OPEN.has(node.name ?? '') : HOLDERS.has(node.type);
}

function isComponent(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}
