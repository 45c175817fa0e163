import {encodePostings, stepOfCount, toBase64} from './codePostings';
import {PART, WHOLE, indexTexts, packPostings, stemWord} from './fieldIndex';
import {readStopWords} from './makeExcerpt';
import {
  FORMAT,
  guessAnchor,
  sizeClass,
  type BodyFile,
  type HeadFile,
  type IndexFiles,
} from './outline';
import {SHORTEST_OPEN, type QueryTerm} from './resolveTerms';
import {
  SECTION_KINDS,
  tokenise,
  type IndexSettings,
  type PageRecord,
  type SectionRecord,
} from './tokenise';
import {listOthers, type Wording} from './wording';

/** Most parts to load for a word that is still being typed; above this, wait for more letters. */
const MOST_OPEN_PARTS = 2;

/** Forms of a word differ only in their last letters. */
const LONGEST_ENDING = 4;

/**
 * Parts of the body's index that contain words of the query.
 *
 * @param parts first word of each part.
 */
export function findParts(
  terms: readonly QueryTerm[],
  parts: readonly string[],
  wording: Wording,
): readonly number[] {
  if (parts.length <= 1) {
    return parts.map((_, part) => part);
  }
  const found = new Set<number>();
  for (const {word, isOpen, weight, isPair} of terms) {
    if (weight === 1 || isPair) {
      for (const part of partsOfWord(word, isOpen && !isPair, parts)) {
        found.add(part);
      }
      for (const part of listOthers(word, wording).flatMap((other) =>
        partsOfWord(other, false, parts),
      )) {
        found.add(part);
      }
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

function partsOfWord(word: string, isOpen: boolean, parts: readonly string[]): readonly number[] {
  if (isOpen && word.length < SHORTEST_OPEN) {
    return [];
  }
  const stem = stemWord(word);
  const kept = word.startsWith(stem) ? stem.length : 0;
  const first = partOf(word.slice(0, Math.max(kept, word.length - LONGEST_ENDING, 1)), parts);
  const last = partOf(isOpen ? `${word}\uFFFF` : word, parts);
  return isOpen && last - first >= MOST_OPEN_PARTS
    ? [partOf(word, parts)]
    : Array.from({length: last - first + 1}, (_, index) => first + index);
}

function partOf(word: string, parts: readonly string[]): number {
  const next = parts.findIndex((first) => first > word);
  return Math.max(0, (next === -1 ? parts.length : next) - 1);
}

/** First of the characters that encode how many characters a word shares with the previous one. */
const FIRST_LENGTH = 'A'.codePointAt(0) ?? 0;
const LONGEST_SHARED = 57;

/** Sorted words as one text, each without the beginning it shares with the previous one. */
export function frontCode(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      let shared = 0;
      while (
        shared < Math.min(word.length, LONGEST_SHARED) &&
        word.charAt(shared) === before.charAt(shared)
      ) {
        shared += 1;
      }
      return String.fromCodePoint(FIRST_LENGTH + shared) + word.slice(shared);
    })
    .join('\n');
}

/** Reads what `frontCode` wrote. */
export function frontDecode(text: string): readonly string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        before = before.slice(0, line.charCodeAt(0) - FIRST_LENGTH) + line.slice(1);
        return before;
      });
}

/** A word and its other forms, under the commonest form. */
interface CollectedWord {
  readonly word: string;
  /** How often it occurs in each section. */
  readonly counts: ReadonlyMap<number, number>;
  /** How it occurs in each heading, `WHOLE` or `PART`; empty when headings are indexed elsewhere. */
  readonly inHeadings: ReadonlyMap<number, number>;
}

/** How many occurrences in the text a keyword counts as. */
const KEYWORD_COUNT = 2;

/** Pairs of hiragana are mostly endings and particles. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/** Whether a word of the body is left out of the index. */
export function isLeftOut(word: string, isPair: boolean, stopWords: ReadonlySet<string>): boolean {
  return isPair ? HIRAGANA.test(word) : word.length < 2 || stopWords.has(word);
}

/**
 * All words of the bodies, sorted, and the number of words of each section.
 *
 * @param withHeadings whether to include the words of the headings.
 */
function collectWords(
  sections: readonly SectionRecord[],
  language: string,
  withHeadings: boolean,
): {readonly words: readonly CollectedWord[]; readonly sizes: readonly number[]} {
  const stopWords = readStopWords(language);
  const families = new Map<string, Family>();
  const sizes = sections.map((section, index) => {
    const tokens = tokenise(`${section.text}\n${section.code ?? ''}`);
    const keywords = tokenise(section.keywords ?? '');
    for (const [list, times] of [
      [tokens, 1],
      [keywords, KEYWORD_COUNT],
    ] as const) {
      for (const {word, parts, isPair} of list) {
        for (const form of [word, ...parts]) {
          if (!isLeftOut(form, isPair, stopWords)) {
            addForm(families, form, index, times);
          }
        }
      }
    }
    if (withHeadings) {
      for (const {word, parts, isPair} of tokenise(section.heading)) {
        for (const form of [word, ...parts]) {
          if (!isLeftOut(form, isPair, stopWords)) {
            const {inHeadings} = familyOf(families, form);
            const count = form === word ? WHOLE : PART;
            inHeadings.set(index, Math.max(count, inHeadings.get(index) ?? 0));
          }
        }
      }
    }
    return tokens.length;
  });
  const words = Array.from(families.values(), ({forms, counts, inHeadings}) => ({
    word: commonest(forms),
    counts,
    inHeadings,
  }));
  return {words: words.toSorted((a, b) => (a.word < b.word ? -1 : 1)), sizes};
}

interface Family {
  readonly forms: Map<string, number>;
  readonly counts: Map<number, number>;
  readonly inHeadings: Map<number, number>;
}

function familyOf(families: Map<string, Family>, form: string): Family {
  const stem = stemWord(form);
  const family = families.get(stem) ?? {forms: new Map(), counts: new Map(), inHeadings: new Map()};
  families.set(stem, family);
  family.forms.set(form, (family.forms.get(form) ?? 0) + 1);
  return family;
}

function addForm(
  families: Map<string, Family>,
  form: string,
  section: number,
  times: number,
): void {
  const family = familyOf(families, form);
  family.counts.set(section, (family.counts.get(section) ?? 0) + times);
}

function commonest(forms: ReadonlyMap<string, number>): string {
  const [best] = [...forms].toSorted(
    ([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1),
  );
  return best?.[0] ?? '';
}

/** Bytes of postings up to which the body's index remains one file. */
const LARGEST_WHOLE = 180_000;

/** Approximate bytes per posting. */
const POSTING_SIZE = 0.75;

/** Postings per part of a larger index, about 6 KB. */
export const PART_SIZE = 7_000;

/** Splits sorted words so that readers of a large portal download only the parts that contain words of the query. */
function splitParts(
  words: readonly CollectedWord[],
  largestWhole: number,
): readonly (readonly CollectedWord[])[] {
  const total = words.reduce((sum, {counts}) => sum + counts.size, 0);
  if (total * POSTING_SIZE <= largestWhole) {
    return [words];
  }
  const parts: CollectedWord[][] = [];
  let size = PART_SIZE;
  for (const word of words) {
    if (size >= PART_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(word);
    size += word.counts.size + word.inHeadings.size;
  }
  return parts;
}

/**
 * The files a reader downloads: the outline first, then the bodies, all of them or those the query needs. The same pages give the same
 * files, regardless of their order (C-09).
 *
 * @param language of the texts, such as `en-US`.
 * @param settings are stored in the outline, so that they apply wherever it is read.
 */
export function buildIndex(
  pages: readonly PageRecord[],
  language: string,
  settings: IndexSettings = {},
  {largestWhole = LARGEST_WHOLE}: SplitOptions = {},
): IndexFiles {
  const sorted = orderPages(pages);
  const sections = sorted.flatMap((page) => page.sections);
  const heads = sorted.map(({sections: own}) => describeHeads(own));
  const hasHeads =
    heads.reduce((sum, head) => sum + head.headings.length + head.anchors.length, 0) > largestWhole;
  const {words, sizes} = collectWords(sections, language, hasHeads);
  const parts = splitParts(words, largestWhole);
  return {
    outline: {
      ...describePages(sorted, language),
      ...(hasHeads ? {lengths: countWords(sections, language)} : describeHeads(sections)),
      ...describeSections(sections, sizes),
      parts: parts.map(([first]) => first?.word ?? ''),
      ...settings,
    },
    bodies: parts.map((part): BodyFile => ({
      format: FORMAT,
      words: frontCode(part.map(({word}) => word)),
      postings: encode(part, ({counts}) => counts, stepOfCount),
      ...(hasHeads
        ? {
            headings: encode(
              part,
              ({inHeadings}) => inHeadings,
              (count) => count,
            ),
          }
        : {}),
    })),
    ...(hasHeads ? {heads: heads.map((head) => ({format: FORMAT, ...head}))} : {}),
  };
}

function encode(
  words: readonly CollectedWord[],
  choose: (word: CollectedWord) => ReadonlyMap<number, number>,
  toStep: (count: number) => number,
): string {
  return toBase64(
    encodePostings(
      packPostings(
        words.map(
          (word) => new Map(Array.from(choose(word), ([place, count]) => [place, toStep(count)])),
        ),
      ),
    ),
  );
}

export interface SplitOptions {
  /** Bytes of postings up to which the bodies remain one file, and of headings up to which they remain in the outline. */
  readonly largestWhole?: number;
}

/** The order of the pages in an index: hits and files refer to pages by their position in it. */
export function orderPages(pages: readonly PageRecord[]): readonly PageRecord[] {
  return pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

function describePages(pages: readonly PageRecord[], language: string) {
  return {
    format: FORMAT,
    language,
    urls: pages.map(({url}) => oneLine(url)).join('\n'),
    titles: pages.map(({title}) => oneLine(title)).join('\n'),
    ...(pages.some(({facets = []}) => facets.length > 0)
      ? {facets: pages.map(({facets = []}) => facets.join(' ')).join('\n')}
      : {}),
    ...(pages.some(({weight = 1}) => weight !== 1)
      ? {pageWeights: pages.map(({weight = 1}) => weight).join(' ')}
      : {}),
    sections: pages.map(({sections}) => sections.length).join(' '),
  };
}

function describeHeads(sections: readonly SectionRecord[]): Pick<HeadFile, 'anchors' | 'headings'> {
  return {
    headings: sections.map(({heading}) => oneLine(heading)).join('\n'),
    anchors: sections
      .map(({anchor, heading}) => {
        const guess = guessAnchor(oneLine(heading));
        return anchor === guess ? '' : anchor === '' ? '-' : oneLine(anchor);
      })
      .join('\n'),
  };
}

function describeSections(sections: readonly SectionRecord[], sizes: readonly number[]) {
  return {
    levels: sections.map(({level}) => Math.min(9, level)).join(''),
    kinds: sections.map(({kind = 'section'}) => SECTION_KINDS.indexOf(kind)).join(''),
    sizes: sizes.map((size) => sizeClass(size)).join(''),
  };
}

function countWords(sections: readonly SectionRecord[], language: string): string {
  const {lengths} = indexTexts(
    sections.map(({heading}) => oneLine(heading)),
    readStopWords(language),
  );
  return Array.from(lengths, (length) => Math.min(9, length)).join('');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
