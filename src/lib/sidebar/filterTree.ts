import type {Badge} from '../contracts/tool';
import {foldText} from '../text/marks';

export interface TreePage {
  readonly kind: 'page';
  /** Its address. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly badges: readonly Badge[];
  readonly isCurrent: boolean;
  /** Whether the page shows its original, so that the label is in the default language. */
  readonly isOriginal: boolean;
}

export interface TreeFolder {
  readonly kind: 'folder';
  /** The sidebar's name and the labels from its top down, which stay the same when pages are added and removed. */
  readonly id: string;
  readonly label: string;
  /** The folder's own page, if it has one. */
  readonly href?: string;
  readonly badges: readonly Badge[];
  /** Labels of folders are translated separately. */
  readonly isOriginal: false;
  /** Whether the folder's own page is current. */
  readonly isCurrent: boolean;
  /** Whether a page in it, or its own, is current. */
  readonly hasCurrent: boolean;
  /** Whether it starts open for readers who have not touched it (DOC-3). */
  readonly startsOpen: boolean;
  readonly isCollapsible: boolean;
  readonly children: readonly TreeNode[];
}

/** One entry of the documentation's sidebar, as it is rendered. */
export type TreeNode = TreePage | TreeFolder;

export interface TreeMatches {
  /** Matching pages inside the folders that lead to them. */
  readonly nodes: readonly TreeNode[];
  /** Pages among them, including folders with a page of their own. */
  readonly count: number;
}

/**
 * Pages whose title, together with those of the folders around them, has every word of the query: `guides auth` finds a page about
 * authentication in the folder Guides. Ignores case and accents.
 *
 * @param query with at least one word; see `listQueryWords`.
 */
export function filterTree(nodes: readonly TreeNode[], query: string): TreeMatches {
  return filterNodes(nodes, listQueryWords(query), '');
}

/** The words of a query, folded; without any, nothing is filtered. */
export function listQueryWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}

function filterNodes(
  nodes: readonly TreeNode[],
  words: readonly string[],
  parents: string,
): TreeMatches {
  const results = nodes.map((node) => filterNode(node, words, parents));
  return {
    nodes: results.flatMap((result) => result.nodes),
    count: results.reduce((sum, {count}) => sum + count, 0),
  };
}

function filterNode(node: TreeNode, words: readonly string[], parents: string): TreeMatches {
  const trail = `${parents} ${foldText(node.label)}`;
  const isMatch = words.every((word) => trail.includes(word));
  if (node.kind === 'page') {
    return isMatch ? {nodes: [node], count: 1} : {nodes: [], count: 0};
  }
  const below = filterNodes(node.children, words, trail);
  const own = isMatch && node.href !== undefined ? 1 : 0;
  return below.count + own === 0
    ? below
    : {nodes: [{...node, children: below.nodes}], count: below.count + own};
}
