import {stemWord, type FieldIndex, type Vocabulary} from './fieldIndex';
import {tokenise} from './tokenise';
import type {Weights} from './weights';
import {listOthers, type Wording} from './wording';

/**
 * Whether one slip turns a word into the other: a letter too many, missing or wrong, or two neighbours swapped.
 *
 * @param isPrefix whether the other word may continue.
 */
export function isNear(typed: string, word: string, isPrefix: boolean): boolean {
  const difference = word.length - typed.length;
  if (difference < -1 || (difference > 1 && !isPrefix)) {
    return false;
  }
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) {
    at += 1;
  }
  const fits = (rest: string, other: string): boolean =>
    isPrefix ? other.startsWith(rest) : rest === other;
  return (
    fits(typed.slice(at + 1), word.slice(at + 1)) ||
    fits(typed.slice(at + 1), word.slice(at)) ||
    fits(typed.slice(at), word.slice(at + 1)) ||
    (at + 1 < typed.length &&
      typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
      typed.charCodeAt(at + 1) === word.charCodeAt(at) &&
      fits(typed.slice(at + 2), word.slice(at + 2)))
  );
}

/** Words of a vocabulary that a word of the query stands for, with how well they fit, up to 1. */
export type Matches = ReadonlyMap<number, number>;

/** Shorter words have too many neighbours to guess the intended one. */
const SHORTEST_NEAR = 5;
const SHORTEST_NEAR_PREFIX = 6;
/** In titles and headings, which have few words; in shorter words a wrong letter makes another word. */
const SHORTEST_NEAR_NAME = 4;

/** A library of JavaScript is called `vuejs` as well as `vue`. */
const LIBRARY = /^(?<name>[a-z]{3,})js$/u;

/** Most words that a prefix stands for; with more, wait for the next letters. */
const MOST_PREFIX_MATCHES = 400;

/** The word itself, its other forms and, while it is being typed, words that begin with it. */
function matchWord(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): Matches {
  const matches = new Map<number, number>();
  if (isOpen) {
    const [from, to] = vocabulary.findPrefix(word);
    for (let index = from; index < Math.min(to, from + MOST_PREFIX_MATCHES); index += 1) {
      const length = vocabulary.words[index]?.length ?? 1;
      matches.set(index, weights.prefix * Math.sqrt(word.length / length));
    }
  }
  for (const index of vocabulary.findStem(stemWord(word))) {
    if (!stopWords.has(vocabulary.words[index] ?? '')) {
      matches.set(index, Math.max(weights.stem, matches.get(index) ?? 0));
    }
  }
  const exact = vocabulary.find(word);
  if (exact !== -1) {
    matches.set(exact, 1);
  }
  return matches;
}

/** Other words for the same thing, in any form. */
function matchOthers(
  vocabulary: Vocabulary,
  others: readonly string[],
  stopWords: ReadonlySet<string>,
  weights: Weights,
): Matches {
  const matches = new Map<number, number>();
  for (const other of others) {
    for (const [index, fit] of matchWord(vocabulary, other, false, stopWords, weights)) {
      matches.set(index, Math.max(weights.wording * fit, matches.get(index) ?? 0));
    }
  }
  return matches;
}

/**
 * Words that are one slip away, or the bare name of a library.
 *
 * @param isShort whether the vocabulary has few words, as for titles and headings.
 */
function matchNearWords(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  isShort: boolean,
  weights: Weights,
): Matches {
  const matches = new Map<number, number>();
  if (word.length < (isShort ? SHORTEST_NEAR_NAME : SHORTEST_NEAR)) {
    return matches;
  }
  const library = vocabulary.find(LIBRARY.exec(word)?.groups?.name ?? '');
  if (library !== -1) {
    return matches.set(library, weights.near);
  }
  const isPrefix = isOpen && word.length >= SHORTEST_NEAR_PREFIX;
  for (const [index, candidate] of vocabulary.words.entries()) {
    if (
      mayBeNear(word, candidate) &&
      isNear(word, candidate, isPrefix) &&
      (word.length >= SHORTEST_NEAR || !hasWrongLetter(word, candidate))
    ) {
      const fit = isNear(word, candidate, false) ? 1 : Math.sqrt(word.length / candidate.length);
      matches.set(index, weights.near * fit);
    }
  }
  return matches;
}

/** Whether the slip between two words is neither a swap of neighbours nor a letter added or left out after the first. */
function hasWrongLetter(word: string, candidate: string): boolean {
  return word.length === candidate.length
    ? Array.from(word).toSorted().join('') !== Array.from(candidate).toSorted().join('')
    : word.charCodeAt(0) !== candidate.charCodeAt(0);
}

/** A quick check of the first two letters, one of which has to match. */
function mayBeNear(word: string, candidate: string): boolean {
  const first = candidate.charCodeAt(0);
  const second = candidate.charCodeAt(1);
  return (
    word.charCodeAt(0) === first ||
    word.charCodeAt(1) === second ||
    word.charCodeAt(0) === second ||
    word.charCodeAt(1) === first
  );
}

export interface QueryTerm {
  readonly word: string;
  readonly parts: readonly string[];
  readonly isPair: boolean;
  /** Whether the reader may still be typing it. */
  readonly isOpen: boolean;
  /** Its weight: 1, less for stop words, versions, and endings and particles of Japanese. */
  readonly weight: number;
}

/** Words of a query beyond this number are ignored: no reader types as many, and each costs time. */
const MOST_TERMS = 24;
const LONGEST_QUERY = 512;
const WEB_ADDRESS = /\bhttps?:\/\/\S+/giu;
const HIRAGANA = /\p{Script=Hiragana}/gu;

/** Parses a query. The last word is open unless something follows it. */
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

/** Pasted messages contain the reader's own server, which no page mentions. A query that is only an address is kept. */
function dropAddresses(text: string): string {
  const rest = text.replace(WEB_ADDRESS, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** The version of something, which few pages on it name. */
const VERSION = /^v\d{1,2}$/u;

function weightOf(
  word: string,
  isPair: boolean,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): number {
  if (!isPair) {
    return stopWords.has(word) || VERSION.test(word) ? weights.stopWord : 1;
  }
  return weights.hiragana ** (word.match(HIRAGANA)?.length ?? 0);
}

/** A word of the query with the words it stands for in each field's index. */
export interface ResolvedTerm {
  readonly word: string;
  /** The word as probably intended: itself, or with a slip corrected. */
  readonly meant: string;
  /** Its weight: 1, less for stop words. */
  readonly weight: number;
  readonly isKnown: boolean;
  /** Part of a name that the index does not have as a whole. */
  readonly isPart: boolean;
  /** Titles, headings, and each part of the bodies. */
  readonly matches: readonly Matches[];
  /** The same for its synonyms. */
  readonly others: readonly Matches[];
}

export interface Fields {
  readonly title: FieldIndex;
  readonly heading: FieldIndex;
  readonly bodies: readonly FieldIndex[];
}

/** Data about the words of a language. */
export interface Language {
  readonly stopWords: ReadonlySet<string>;
  readonly wording: Wording;
}

/** While a word is being typed, fewer letters match only themselves in the bodies: too many words begin with them. */
export const SHORTEST_OPEN = 3;

/** Most unknown words of a query to correct; finding candidates takes longest. */
const MOST_MENDED = 4;

/** Looks up the words of a query: as they are, else with one slip corrected, else, for names, by their parts. */
export function resolveTerms(
  terms: readonly QueryTerm[],
  fields: Fields,
  {stopWords, wording}: Language,
  weights: Weights,
): readonly ResolvedTerm[] {
  let mended = 0;
  const lookUp = (term: QueryTerm): ResolvedTerm => {
    const others = listOthers(term.word, wording);
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
      others.length === 0
        ? []
        : listFields(fields).map(({vocabulary}) =>
            matchOthers(vocabulary, others, stopWords, weights),
          ),
    );
    if (found.isKnown || term.isPair || term.weight < 1 || mended >= MOST_MENDED) {
      return found;
    }
    mended += 1;
    const near = listFields(fields).map(({vocabulary}, index) =>
      matchNearWords(vocabulary, term.word, term.isOpen, index < 2, weights),
    );
    return {...resolve(term, near), meant: pickMeant(term.word, near, fields)};
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

function resolve(
  {word, weight}: QueryTerm,
  matches: readonly Matches[],
  others: readonly Matches[] = [],
): ResolvedTerm {
  return {
    word,
    meant: word,
    weight,
    isKnown: [...matches, ...others].some(({size}) => size > 0),
    isPart: false,
    matches,
    others,
  };
}

/** The best of the words that are one slip away; in case of a tie one from a title, then from a heading. */
function pickMeant(word: string, near: readonly Matches[], fields: Fields): string {
  let meant = word;
  let best = 0;
  for (const [field, {vocabulary}] of listFields(fields).entries()) {
    for (const [index, fit] of near[field] ?? []) {
      if (fit > best) {
        best = fit;
        meant = vocabulary.words[index] ?? word;
      }
    }
  }
  return meant;
}
