import type {PageHeading, PageHit, SectionHit, SectionKind} from '@selection-set/search/engine';
import type {PositionedHit} from './makeRequest';
import type {SearchHit, TocItem} from './toSearchHit';

export interface HitGroup<Hit extends SearchHit = SearchHit> {
  readonly name: string;
  readonly hits: readonly Hit[];
}

export interface GroupOptions {
  /** `source` for indexes of several sites, `lvl0` for one with chapters. */
  readonly by: 'lvl0' | 'source';
  /** Host of the page being read; its group comes first. */
  readonly domain?: string;
}

/** Groups in the order of their best hits (HIT-6). */
export function groupHits<Hit extends SearchHit>(
  hits: readonly Hit[],
  {by, domain}: GroupOptions,
): readonly HitGroup<Hit>[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = (by === 'source' ? hit.source : hit.hierarchy[0]) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  const list = [...groups].map(([name, own]) => ({name, hits: own}));
  const isOwn = ({hits: own}: HitGroup): boolean =>
    domain !== undefined && own.some((hit) => hostOf(hit.domain ?? '') === hostOf(domain));
  return [...list.filter(isOwn), ...list.filter((group) => !isOwn(group))];
}

/** Which of three icons a hit of the first shape has (HIT-6). */
export function iconOf({anchor, type}: SearchHit): 'anchor' | 'content' | 'page' {
  if (type === 'content') {
    return 'content';
  }
  return anchor === '' ? 'page' : 'anchor';
}

/** Host of a domain, which may be written with or without a protocol. */
export function hostOf(domain: string): string {
  return domain
    .replace(/^https?:\/\//iu, '')
    .replace(/\/.*$/u, '')
    .toLowerCase();
}

/** A page as one answer has shown it: later answers never change what a reader sees of it (HIT-3, SEA-1). */
export interface KnownPage {
  readonly url: string;
  /** By anchor and heading; the position of each is its number. Empty for the page itself. */
  readonly records: Map<string, PositionedHit>;
  /** The headings that the index lists for the page; shared by all answers that contain it. */
  readonly outline: Outline;
}

/** Headings of a page that are known so far. */
export interface Outline {
  toc: readonly TocItem[];
  /** All headings in the index, once requested. */
  asked?: Promise<readonly PageHeading[]>;
}

export interface CollectOptions {
  readonly pages: number;
  readonly sections: number;
  readonly kinds?: readonly SectionKind[];
  readonly addressOf: (hit: PositionedHit) => string;
  readonly facetsOf: (path: string) => readonly string[];
  /** Adds a page with this address and returns it with its number. */
  readonly know: (url: string) => {readonly page: KnownPage; readonly index: number};
}

interface Building {
  readonly page: KnownPage;
  readonly hit: PageHit;
  readonly sections: SectionHit[];
}

/** Makes pages with their sections from records, keeping the order, best first. */
export function collectPages(
  hits: readonly PositionedHit[],
  {pages, sections, addressOf, facetsOf, know}: CollectOptions,
): readonly PageHit[] {
  const found = new Map<string, Building>();
  for (const hit of hits) {
    const url = addressOf(hit);
    const known = found.get(url);
    if (known === undefined && found.size === pages) {
      continue;
    }
    const own = known ?? open(hit, url, facetsOf(url), know(url));
    const {page} = own;
    found.set(url, own);
    if (page.outline.toc.length === 0) {
      page.outline.toc = hit.toc;
    }
    const heading = headingOf(hit);
    const key = heading === undefined ? '' : `${hit.anchor}\n${heading}`;
    const isNew = own.sections.every(({anchor, heading: other}) => `${anchor}\n${other}` !== key);
    const numbers = [...page.records.keys()];
    page.records.set(key, hit);
    if (heading !== undefined && isNew && own.sections.length < sections) {
      own.sections.push({
        anchor: hit.anchor,
        heading,
        path: hit.hierarchy.slice(2, -1).filter((level) => level !== ''),
        kind: hit.entry ?? 'section',
        index: numbers.includes(key) ? numbers.indexOf(key) : numbers.length,
        score: 1 / hit.position,
      });
    }
  }
  return [...found.values()].map(({hit, sections: own}) => ({...hit, sections: own}));
}

function open(
  hit: PositionedHit,
  url: string,
  facets: readonly string[],
  {page, index}: ReturnType<CollectOptions['know']>,
): Building {
  return {
    page,
    hit: {
      url,
      title: hit.title,
      index,
      score: 1 / hit.position,
      facets: hit.facets.length > 0 ? hit.facets : facets,
      sections: [],
      // An external address belongs to another site, named or not.
      ...(url.startsWith('/') ? {} : {source: hit.source ?? hostOf(hit.domain ?? url)}),
    },
    sections: [],
  };
}

/** The heading of a record; undefined when the record is about a page as a whole. */
export function headingOf({anchor, hierarchy, type}: PositionedHit): string | undefined {
  const heading = hierarchy.length > 2 ? hierarchy.at(-1) : undefined;
  return anchor === '' || type === 'lvl0' || type === 'lvl1' ? undefined : heading;
}
