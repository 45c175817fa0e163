import {
  NEIGHBOURS,
  listWords,
  readLiterals,
  type ErrorEntry,
  type Literal,
  type LogLine,
} from './template';
import {EXPLAINED} from './words';

interface Pattern {
  readonly entry: number;
  readonly literals: readonly Literal[];
  readonly total: number;
  /** Weight of its words outside of names: a name alone is no message. */
  readonly plain: number;
  /** How many words a name at its end may have. */
  readonly tail: number;
  /** Less than the whole message. */
  readonly isPart: boolean;
  /** The first message of its entry, which names it. */
  readonly isTitle: boolean;
  /** Whether another section of the tool has the same message, so that it tells less than what stands beside it. */
  readonly isShared: boolean;
}

/** A word of a log. */
export interface Token {
  readonly word: string;
  readonly line: LogLine;
}

/** One place of a log that one pattern fits. */
export interface Match {
  readonly entry: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly coverage: number;
  readonly isTitle: boolean;
  readonly isShared: boolean;
  /** The part of the weight that is not a platform's phrase. */
  readonly own: number;
  /** How many words a name at the end of the message may have. */
  readonly tail: number;
  /** How many of the pattern's words are there. */
  readonly words: number;
}

/** A word behind another in the message may have this many words before it in the log, at the price of their neighbourhood. */
const SLACK = 3;
/** A line that says nothing else needs less. */
const WHOLE = {most: 1, all: 1.4} as const;
/** What platforms say weighs less, and is no message of a tool even alone on its line. */
const LEAST = 0.7;
/** Coverage of a message of which nothing lacks, but for the rounding of sums. */
const COMPLETE = 0.99;
/** Share of a line's words that are those of the message, from where it says nothing else. */
const WHOLE_SHARE = 0.5;
/** Of a sentence of a message, more has to be there than of the message. */
const PART_COVERAGE = 0.85;
/** A message of so few words is another one where a word is missing. */
const SHORT_MESSAGE = 4;
/** From so many words on, a message that another program quotes behind a colon is told from a part of its own. */
const QUOTED_MESSAGE = 4;
/** A pattern that fits more often says the same again. */
const MOST_MATCHES = 40;

/** How engines before 2021 said that a property of nothing cannot be read. */
const OLD_ENGINE = /\bread property (?<name>\S+) of (?<value>undefined|null)\b/giu;

/** The words of a line, as engines write them today. */
export function toTokens(line: LogLine): readonly Token[] {
  const text = line.text.includes(' property ')
    ? line.text.replace(OLD_ENGINE, 'read properties of $<value> (reading $<name>)')
    : line.text;
  return listWords(text).map((word) => ({word, line}));
}

/** All messages of an index, ready to be looked for. */
export interface Compiled {
  readonly patterns: readonly Pattern[];
  /** Words at which patterns are tried. */
  readonly anchors: ReadonlyMap<string, readonly (readonly [pattern: number, literal: number])[]>;
}

/** Made once for all logs. */
export function compile(entries: readonly ErrorEntry[]): Compiled {
  const owners = new Map<string, Set<string>>();
  for (const {templates, href, tool} of entries) {
    for (const template of templates) {
      const key = `${tool} ${template}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(href));
    }
  }
  const patterns = entries.flatMap(({templates, tool}, entry) =>
    templates.flatMap((template, place) =>
      toPatterns(template, {
        entry,
        isTitle: place === 0,
        isShared: (owners.get(`${tool} ${template}`)?.size ?? 0) > 1,
      }),
    ),
  );
  return {patterns, anchors: placeAnchors(patterns)};
}

/** The whole message, and its sentences, where it has several that tell enough. */
function toPatterns(
  template: string,
  source: Pick<Pattern, 'entry' | 'isShared' | 'isTitle'>,
): readonly Pattern[] {
  const parts = template.split(/(?<=\S[.;:!?])\s+|\s[-–—]\s/u).filter((part) => part !== '');
  const sentences = parts.length < 2 ? [] : parts.map((part) => toPattern(part, source, true));
  return [
    toPattern(template, source, false),
    ...sentences.filter(({literals, total}) => literals.length > 2 && total >= 2),
  ].filter(({literals}) => literals.length > 0);
}

function toPattern(
  template: string,
  source: Pick<Pattern, 'entry' | 'isShared' | 'isTitle'>,
  isPart: boolean,
): Pattern {
  const literals = readLiterals(template);
  return {
    ...source,
    literals,
    isPart,
    tail: TAILS.find(({pattern}) => pattern.test(template))?.words ?? 0,
    total: literals.reduce((sum, {weight}) => sum + weight, 0),
    plain: literals.reduce((sum, {weight, isName}) => sum + (isName ? 0 : weight), 0),
  };
}

/** A message that ends in a slot has a name there: of one word or a few in quotes, of any length otherwise. */
const TAILS = [
  {pattern: /…["'`”’»][.!]?$/u, words: 3},
  {pattern: /…$/u, words: 14},
] as const;

/** Of each pattern its two rarest words, one of which may lack; of a short message, of which none may, the rarest. */
function placeAnchors(patterns: readonly Pattern[]): Compiled['anchors'] {
  const counts = new Map<string, number>();
  for (const {literals} of patterns) {
    for (const {word} of literals) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const anchors = new Map<string, [number, number][]>();
  patterns.forEach(({literals}, pattern) => {
    const rarest = literals
      .map(({word, weight}, place) => ({word, place, rarity: weight / (counts.get(word) ?? 1)}))
      .toSorted((a, b) => b.rarity - a.rarity)
      .slice(0, literals.length <= SHORT_MESSAGE ? 1 : 2);
    for (const {word, place} of rarest) {
      anchors.set(word, [...(anchors.get(word) ?? []), [pattern, place]]);
    }
  });
  return anchors;
}

/** All places of a log that patterns fit, the heaviest for each entry and place. */
export function findMatches(
  tokens: readonly Token[],
  {patterns, anchors}: Compiled,
  coverage: number,
): readonly Match[] {
  const found = new Map<string, Match>();
  const times = new Map<number, number>();
  tokens.forEach(({word}, position) => {
    const tries = anchors.get(word);
    if (tries === undefined) {
      return;
    }
    for (const [number, place] of tries) {
      const pattern = patterns[number];
      const tried = times.get(number) ?? 0;
      if (pattern !== undefined && tried < MOST_MATCHES) {
        const match = align(tokens, position, pattern, place, neededCoverage(pattern, coverage));
        if (match !== undefined) {
          times.set(number, tried + 1);
          const key = `${match.entry} ${match.from}`;
          const known = found.get(key);
          const heavier = known === undefined || known.weight < match.weight ? match : known;
          found.set(key, {...heavier, isTitle: match.isTitle || known?.isTitle === true});
        }
      }
    }
  });
  return [...found.values()];
}

function neededCoverage({literals, isPart}: Pattern, coverage: number): number {
  if (literals.length <= SHORT_MESSAGE) {
    return COMPLETE;
  }
  return isPart ? Math.max(coverage, PART_COVERAGE) : coverage;
}

/** Sums of weights are rounded. */
const ROUNDING = 1e-9;

/**
 * Lays a pattern over the log around the place of one of its words; each next word is looked for as far as its gap allows.
 *
 * @returns undefined where too much of it lacks.
 */
function align(
  tokens: readonly Token[],
  position: number,
  {entry, literals, total, plain, tail, isTitle, isShared}: Pattern,
  anchor: number,
  needed: number,
): Match | undefined {
  /** Weight of words that may still lack. */
  let spare = total * (1 - needed) + ROUNDING;
  let plainSpare = plain * (1 - needed) + ROUNDING;
  const lacks = (literal: Literal | undefined): boolean => {
    spare -= literal?.weight ?? 0;
    plainSpare -= literal?.isName === true ? 0 : (literal?.weight ?? 0);
    return spare < 0 || plainSpare < 0;
  };
  let weight = literals[anchor]?.weight ?? 0;
  let from = position;
  let to = position;
  let sum = weight;
  let own = ownWeight(literals[anchor]);
  let words = 1;
  let last = position;
  let gap = 0;
  let isNeighbour = true;
  for (let next = anchor + 1; next < literals.length; next += 1) {
    const literal = literals[next];
    gap += literal?.gap ?? 0;
    const place = findAhead(tokens, last, literal, gap + SLACK, literals[next + 1]);
    if (place === undefined) {
      if (lacks(literal)) {
        return undefined;
      }
      gap += 1;
      isNeighbour = false;
    } else {
      const isNext = isNeighbour && place === last + 1;
      sum += literal?.weight ?? 0;
      own += ownWeight(literal);
      words += 1;
      weight += (literal?.weight ?? 0) + bonus(isNext, literal);
      last = place;
      to = place;
      gap = 0;
      isNeighbour = true;
    }
  }
  last = position;
  gap = 0;
  isNeighbour = true;
  for (let next = anchor - 1; next >= 0; next -= 1) {
    const literal = literals[next];
    gap += literals[next + 1]?.gap ?? 0;
    const place = findBehind(tokens, last, literal, gap + SLACK);
    if (place === undefined) {
      if (lacks(literal)) {
        return undefined;
      }
      gap += 1;
      isNeighbour = false;
    } else {
      const isNext = isNeighbour && place === last - 1;
      sum += literal?.weight ?? 0;
      own += ownWeight(literal);
      words += 1;
      weight += (literal?.weight ?? 0) + bonus(isNext, literals[next + 1]);
      last = place;
      from = place;
      gap = 0;
      isNeighbour = true;
    }
  }
  return {
    entry,
    from,
    to,
    weight,
    isTitle,
    isShared,
    own,
    tail,
    words,
    coverage: sum / total,
  };
}

function ownWeight(literal: Literal | undefined): number {
  const weight = literal?.weight ?? 0;
  return weight > EXPLAINED ? weight : 0;
}

function bonus(isNext: boolean, literal: Literal | undefined): number {
  return isNext && (literal?.weight ?? 0) > EXPLAINED ? NEIGHBOURS : 0;
}

/** Where a word comes next; of several places the one that the word after it follows. */
function findAhead(
  tokens: readonly Token[],
  last: number,
  literal: Literal | undefined,
  reach: number,
  after: Literal | undefined,
): number | undefined {
  let first: number | undefined;
  const end = Math.min(tokens.length - 1, last + 1 + reach);
  for (let place = last + 1; place <= end; place += 1) {
    if (tokens[place]?.word === literal?.word) {
      if (after === undefined || tokens[place + 1]?.word === after.word || after.gap > 0) {
        return place;
      }
      first ??= place;
    }
  }
  return first;
}

function findBehind(
  tokens: readonly Token[],
  last: number,
  literal: Literal | undefined,
  reach: number,
): number | undefined {
  const end = Math.max(0, last - 1 - reach);
  for (let place = last - 1; place >= end; place -= 1) {
    if (tokens[place]?.word === literal?.word) {
      return place;
    }
  }
  return undefined;
}

/** What loggers put before a message on its line. */
const LABEL =
  /^(?:error|warn|warning|info|fatal|message|uncaught|parsing|failed|[a-z]*error|[a-z]*exception)$/u;

/**
 * How much a match tells, with what it gains where it is nearly all, or all, that its lines say.
 *
 * @param isNamed whether the log names the tool of the message; then a platform's phrase may be it.
 */
export function weighMatch(match: Match, tokens: readonly Token[], isNamed: boolean): number {
  const {from, to, weight, own, words, tail, coverage} = match;
  if ((own < LEAST && !isNamed) || words < 2) {
    return weight;
  }
  let [start, end] = [from, to];
  while (start > 0 && tokens[start - 1]?.line === tokens[from]?.line) {
    start -= 1;
  }
  const first = start;
  while (end + 1 < tokens.length && tokens[end + 1]?.line === tokens[to]?.line) {
    end += 1;
  }
  while (start < from && LABEL.test(tokens[start]?.word ?? '')) {
    start += 1;
  }
  const length = end - start + 1;
  const isFirst =
    start === from ||
    (words >= QUOTED_MESSAGE && isBehindColon(tokens[from]?.line.text, from - first));
  if (isFirst && end - to <= tail && coverage > COMPLETE) {
    return weight + WHOLE.all;
  }
  return words > 2 && words >= WHOLE_SHARE * length ? weight + WHOLE.most : weight;
}

/**
 * Whether a colon stands before a word of a line.
 *
 * @param place of the word in the line, from 0.
 */
function isBehindColon(line: string | undefined, place: number): boolean {
  const parts = (line ?? '').split(/:\s+/u).slice(0, -1);
  let words = 0;
  return parts.some((part) => {
    words += listWords(part).length;
    return words === place;
  });
}

/** Whether two matches have a word of the log in common. */
export function overlaps(one: Match, two: Match): boolean {
  return one.from <= two.to && two.from <= one.to;
}
