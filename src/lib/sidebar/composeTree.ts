import {readBadges} from '../catalogue/badges';
import {isSamePath} from '@selection-set/site-paths';
import type {TreeFolder, TreeNode, TreePage} from './filterTree';

interface SourceBase {
  readonly customProps?: Readonly<Record<string, unknown>>;
}

interface SourceLink extends SourceBase {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly unlisted?: boolean;
}

interface SourceCategory extends SourceBase {
  readonly type: 'category';
  readonly label: string;
  readonly href?: string;
  readonly linkUnlisted?: boolean;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly items: readonly SourceItem[];
}

/** An entry of a Docusaurus sidebar, limited to the parts that are used here. */
export type SourceItem = SourceLink | SourceCategory | (SourceBase & {readonly type: 'html'});

/**
 * The sidebar as rendered for one page. Leaves out unlisted pages unless they are current, and folders without pages.
 *
 * @param path address of the current page.
 * @param parentId of the entries; the sidebar's name at the top.
 * @throws Error for an entry of raw HTML, which the tree does not support.
 */
export function composeTree(
  items: readonly SourceItem[],
  path: string,
  parentId: string,
): readonly TreeNode[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'link':
        return toPage(item, path) ?? [];
      case 'category':
        return toFolder(item, path, parentId) ?? [];
      case 'html':
        throw new Error(
          `The sidebar "${parentId}" has an entry of type "html". It draws pages, folders and links; use one of the types "doc", "category" and "link".`,
        );
      default:
        return item satisfies never;
    }
  });
}

function toPage(
  {label, href, unlisted = false, customProps}: Omit<SourceLink, 'type'>,
  path: string,
): TreePage | undefined {
  const isCurrent = isSamePath(href, path);
  return unlisted && !isCurrent
    ? undefined
    : {
        kind: 'page',
        id: href,
        label,
        href,
        badges: readBadges(customProps?.badges),
        isCurrent,
        isOriginal: customProps?.isOriginal === true,
      };
}

function toFolder(item: SourceCategory, path: string, parentId: string): TreeNode | undefined {
  const id = `${parentId}/${item.label}`;
  const children = composeTree(item.items, path, id);
  const {label, href, linkUnlisted: unlisted, customProps} = item;
  const own = href === undefined ? undefined : toPage({label, href, unlisted, customProps}, path);
  if (children.length === 0) {
    return own;
  }
  return {
    kind: 'folder',
    id,
    label,
    ...(own === undefined ? {} : {href: own.href}),
    badges: readBadges(customProps?.badges),
    isOriginal: false,
    isCurrent: own?.isCurrent ?? false,
    hasCurrent: (own?.isCurrent ?? false) || children.some(holdsCurrent),
    startsOpen: !item.collapsible || !item.collapsed,
    isCollapsible: item.collapsible,
    children,
  } satisfies TreeFolder;
}

function holdsCurrent(node: TreeNode): boolean {
  return node.kind === 'page' ? node.isCurrent : node.hasCurrent;
}
