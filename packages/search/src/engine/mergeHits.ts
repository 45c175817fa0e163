import type {Limits} from './searchOptions';
import type {PageHit, SectionHit} from './types';

/**
 * Hits of a query and of its variants as one list, each page and section once with its best score.
 *
 * @param share what an answer to a variant counts.
 */
export function mergeHits(
  own: readonly PageHit[],
  variants: readonly (readonly PageHit[])[],
  share: number,
  limits: Limits,
): readonly PageHit[] {
  if (variants.length === 0) {
    return own;
  }
  const merged = new Map(own.map((hit) => [hit.index, hit]));
  for (const found of variants.flat().map((hit) => weaken(hit, share))) {
    const known = merged.get(found.index);
    merged.set(
      found.index,
      known === undefined
        ? found
        : {
            ...known,
            score: Math.max(known.score, found.score),
            sections: best([...known.sections, ...found.sections], limits.sections),
          },
    );
  }
  return best([...merged.values()], limits.pages);
}

function weaken(hit: PageHit, share: number): PageHit {
  return {
    ...hit,
    score: hit.score * share,
    sections: hit.sections.map((section) => ({...section, score: section.score * share})),
  };
}

function best<Hit extends PageHit | SectionHit>(hits: readonly Hit[], most: number): Hit[] {
  const found = new Map<number, Hit>();
  for (const hit of hits.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    if (!found.has(hit.index)) {
      found.set(hit.index, hit);
    }
  }
  return [...found.values()].slice(0, most);
}
