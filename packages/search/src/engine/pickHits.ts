import {keyOf} from './fieldIndex';
import {listPath} from './listPath';
import type {Outline} from './outline';
import type {QueryTerm} from './parseQuery';
import type {Scores} from './scorePages';
import {acceptsKind, acceptsPage, type Limits} from './searchOptions';
import type {PageHit} from './types';
import type {Weights} from './weights';

/** Pages whose wording is compared with the query; those further down cannot rise so far. */
const COMPARED = 60;

interface Scored {
  readonly index: number;
  readonly score: number;
}

/** The best pages and sections, after a look at how the words stand together in titles and headings. */
export function pickHits(
  outline: Outline,
  scores: Scores,
  terms: readonly QueryTerm[],
  weights: Weights,
  limits: Limits,
): readonly PageHit[] {
  const key = keyOf(terms.map(({word}) => word));
  const candidates: Scored[] = [];
  for (const [index, score] of scores.pages.entries()) {
    if (score > 0 && acceptsPage(limits, outline.facets[index])) {
      candidates.push({index, score});
    }
  }
  return candidates
    .toSorted(byScore)
    .slice(0, COMPARED)
    .map((page) => comparePage(outline, scores, page, key, weights))
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

/** Best first; equals in the order of the index. */
function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.index - b.index;
}

function comparePage(
  {pageStart, pageWeights, title, heading}: Outline,
  scores: Scores,
  page: Scored,
  key: string,
  weights: Weights,
): Scored & {readonly sections: readonly Scored[]} {
  const sections: Scored[] = [];
  const inTitle = compare(title.keys[page.index], key, weights.exactTitle, weights.phraseTitle);
  let gain = inTitle;
  const end = pageStart[page.index + 1] ?? 0;
  for (let index = pageStart[page.index] ?? 0; index < end; index += 1) {
    const score = scores.sections[index] ?? 0;
    if (score > 0) {
      const inHeading = compare(
        heading.keys[index],
        key,
        weights.exactHeading,
        weights.phraseHeading,
      );
      gain = Math.max(gain, weights.headingForPage * inHeading);
      sections.push({index, score: score + inHeading});
    }
  }
  const score = page.score + gain * (pageWeights[page.index] ?? 1);
  return {index: page.index, score, sections};
}

/** What a text gains by being the query, or by having it in it word by word; the last word may go on. */
function compare(text = '', key: string, exact: number, phrase: number): number {
  if (text === key) {
    return exact;
  }
  return text.includes(key.trimEnd()) ? (phrase * key.length) / text.length : 0;
}
