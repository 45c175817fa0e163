import {decodePostings, fromBase64} from './codePostings';
import {Vocabulary, stemWord, type FieldIndex, type Postings} from './fieldIndex';
import {
  FORMAT,
  addHeads,
  createStrengths,
  openOutline,
  type BodyFile,
  type HeadFile,
  type Outline,
  type OutlineFile,
} from './outline';
import {findParts, frontDecode} from './buildIndex';
import {
  createNameFinder,
  fold,
  endsUnspaced,
  foldCharacters,
  listKatakana,
  replaceKatakana,
  respell,
  startsUnspaced,
  type PageHeading,
  type PageHit,
  type SectionHit,
} from './tokenise';
import {isNear, parseQuery, resolveTerms, type QueryTerm, type ResolvedTerm} from './resolveTerms';
import {pickHits, pinHits, readPins, type Limits, type SearchOptions} from './pickHits';
import {rank, scorePages} from './rank';
import {WEIGHTS, type Weights} from './weights';

/**
 * Hits of a query and of its variants as one list, each page and section once with its best score.
 *
 * @param share the weight of an answer to a variant.
 */
function mergeHits(
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

/** Most queries in addition to the reader's; each costs as much as that one. */
const MOST_VARIANTS = 4;

interface Phrase {
  readonly text: string;
  readonly pattern: RegExp;
}

/** Words of a language with the English one, longest first. */
export type Glossary = readonly {readonly english: string; readonly pattern: RegExp}[];

export type Synonyms = readonly (readonly Phrase[])[];

/** Prepares lists of words and phrases that mean the same. */
function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  return groups.map((group) => group.map((entry) => toPhrase(fold(entry))));
}

/** Placeholder for a synonym, so that it is not removed with the others of its group. */
const PLACE = '\uE000';

/**
 * The query with each word that has a synonym replaced by it, one group at a time; nothing when no word has one. Several words of the same
 * group count as one: the reader means one thing.
 */
function listVariants(query: string, synonyms: Synonyms): readonly string[] {
  if (synonyms.length === 0) {
    return [];
  }
  const folded = fold(query);
  const variants = new Set<string>();
  for (const group of synonyms) {
    const found = group.find(({pattern}) => pattern.test(folded));
    if (found !== undefined) {
      const place = folded.replace(found.pattern, PLACE);
      const rest = group.reduce((text, {pattern}) => text.replace(pattern, ' '), place);
      for (const {text} of group) {
        variants.add(fold(rest.replace(PLACE, () => text)));
      }
    }
  }
  variants.delete(folded);
  return [...variants].slice(0, MOST_VARIANTS);
}

/** Prepares lists of an English word and those of another language for the same thing. */
function readGlossary(groups: readonly (readonly string[])[]): Glossary {
  return groups
    .flatMap(([english = '', ...words]) =>
      words.map((word) => ({english, text: fold(word), pattern: toPattern(fold(word))})),
    )
    .toSorted((a, b) => b.text.length - a.text.length);
}

/** Endings and particles of Japanese; English pages have none. */
const HIRAGANA = /\p{Script=Hiragana}+/gu;

/** The query with all words that the glossary has in English, for untranslated pages; nothing when it has none of them. */
function listTranslations(query: string, glossary: Glossary): readonly string[] {
  const folded = fold(query);
  const words = glossary.reduce(
    (text, {english, pattern}) => text.replace(pattern, () => ` ${english} `),
    folded,
  );
  return words === folded ? [] : [fold(words.replace(HIRAGANA, ' '))];
}

/** Shorter words in katakana have too many neighbours to guess the intended one. */
const SHORTEST_KATAKANA = 3;

/**
 * The query with each katakana word that no title or heading has corrected by one slip; nothing when there is none to correct. Pairs of
 * characters alone would match the rest of such a word, but not the whole word.
 *
 * @param known words in katakana of titles and headings.
 */
function mendKatakana(query: string, known: ReadonlySet<string>): readonly string[] {
  const folded = foldCharacters(query);
  const mended = replaceKatakana(query, (word) =>
    word.length < SHORTEST_KATAKANA || known.has(word)
      ? word
      : ([...known].find((other) => isNear(word, other, false)) ?? word),
  );
  return listKatakana(folded).join(' ') === listKatakana(mended).join(' ') ? [] : [mended];
}

/** What titles and headings call things, in lower case. */
interface Names {
  readonly has: (word: string) => boolean;
  /** Whether two words stand side by side, the second perhaps in the plural. */
  readonly hasPair: (first: string, second: string) => boolean;
}

/** Shorter halves of a compound are endings and prefixes as often as words. */
const SHORTEST_HALF = 3;
/** Longer words are no compounds of two that somebody types. */
const PLAIN_WORD = /(?<![\p{L}\p{N}_])[a-z]{2,24}(?![\p{L}\p{N}_])/gu;
const MOST_WORDS = 12;

/**
 * The query with two neighbouring words written as one (`sub graph`), and with one word written as two (`fileupload`), where titles and
 * headings write it so; each in a query of its own.
 */
function listCompounds(
  query: string,
  stopWords: ReadonlySet<string>,
  names: Names,
): readonly string[] {
  const folded = fold(query);
  const words = Array.from(folded.matchAll(PLAIN_WORD), ([word]) => word).slice(0, MOST_WORDS);
  const joined = words.slice(1).flatMap((second, index) => {
    const first = words[index] ?? '';
    const pair = [`${first} ${second}`, `${first}-${second}`].find((text) => folded.includes(text));
    return pair === undefined || [first, second].some((word) => stopWords.has(word))
      ? []
      : [[pair, first + second] as const].filter(
          ([, word]) => names.has(word) && !names.hasPair(first, second),
        );
  });
  const split = words
    .filter((word) => !names.has(word))
    .flatMap((word) =>
      Array.from({length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1)}, (_, index) => {
        const at = index + SHORTEST_HALF;
        return [word.slice(0, at), word.slice(at)] as const;
      })
        // Few halves are words, so that the text of all names is hardly ever looked through.
        .filter((halves) => halves.every(names.has) && names.hasPair(...halves))
        .map((halves) => [word, halves.join(' ')] as const),
    );
  return [...joined, ...split]
    .map(([typed, meant]) => folded.replace(typed, () => meant))
    .slice(0, MOST_VARIANTS);
}

/** Affixes of French and Arabic words, once folded: articles, particles and persons, plurals and possessives. */
const AFFIXES = {
  before: '(?:[وفبكل]?ال|لل|[وبل]|(?=[اتني]\\p{L}{3})[اتني])?',
  after: '(?:es?|s|x|ات|ون|ين|ان|ها|ه|ت|نا|ي)?',
};

/** A phrase matches only between other words; scripts without spaces have no such boundaries. */
function toPhrase(text: string): Phrase {
  return {text, pattern: toPattern(text, 'u')};
}

function toPattern(text: string, flags = 'gu'): RegExp {
  // In Arabic, what describes a noun has an article if the noun has one.
  const escaped = text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&').replaceAll(' ', ' (?:ال)?');
  const before = startsUnspaced(text) ? '' : `(?<![\\p{L}\\p{N}_])${AFFIXES.before}`;
  const after = endsUnspaced(text) ? '' : `${AFFIXES.after}(?![\\p{L}\\p{N}_])`;
  return new RegExp(`${before}${escaped}${after}`, flags);
}

/**
 * Makes one part of the body's index searchable.
 *
 * @param sections number of all sections of the outline.
 * @throws when the file is damaged or of another format.
 */
function openBody(file: BodyFile, sections: number): FieldIndex {
  if (file.format !== FORMAT) {
    throw new Error(
      `A part of the search index has format ${String(file.format)}, this page reads ${String(FORMAT)}. Reload the page.`,
    );
  }
  const words = frontDecode(file.words);
  const decode = (postings: string): Postings =>
    decodePostings(fromBase64(postings), words.length, sections);
  return {
    vocabulary: new Vocabulary(words),
    postings: decode(file.postings),
    ...(file.headings === undefined ? {} : {headings: decode(file.headings)}),
  };
}

/** All headings of a page, in order; none for a page that the index does not have. */
function listHeadings(
  {pageStart, headings, anchors, levels, kinds}: Outline,
  page: number,
): readonly PageHeading[] {
  const first = pageStart[page] ?? 0;
  return Array.from({length: Math.max(0, (pageStart[page + 1] ?? 0) - first)}, (_, index) => ({
    anchor: anchors[first + index] ?? '',
    heading: headings[first + index] ?? '',
    level: levels[first + index] ?? 1,
    kind: kinds[first + index] ?? 'section',
  })).filter(({heading}) => heading !== '');
}

export interface SearchEngine {
  /** Adds a part of the body's index; results are then full-text for the words of that part. */
  readonly addBody: (part: number, file: BodyFile) => void;
  /** Parts of the body's index that a query needs and that are not loaded yet. */
  readonly missingParts: (query: string) => readonly number[];
  /** All headings of a page, in order. */
  readonly headings: (page: number) => readonly PageHeading[];
  /** Adds the headings of a page of a large index; its hits have none before that. */
  readonly addHeads: (page: number, file: HeadFile) => void;
  /** Those of the given pages whose headings are not loaded yet. */
  readonly missingHeads: (pages: readonly number[]) => readonly number[];
  /** Best pages first, each with its best sections. Nothing for an empty query (VAL-12). */
  readonly search: (query: string, options?: SearchOptions) => readonly PageHit[];
}

/**
 * A search engine over titles and headings at first, over full texts once the bodies are added.
 *
 * @param defaults weights of the ranking that the index does not set itself.
 */
export function createEngine(file: OutlineFile, defaults: Weights = WEIGHTS): SearchEngine {
  const outline = openOutline(file);
  const weights = {...defaults, ...file.weights};
  const strengths = createStrengths(outline);
  const lines = file.glossary ?? [];
  const synonyms = readSynonyms([
    ...(file.synonyms ?? []),
    ...lines.map(([, ...words]) => words).filter((words) => words.length > 1),
  ]);
  const glossary = readGlossary(lines);
  const pins = readPins(file.pinned ?? []);
  const bodies = new Map<number, FieldIndex>();
  let nameText: string | undefined;
  const names: Names = {
    has: (word) =>
      synonyms.some((group) => group.some(({text}) => text === word)) ||
      [outline.title, outline.heading].some(
        ({vocabulary}) =>
          vocabulary.find(word) !== -1 || vocabulary.findStem(stemWord(word)).length > 0,
      ),
    hasPair: (first, second) => {
      nameText ??= [...outline.titles, ...outline.headings]
        .map((name) => ` ${fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `)
        .join('');
      return ['', 's'].some((ending) => nameText?.includes(` ${first} ${second}${ending} `));
    },
  };
  const nameOf = createNameFinder(
    [...lines.map(([english = '']) => english), ...outline.title.vocabulary.words],
    outline.heading.vocabulary.words,
  );
  const isKnown = (word: string): boolean => names.has(word) || outline.wording.has(stemWord(word));
  let katakana: ReadonlySet<string> | undefined;
  /** A query in the spellings that count as much as the reader's, which is the first, and in other words, which count less. */
  const listQueries = (query: string) => {
    const spellings = [query, ...listCompounds(query, outline.stopWords, names)];
    const others = [
      ...spellings.flatMap((spelling) => listVariants(spelling, synonyms)),
      ...(listKatakana(query).length === 0
        ? []
        : mendKatakana(
            query,
            (katakana ??= new Set(
              listKatakana([...outline.titles, ...outline.headings].join('\n')),
            )),
          )),
      ...respell(query, (word) => (isKnown(word) ? undefined : nameOf(word))),
      ...listTranslations(query, glossary),
    ];
    return {spellings, others};
  };
  const searchOnce = (query: string, limits: Limits): readonly PageHit[] => {
    const terms = parseQuery(query, outline.stopWords, weights);
    if (terms.length === 0) {
      return [];
    }
    const parts = [...bodies.values()];
    const {title, heading} = outline;
    const resolved = resolveTerms(terms, {title, heading, bodies: parts}, outline, weights);
    const scores = scorePages(outline, rank(outline, parts, resolved, weights, strengths), weights);
    return pickHits(outline, scores, listMeant(terms, resolved), weights, limits);
  };

  return {
    addBody: (part, body) => {
      bodies.set(part, openBody(body, outline.headings.length));
    },
    missingParts: (query) => {
      const {spellings, others} = listQueries(query);
      const terms = [...spellings, ...others].flatMap((text) =>
        parseQuery(text, outline.stopWords, weights),
      );
      return findParts(terms, outline.parts, outline.wording).filter((part) => !bodies.has(part));
    },
    addHeads: (page, heads) => {
      addHeads(outline, page, heads);
    },
    missingHeads: (pages) => pages.filter((page) => outline.headed?.has(page) === false),
    headings: (page) => listHeadings(outline, page),
    search: (query, {pages = 10, sections = 5, facets, kinds} = {}) => {
      const limits = {pages, sections, facets, kinds};
      const {spellings, others} = listQueries(query);
      const ask = (text: string): readonly PageHit[] => searchOnce(text, limits);
      const [own = [], ...compounds] = spellings.map(ask);
      const hits = mergeHits(
        mergeHits(own, compounds, 1, limits),
        others.map(ask),
        weights.synonym,
        limits,
      );
      return pinHits(hits, query, pins, outline, limits);
    },
  };
}

/** The words of a query with slips corrected; a name that was split remains as typed. */
function listMeant(
  terms: readonly QueryTerm[],
  resolved: readonly ResolvedTerm[],
): readonly string[] {
  const meant = new Map(
    resolved.flatMap((term) => (term.isPart ? [] : [[term.word, term.meant] as const])),
  );
  return terms.map(({word}) => meant.get(word) ?? word);
}
