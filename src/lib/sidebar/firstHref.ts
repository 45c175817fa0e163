import type {SourceItem} from './composeTree';

/** Address of the first listed page of a sidebar, which stands for the whole; undefined for a sidebar without pages. */
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
