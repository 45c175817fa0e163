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
  /** Host of the page that is read; the group it belongs to comes first. */
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

/** Which of three pictures a hit of the first shape has (HIT-6). */
export function iconOf({anchor, type}: SearchHit): 'anchor' | 'content' | 'page' {
  if (type === 'content') {
    return 'content';
  }
  return anchor === '' ? 'page' : 'anchor';
}

/** Domains are written with and without a protocol. */
export function hostOf(domain: string): string {
  return domain
    .replace(/^https?:\/\//iu, '')
    .replace(/\/.*$/u, '')
    .toLowerCase();
}

/** A page as one answer has shown it: what a reader sees of one answer never changes by another (HIT-3, SEA-1). */
export interface KnownPage {
  readonly url: string;
  /** By anchor and heading; the place of each is its number. Empty for the page itself. */
  readonly records: Map<string, PositionedHit>;
  /** What the index lists of the page as a whole; shared by all answers that name it. */
  readonly outline: Outline;
}

/** Headings of a page as far as they are known. */
export interface Outline {
  toc: readonly TocItem[];
  /** All that the index has, once they were asked for. */
  asked?: Promise<readonly PageHeading[]>;
}

export interface CollectOptions {
  readonly pages: number;
  readonly sections: number;
  readonly kinds?: readonly SectionKind[];
  readonly addressOf: (hit: PositionedHit) => string;
  readonly facetsOf: (path: string) => readonly string[];
  /** A new page with this address, and its number. */
  readonly know: (url: string) => {readonly page: KnownPage; readonly index: number};
}

interface Building {
  readonly page: KnownPage;
  readonly hit: PageHit;
  readonly sections: SectionHit[];
}

/** Makes pages with their sections from records, best first as they came. */
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
      // What leads elsewhere is another site's, with or without a name of its own.
      ...(url.startsWith('/') ? {} : {source: hit.source ?? hostOf(hit.domain ?? url)}),
    },
    sections: [],
  };
}

/** The heading that a record stands under; undefined for what is about a page as a whole. */
export function headingOf({anchor, hierarchy, type}: PositionedHit): string | undefined {
  const heading = hierarchy.length > 2 ? hierarchy.at(-1) : undefined;
  return anchor === '' || type === 'lvl0' || type === 'lvl1' ? undefined : heading;
}
