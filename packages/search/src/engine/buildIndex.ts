import {toBase64} from './base64';
import {encodePostings, stepOfCount} from './codePostings';
import {type CollectedWord, collectWords} from './collectWords';
import {indexTexts} from './fieldIndex';
import {type BodyFile, FORMAT, type HeadFile, type IndexFiles, sizeClass} from './files';
import {frontCode} from './frontCoding';
import {packPostings} from './postings';
import {guessAnchor} from './slug';
import {LARGEST_WHOLE, splitParts} from './splitParts';
import {readStopWords} from './stopWords';
import {type IndexSettings, type PageRecord, SECTION_KINDS, type SectionRecord} from './types';

/**
 * The files a reader downloads: the outline first, then the bodies, all of them or those the query needs. The same pages give the same
 * files, in whatever order they come (C-09).
 *
 * @param language of the texts, such as `en-US`.
 * @param settings travel with the outline, so that they apply wherever it is read.
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
  /** Bytes of postings up to which the bodies stay one file, and of headings up to which they stay in the outline. */
  readonly largestWhole?: number;
}

/** The order of the pages in an index: hits and files name pages by their place in it. */
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
