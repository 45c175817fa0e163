import {tokenise} from './tokenise';
import type {Weights} from './weights';

export interface QueryTerm {
  readonly word: string;
  readonly parts: readonly string[];
  readonly isPair: boolean;
  /** Whether the reader may still be typing it. */
  readonly isOpen: boolean;
  /** How much it says: 1, less for stop words and for endings and particles of Japanese. */
  readonly weight: number;
}

/** Words of a query beyond these are ignored: no reader types as many, and each costs time. */
const MOST_TERMS = 24;
const LONGEST_QUERY = 512;
const WEB_ADDRESS = /\bhttps?:\/\/\S+/giu;
const HIRAGANA = /\p{Script=Hiragana}/gu;

/**
 * Reads what a reader typed. The last word is open unless something follows it.
 */
export function parseQuery(
  query: string,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): readonly QueryTerm[] {
  const text = dropAddresses(query.slice(0, LONGEST_QUERY));
  const endsInWord = /[\p{L}\p{N}\p{M}_]$/u.test(text);
  const tokens = tokenise(text).slice(0, MOST_TERMS);
  const terms = new Map<string, QueryTerm>();
  for (const [index, {word, parts, isPair}] of tokens.entries()) {
    const isOpen = endsInWord && index === tokens.length - 1;
    const known = terms.get(word);
    terms.set(word, {
      word,
      parts,
      isPair,
      isOpen: isOpen || known?.isOpen === true,
      weight: weightOf(word, isPair, stopWords, weights),
    });
  }
  return [...terms.values()];
}

/** Pasted messages name the reader's own server, which no page knows. A query that is an address only stays. */
function dropAddresses(text: string): string {
  const rest = text.replace(WEB_ADDRESS, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

function weightOf(
  word: string,
  isPair: boolean,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): number {
  if (!isPair) {
    return stopWords.has(word) ? weights.stopWord : 1;
  }
  return weights.hiragana ** (word.match(HIRAGANA)?.length ?? 0);
}
