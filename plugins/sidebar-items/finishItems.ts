import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {listUnknownBadges, readBadges} from '../../src/lib/badges/readBadges';
import {BADGES} from '../../src/lib/contracts/badge';

type Generator = PluginOptions['sidebarItemsGenerator'];

export type SidebarItems = Awaited<ReturnType<Generator>>;

export interface FinishOptions {
  /** Depth to which folders start open; those at the top have depth 1. */
  readonly collapseLevel: number;
  readonly docs: Parameters<Generator>[0]['docs'];
}

type Item = SidebarItems[number];
type CustomProps = Item['customProps'];

/**
 * Says of each folder whether it starts open, unless its `_category_.json` says so itself, and hands the badges of a page's front matter
 * to the sidebar (DOC-3, C-03).
 *
 * @throws Error naming the file and the badge that does not exist.
 */
export function finishItems(items: SidebarItems, options: FinishOptions, depth = 1): SidebarItems {
  return items.map((item) => finishItem(item, options, depth));
}

function finishItem(item: Item, options: FinishOptions, depth: number): Item {
  if (item.type === 'category') {
    return {
      ...item,
      collapsed: item.collapsed ?? depth > options.collapseLevel,
      items: finishItems(item.items, options, depth + 1),
      ...(item.link?.type === 'doc' ? addBadges(item.customProps, item.link.id, options) : {}),
    };
  }
  return item.type === 'doc' || item.type === 'ref'
    ? {...item, ...addBadges(item.customProps, item.id, options)}
    : item;
}

function addBadges(
  customProps: CustomProps,
  id: string,
  {docs}: FinishOptions,
): {readonly customProps?: CustomProps} {
  const doc = docs.find((candidate) => candidate.id === id);
  const frontMatter: Readonly<Record<string, unknown>> = {...doc?.frontMatter};
  const [unknown] = listUnknownBadges(frontMatter.badges);
  if (unknown !== undefined) {
    throw new Error(
      `${doc?.source ?? id}: unknown badge ${JSON.stringify(unknown)} in the front matter field "badges". Give a list of: ${BADGES.join(', ')}.`,
    );
  }
  const badges = readBadges(frontMatter.badges);
  return badges.length === 0 ? {} : {customProps: {...customProps, badges}};
}
