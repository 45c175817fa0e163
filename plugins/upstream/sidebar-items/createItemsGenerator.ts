import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {listUnknownBadges, readBadges} from '../../../src/lib/catalogue/badges';
import {BADGES, type Badge} from '../../../src/lib/contracts/tool';
import {isOriginalSource} from '../../../src/lib/locale/languages';

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
 * to the sidebar (DOC-3, C-03), and whether the page shows its original (DOC-6).
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
      ...(item.link?.type === 'doc'
        ? addProps(item.customProps, {badges: badgesOf(item.link.id, options)})
        : {}),
    };
  }
  return item.type === 'doc' || item.type === 'ref'
    ? {
        ...item,
        ...addProps(item.customProps, {
          badges: badgesOf(item.id, options),
          isOriginal: isOriginal(item.id, options),
        }),
      }
    : item;
}

interface Added {
  readonly badges: readonly Badge[];
  readonly isOriginal?: boolean;
}

/** Only what is there is written: every page of a version loads its sidebars. */
function addProps(
  customProps: CustomProps,
  {badges, isOriginal: isOwn = false}: Added,
): {readonly customProps?: CustomProps} {
  const added = {...(badges.length === 0 ? {} : {badges}), ...(isOwn ? {isOriginal: isOwn} : {})};
  return Object.keys(added).length === 0 ? {} : {customProps: {...customProps, ...added}};
}

function badgesOf(id: string, {docs}: FinishOptions): readonly Badge[] {
  const doc = docs.find((candidate) => candidate.id === id);
  const frontMatter: Readonly<Record<string, unknown>> = {...doc?.frontMatter};
  const [unknown] = listUnknownBadges(frontMatter.badges);
  if (unknown !== undefined) {
    throw new Error(
      `${doc?.source ?? id}: unknown badge ${JSON.stringify(unknown)} in the front matter field "badges". Give a list of: ${BADGES.join(', ')}.`,
    );
  }
  return readBadges(frontMatter.badges);
}

/** Labels of folders are interface texts; that of a page is in the language of its file. */
function isOriginal(id: string, {docs}: FinishOptions): boolean {
  const source = docs.find((candidate) => candidate.id === id)?.source;
  return source !== undefined && isOriginalSource(source);
}

/**
 * Docusaurus's own sidebar from folders and front matter, with folders open to a depth and badges on pages (DOC-3, C-03).
 *
 * @param collapseLevel as `defineDocsConfig` checks it.
 */
export function createItemsGenerator(
  collapseLevel: number,
): PluginOptions['sidebarItemsGenerator'] {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    return finishItems(items, {collapseLevel, docs: args.docs});
  };
}
