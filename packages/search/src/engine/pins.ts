import {keyOf} from './fieldIndex';
import {listPath} from './listPath';
import type {Outline} from './outline';
import {acceptsKind, acceptsPage, type Limits} from './searchOptions';
import {tokenise} from './tokenise';
import type {PageHit, PinnedAnswer, SectionHit} from './types';

/** Pinned pages by the words of their queries. */
export type Pins = ReadonlyMap<string, readonly string[]>;

export function readPins(pinned: readonly PinnedAnswer[]): Pins {
  return new Map(
    pinned.flatMap(({queries, pages}) => queries.map((query) => [keyOfText(query), pages])),
  );
}

/** Puts the pages that are pinned to a query before all others; pages that the index does not have are passed over. */
export function pinHits(
  hits: readonly PageHit[],
  query: string,
  pins: Pins,
  outline: Outline,
  limits: Limits,
): readonly PageHit[] {
  const wanted = pins.size === 0 ? undefined : pins.get(keyOfText(query));
  if (wanted === undefined) {
    return hits;
  }
  const top = hits[0]?.score ?? 0;
  const pinned = wanted.flatMap((address, place) => {
    const hit = toHit(address, hits, outline, limits);
    return hit === undefined ? [] : [{...hit, score: top + wanted.length - place}];
  });
  const taken = new Set(pinned.map(({index}) => index));
  return [...pinned, ...hits.filter(({index}) => !taken.has(index))].slice(0, limits.pages);
}

function toHit(
  address: string,
  hits: readonly PageHit[],
  outline: Outline,
  limits: Limits,
): PageHit | undefined {
  const [url = '', anchor] = address.split('#');
  const index = outline.urls.indexOf(url);
  const facets = outline.facets[index] ?? [];
  if (index === -1 || !acceptsPage(limits, facets)) {
    return undefined;
  }
  const known = hits.find((hit) => hit.index === index);
  const base = known ?? {url, title: outline.titles[index] ?? '', index, facets, sections: []};
  const section = anchor === undefined ? undefined : findSection(outline, index, anchor);
  const sections =
    section === undefined || !acceptsKind(limits, section.kind)
      ? base.sections
      : [section, ...base.sections.filter((other) => other.index !== section.index)];
  return limits.kinds !== undefined && sections.length === 0
    ? undefined
    : {...base, score: 0, sections: sections.slice(0, limits.sections)};
}

function findSection(outline: Outline, page: number, anchor: string): SectionHit | undefined {
  const first = outline.pageStart[page] ?? 0;
  for (let section = first; section < (outline.pageStart[page + 1] ?? 0); section += 1) {
    if (outline.anchors[section] === anchor) {
      return {
        anchor,
        heading: outline.headings[section] ?? '',
        path: listPath(outline, section),
        kind: outline.kinds[section] ?? 'section',
        index: section - first,
        score: 1,
      };
    }
  }
  return undefined;
}

function keyOfText(text: string): string {
  return keyOf(tokenise(text).map(({word}) => word));
}
