import type {SourceItem} from './composeTree';
import {isSamePath} from '@selection-set/site-paths';

/** Address of the first listed page of a sidebar, which represents the whole; undefined for a sidebar without pages. */
export function firstHref(items: readonly SourceItem[]): string | undefined {
  for (const item of items) {
    const href = hrefOf(item);
    if (href !== undefined) {
      return href;
    }
  }
  return undefined;
}

function hrefOf(item: SourceItem): string | undefined {
  switch (item.type) {
    case 'link':
      return item.unlisted === true ? undefined : item.href;
    case 'category':
      return item.linkUnlisted === true || item.href === undefined
        ? firstHref(item.items)
        : item.href;
    case 'html':
      return undefined;
    default:
      return item satisfies never;
  }
}

/**
 * Restores the scroll position of the sidebar's tree. If the current page differs from then, scrolls its entry into view. The head's
 * script contains a copy of this function, so it uses nothing from outside.
 *
 * @param stored in the format of `formatPlace`; anything else counts as nothing.
 * @param path normalised address of the current page.
 */
export function placeTree(
  tree: HTMLElement,
  stored: string | null,
  path: string,
  reveal: (frame: HTMLElement, element: Element) => void,
): void {
  const [, top = '0', place] = /^(\d{1,6}) (.*)$/u.exec(stored ?? '') ?? [];
  tree.scrollTop = Number(top);
  const current = tree.querySelector('[aria-current="page"]');
  if (place !== path && current !== null) {
    reveal(tree, current);
  }
}

/** Whether the sidebar marks a page as showing its original, for lack of a translation. */
export function isOriginalPage(items: readonly SourceItem[], href: string): boolean {
  return items.some((item) => {
    switch (item.type) {
      case 'link':
        return isSamePath(item.href, href) && item.customProps?.isOriginal === true;
      case 'category':
        return isOriginalPage(item.items, href);
      case 'html':
        return false;
      default:
        return item satisfies never;
    }
  });
}
