import {PAGE_KINDS, type PageKind, type TextPlace} from '@selection-set/search/client';
import type {PageHit, SectionKind} from '@selection-set/search/engine';

/** A line of the results that leads somewhere: a page, or a section of the page above it. */
export interface ResultItem extends Record<string, unknown> {
  /** The same for the same name in the same place, whatever the query. */
  readonly key: string;
  readonly kind: PageKind | SectionKind;
  /** Address below the site's base address. */
  readonly to: string;
  readonly title: string;
  /** Titles it stands under, outermost first (SRM-6). */
  readonly trail: readonly string[];
  readonly place: TextPlace;
  readonly pageKind: PageKind;
  /** Last part of the addresses of the page's first tool; undefined for pages about none. */
  readonly tool: string | undefined;
  /** Name of the other site that it belongs to; undefined for this portal's own (HIT-6). */
  readonly source: string | undefined;
}

/** A line of the list: an earlier search, or a place that answers. */
export type ListItem =
  | {readonly type: 'recent'; readonly query: string}
  | {readonly type: 'result'; readonly result: ResultItem};

/** Results that stand together below one name: a tool, another site, or a kind of pages (HIT-6). */
export interface ResultGroup {
  readonly tool: string | undefined;
  readonly source: string | undefined;
  readonly kind: PageKind;
  readonly items: readonly ResultItem[];
}

/**
 * Results by tool, that of the reader's page first and the others in the order of their best; posts and other pages have groups of their own.
 * Other sites follow, each with its own (SRM-5, HIT-6).
 *
 * @param currentTool last part of the addresses of the tool that the reader's page is about.
 */
export function groupHits(
  hits: readonly PageHit[],
  currentTool: string | undefined,
): readonly ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const items of hits.map(listItems)) {
    const [page] = items;
    if (page !== undefined) {
      const {tool, source, pageKind: kind} = page;
      const id = groupId({tool, source, kind});
      const known = groups.get(id) ?? {tool, source, kind, items: []};
      groups.set(id, {...known, items: [...known.items, ...items]});
    }
  }
  const all = [...groups.values()];
  const isCurrent = ({tool}: ResultGroup): boolean => tool !== undefined && tool === currentTool;
  const rank = (group: ResultGroup): number =>
    isCurrent(group) ? 0 : group.source === undefined ? 1 : 2;
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Tells groups apart, also where a site is named like a tool. */
export function groupId({tool, source, kind}: Omit<ResultGroup, 'items'>): string {
  return source === undefined ? (tool ?? kind) : `site:${source}`;
}

/** The page of a hit, then its sections; a name that stands there twice is listed once (SRM-5). */
export function listItems(hit: PageHit): readonly ResultItem[] {
  const {url, title, index, facets, sections, source} = hit;
  const pageKind = PAGE_KINDS.find((kind) => facets.includes(`kind:${kind}`)) ?? 'page';
  const tool =
    source === undefined && (pageKind === 'doc' || pageKind === 'tool')
      ? facets.find((facet) => facet.startsWith('tool:'))?.slice('tool:'.length)
      : undefined;
  const common = {pageKind, tool, source};
  const items: readonly ResultItem[] = [
    {
      ...common,
      key: url,
      kind: pageKind,
      to: url,
      title,
      trail: [],
      place: {page: index, section: sections[0]?.index},
    },
    ...sections
      .filter(({anchor, heading}) => anchor !== '' && heading !== '')
      .map(({anchor, heading, kind, path, index: section}) => ({
        ...common,
        key: `${url}#${anchor} ${heading}`,
        kind,
        to: `${url}#${anchor}`,
        title: heading,
        trail: [title, ...path],
        place: {page: index, section},
      })),
  ];
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

/**
 * The tool that a page is about by its address.
 *
 * @param path below the site's base address.
 * @param tools last parts of all tools' addresses.
 */
export function toolOfPath(path: string, tools: readonly string[]): string | undefined {
  const [folder, ...rest] = path.split('/').filter(Boolean);
  return folder === 'docs' || folder === 'tools'
    ? rest.slice(0, 2).find((part) => tools.includes(part))
    : undefined;
}
