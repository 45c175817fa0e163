import type {PageHit, SectionHit, SectionKind} from '@selection-set/search/engine';
import type {PositionedHit} from './readResults';
import type {TocItem} from './toSearchHit';

/** A page of the index as far as answers have shown it. */
export interface KnownPage {
  readonly url: string;
  /** By anchor and heading; the place of each is its number. Empty for the page itself. */
  readonly records: Map<string, PositionedHit>;
  toc: readonly TocItem[];
}

export interface CollectOptions {
  readonly pages: number;
  readonly sections: number;
  readonly kinds?: readonly SectionKind[];
  readonly addressOf: (hit: PositionedHit) => string;
  readonly facetsOf: (path: string) => readonly string[];
  /** The page with this address, and its number; made where it is new. */
  readonly know: (url: string) => {readonly page: KnownPage; readonly index: number};
}

interface Building {
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
    const {page, index} = know(url);
    const own = known ?? open(hit, {url, index, facets: facetsOf(url)});
    found.set(url, own);
    if (page.toc.length === 0) {
      page.toc = hit.toc;
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
  {url, index, facets}: Pick<PageHit, 'facets' | 'index' | 'url'>,
): Building {
  return {
    hit: {
      url,
      title: hit.title,
      index,
      score: 1 / hit.position,
      facets: hit.facets.length > 0 ? hit.facets : facets,
      sections: [],
    },
    sections: [],
  };
}

/** The heading that a record stands under; undefined for what is about a page as a whole. */
export function headingOf({anchor, hierarchy, type}: PositionedHit): string | undefined {
  const heading = hierarchy.length > 2 ? hierarchy.at(-1) : undefined;
  return anchor === '' || type === 'lvl0' || type === 'lvl1' ? undefined : heading;
}
