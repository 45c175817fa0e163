import {keyOf} from './fieldIndex';
import type {Outline} from './outline';
import type {Scores} from './rank';
import {
  tokenise,
  type PageHit,
  type PinnedAnswer,
  type SectionHit,
  type SectionKind,
} from './tokenise';
import type {Weights} from './weights';

export interface SearchOptions {
  readonly pages?: number;
  /** Most sections of each page. */
  readonly sections?: number;
  /** A page must have one facet of each list. */
  readonly facets?: readonly (readonly string[])[];
  /** Only sections of these kinds, and pages that have some. */
  readonly kinds?: readonly SectionKind[];
}

export type Limits = Required<Pick<SearchOptions, 'pages' | 'sections'>> &
  Pick<SearchOptions, 'facets' | 'kinds'>;

function acceptsPage({facets = []}: Limits, own: readonly string[] = []): boolean {
  return facets.every((list) => list.some((facet) => own.includes(facet)));
}

function acceptsKind({kinds}: Limits, kind: SectionKind = 'section'): boolean {
  return kinds === undefined || kinds.includes(kind);
}

/** Headings above a section, outermost first, without the page's title. */
function listPath(
  {parents, headings}: Pick<Outline, 'headings' | 'parents'>,
  section: number,
): readonly string[] {
  const path: string[] = [];
  for (let at = parents[section] ?? -1; at !== -1; at = parents[at] ?? -1) {
    const heading = headings[at] ?? '';
    if (heading !== '') {
      path.unshift(heading);
    }
  }
  return path;
}

/** Pinned pages by the words of their queries. */
export type Pins = ReadonlyMap<string, readonly string[]>;

export function readPins(pinned: readonly PinnedAnswer[]): Pins {
  return new Map(
    pinned.flatMap(({queries, pages}) => queries.map((query) => [keyOfText(query), pages])),
  );
}

/** Puts the pages that are pinned to a query before all others; skips pages that the index does not have. */
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

/** Pages whose wording is compared with the query; those further down could not rise far enough. */
const COMPARED = 60;

interface Scored {
  readonly index: number;
  readonly score: number;
}

/** The best pages and sections, with a bonus for words that occur together in titles and headings. */
export function pickHits(
  outline: Outline,
  scores: Scores,
  words: readonly string[],
  weights: Weights,
  limits: Limits,
): readonly PageHit[] {
  const wording = readWording(words);
  const candidates: Scored[] = [];
  for (const [index, score] of scores.pages.entries()) {
    if (score > 0 && acceptsPage(limits, outline.facets[index])) {
      candidates.push({index, score});
    }
  }
  return candidates
    .toSorted(byScore)
    .slice(0, COMPARED)
    .map((page) => comparePage(outline, scores, page, wording, weights))
    .map((page) => ({
      ...page,
      sections: page.sections.filter(({index}) => acceptsKind(limits, outline.kinds[index])),
    }))
    .filter(({sections}) => limits.kinds === undefined || sections.length > 0)
    .toSorted(byScore)
    .slice(0, limits.pages)
    .map(({index, score, sections}) => ({
      url: outline.urls[index] ?? '',
      title: outline.titles[index] ?? '',
      index,
      score,
      facets: outline.facets[index] ?? [],
      sections: sections
        .toSorted(byScore)
        .slice(0, limits.sections)
        .map((section) => ({
          anchor: outline.anchors[section.index] ?? '',
          heading: outline.headings[section.index] ?? '',
          path: listPath(outline, section.index),
          kind: outline.kinds[section.index] ?? 'section',
          index: section.index - (outline.pageStart[index] ?? 0),
          score: section.score,
        })),
    }));
}

/** Best first; ties keep the order of the index. */
function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.index - b.index;
}

function comparePage(
  {pageStart, pageWeights, title, heading}: Outline,
  scores: Scores,
  page: Scored,
  wording: Wording,
  weights: Weights,
): Scored & {readonly sections: readonly Scored[]} {
  const sections: Scored[] = [];
  const inTitle = compare(title.keys[page.index], wording, {
    exact: weights.exactTitle,
    phrase: weights.phraseTitle,
    part: weights.phrasePart,
  });
  let gain = inTitle;
  const end = pageStart[page.index + 1] ?? 0;
  for (let index = pageStart[page.index] ?? 0; index < end; index += 1) {
    const score = scores.sections[index] ?? 0;
    if (score > 0) {
      const inHeading = compare(heading.keys[index], wording, {
        exact: weights.exactHeading,
        phrase: weights.phraseHeading,
        part: weights.phrasePart,
      });
      gain = Math.max(gain, weights.headingForPage * inHeading);
      sections.push({index, score: score + inHeading});
    }
  }
  const score = page.score + gain * (pageWeights[page.index] ?? 1);
  return {index: page.index, score, sections};
}

/** How a query is worded. */
interface Wording {
  readonly key: string;
  /** Runs of two words and more that are not the whole query, longest first, with their share of its words. */
  readonly runs: readonly {readonly key: string; readonly share: number}[];
}

/** Longer queries are pasted, and their runs say no more than their words do. */
const MOST_WORDS_FOR_RUNS = 8;

function readWording(words: readonly string[]): Wording {
  const runs: {readonly key: string; readonly share: number}[] = [];
  for (let length = words.length - 1; length > 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      runs.push({key: keyOf(words.slice(from, from + length)), share: length / words.length});
    }
  }
  return {key: keyOf(words), runs: words.length > MOST_WORDS_FOR_RUNS ? [] : runs};
}

/** What a text gains by being the query, or by containing it or part of it word by word; the last word may be a prefix. */
function compare(
  text = '',
  {key, runs}: Wording,
  gains: {readonly exact: number; readonly phrase: number; readonly part: number},
): number {
  if (text === key) {
    return gains.exact;
  }
  if (text.includes(key.trimEnd())) {
    return (gains.phrase * key.length) / text.length;
  }
  const run = gains.part === 0 ? undefined : runs.find((part) => text.includes(part.key));
  return run === undefined
    ? 0
    : (gains.part * gains.phrase * run.share * run.key.length) / text.length;
}
