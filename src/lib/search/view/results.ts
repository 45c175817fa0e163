import {PAGE_KINDS, type PageKind, type TextPlace} from '@selection-set/search/client';
import type {PageHit, SectionKind} from '@selection-set/search/engine';
import {AUTHOR_SECTIONS, type AuthorSection} from '../../constants';

/** A line of the results with a link: a page, or a section of the page above it. */
export interface ResultItem extends Record<string, unknown> {
  /** The same for the same name in the same place, for any query. */
  readonly key: string;
  readonly kind: PageKind | SectionKind;
  /** Address below the site's base address. */
  readonly to: string;
  readonly title: string;
  /** Titles above it, outermost first (SRM-6). */
  readonly trail: readonly string[];
  readonly place: TextPlace;
  readonly pageKind: PageKind;
  /** Last part of the addresses of the page's first tool; undefined for pages without one. */
  readonly tool: string | undefined;
  /** Part of the manual for authors of this portal; undefined for content for all readers. */
  readonly manual: AuthorSection | undefined;
  /** Name of its site, if it is another one; undefined for this portal's own (HIT-6). */
  readonly source: string | undefined;
  /** Locale of the texts when they have no translation; undefined for that of the portal around them. */
  readonly locale: string | undefined;
}

/** A line of the list: a recent search, or a result. */
export type ListItem =
  | {readonly type: 'recent'; readonly query: string}
  | {readonly type: 'result'; readonly result: ResultItem};

/** Results grouped under one name: a tool, another site, a part of the manual for authors, or a kind of pages (HIT-6). */
export interface ResultGroup extends Pick<ResultItem, 'manual' | 'source' | 'tool'> {
  readonly kind: PageKind;
  readonly items: readonly ResultItem[];
}

/**
 * Results by tool: that of the reader's page first, then the others in the order of their best; posts and other pages have groups of their
 * own. Other sites follow, each with its own group (SRM-5, HIT-6), and last come pages that only authors of this portal need.
 *
 * @param currentTool last part of the addresses of the current page's tool.
 */
export function groupHits(
  hits: readonly PageHit[],
  currentTool: string | undefined,
): readonly ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const items of hits.map(listItems)) {
    const [page] = items;
    if (page !== undefined) {
      const {tool, manual, source, pageKind: kind} = page;
      const id = groupId({tool, manual, source, kind});
      const known = groups.get(id) ?? {tool, manual, source, kind, items: []};
      groups.set(id, {...known, items: [...known.items, ...items]});
    }
  }
  const all = [...groups.values()];
  const isCurrent = ({tool}: ResultGroup): boolean => tool !== undefined && tool === currentTool;
  const rank = (group: ResultGroup): number =>
    isCurrent(group) ? 0 : group.manual !== undefined ? 3 : group.source === undefined ? 1 : 2;
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Distinguishes groups, even if a site has the name of a tool. */
export function groupId({tool, manual, source, kind}: Omit<ResultGroup, 'items'>): string {
  return source === undefined ? (manual ?? tool ?? kind) : `site:${source}`;
}

/** The page of a hit, then its sections; lists duplicate names once (SRM-5). */
export function listItems(hit: PageHit): readonly ResultItem[] {
  const {url, title, index, facets, sections, source} = hit;
  const pageKind = PAGE_KINDS.find((kind) => facets.includes(`kind:${kind}`)) ?? 'page';
  const valueOf = (name: string): string | undefined =>
    facets.find((facet) => facet.startsWith(`${name}:`))?.slice(name.length + 1);
  const manual = source === undefined ? sectionOfPath(url, AUTHOR_SECTIONS) : undefined;
  const isOfTool =
    source === undefined && manual === undefined && (pageKind === 'doc' || pageKind === 'tool');
  const common = {
    pageKind,
    tool: isOfTool ? valueOf('tool') : undefined,
    manual,
    source,
    locale: valueOf('lang'),
  };
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
 * The tool or part of the documentation of a page by its address, in any version.
 *
 * @param path below the site's base address.
 * @param sections such as the last parts of all tools' addresses.
 */
export function sectionOfPath<Section extends string>(
  path: string,
  sections: readonly Section[],
): Section | undefined {
  const [folder, ...rest] = path.split('/').filter(Boolean);
  return folder === 'docs' || folder === 'tools'
    ? rest
        .slice(0, 2)
        .flatMap((part) => sections.filter((section) => section === part))
        .at(0)
    : undefined;
}
