import type {FieldIndex} from './fieldIndex';
import {type Matches, matchNearWords, matchWord} from './matchWord';
import type {QueryTerm} from './parseQuery';
import type {Weights} from './weights';

/** A word of the query with what it stands for in each field's index. */
export interface ResolvedTerm {
  readonly word: string;
  /** How much it says: 1, less for stop words. */
  readonly weight: number;
  readonly isKnown: boolean;
  /** Part of a name that the index does not have as a whole. */
  readonly isPart: boolean;
  /** Titles, headings, and each part of the bodies. */
  readonly matches: readonly Matches[];
}

export interface Fields {
  readonly title: FieldIndex;
  readonly heading: FieldIndex;
  readonly bodies: readonly FieldIndex[];
}

/** While a word is being typed, fewer letters stand for themselves only in the bodies: too many words begin so. */
export const SHORTEST_OPEN = 3;

/** Unknown words of one query that are put right; looking for them takes longest. */
const MOST_MENDED = 4;

/** Looks the words of a query up: as they are, else with one slip put right, else, for names, by their parts. */
export function resolveTerms(
  terms: readonly QueryTerm[],
  fields: Fields,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): readonly ResolvedTerm[] {
  let mended = 0;
  const lookUp = (term: QueryTerm): ResolvedTerm => {
    const found = resolve(
      term,
      listFields(fields).map(({vocabulary}, index) =>
        matchWord(
          vocabulary,
          term.word,
          term.isOpen && (index < 2 || term.isPair || term.word.length >= SHORTEST_OPEN),
          stopWords,
          weights,
        ),
      ),
    );
    if (found.isKnown || term.isPair || term.weight < 1 || mended >= MOST_MENDED) {
      return found;
    }
    mended += 1;
    return resolve(
      term,
      listFields(fields).map(({vocabulary}) =>
        matchNearWords(vocabulary, term.word, term.isOpen, weights),
      ),
    );
  };
  return terms.flatMap((term) => {
    const whole = lookUp(term);
    return whole.isKnown || term.parts.length === 0
      ? [whole]
      : term.parts.map((word, index) => ({
          ...lookUp({
            ...term,
            word,
            parts: [],
            isOpen: term.isOpen && index === term.parts.length - 1,
          }),
          isPart: true,
        }));
  });
}

function listFields({title, heading, bodies}: Fields): readonly FieldIndex[] {
  return [title, heading, ...bodies];
}

function resolve({word, weight}: QueryTerm, matches: readonly Matches[]): ResolvedTerm {
  return {word, weight, isKnown: matches.some(({size}) => size > 0), isPart: false, matches};
}
