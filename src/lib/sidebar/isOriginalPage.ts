import {isSamePath} from '@selection-set/site-paths';
import type {SourceItem} from './composeTree';

/** Whether the sidebar says of a page that it shows its original, for want of a translation. */
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
