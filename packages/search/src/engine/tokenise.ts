import type {Weights} from './weights';

/** The kind of a section: readers may filter by it, and the modal shows it. */
export const SECTION_KINDS = ['section', 'symbol', 'option', 'error'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A heading and the content under it up to the next one; the first of a page may have no heading. */
export interface SectionRecord {
  /** Fragment of its address; empty for the text above the first heading. */
  readonly anchor: string;
  /** Of the heading, 1 to 6; determines which headings it is under. */
  readonly level: number;
  readonly heading: string;
  readonly kind?: SectionKind;
  /** Prose. */
  readonly text: string;
  /** Code blocks. */
  readonly code?: string;
  /** Words that find it besides those of its text, one phrase a line; never shown. */
  readonly keywords?: string;
}

export interface PageRecord {
  /** Address below the site's base address. */
  readonly url: string;
  readonly title: string;
  /** What readers may filter by, without spaces, such as `kind:post`. */
  readonly facets?: readonly string[];
  /** Its weight relative to pages that match as well; 1 when absent. */
  readonly weight?: number;
  readonly sections: readonly SectionRecord[];
}

/** A portal's settings for its search; each part may be absent. */
export interface IndexSettings {
  /** Numbers that replace those of the ranking. */
  readonly weights?: Partial<Weights>;
  /** Each a list of words or phrases that readers use for one thing. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Each the English word for something, then words and phrases of the index's language, in any form. */
  readonly glossary?: readonly (readonly string[])[];
  readonly pinned?: readonly PinnedAnswer[];
}

/** Pages that come first when a query is exactly this, ignoring case, accents and punctuation. */
export interface PinnedAnswer {
  readonly queries: readonly string[];
  /** Addresses of the index, best first; one may end in `#anchor` for a section. */
  readonly pages: readonly string[];
}

export interface SectionHit {
  readonly anchor: string;
  readonly heading: string;
  /** Headings above it, outermost first, without the page's title. */
  readonly path: readonly string[];
  readonly kind: SectionKind;
  /** Position among the sections of its page, from 0, to find its text. */
  readonly index: number;
  readonly score: number;
}

/** A heading of a page, for a preview's table of contents (SRM-6). */
export interface PageHeading {
  readonly anchor: string;
  readonly heading: string;
  readonly level: number;
  readonly kind: SectionKind;
}

export interface PageHit {
  readonly url: string;
  readonly title: string;
  /** Position among the pages of the index, from 0. */
  readonly index: number;
  readonly score: number;
  readonly facets: readonly string[];
  /** Best first; empty when only the title matches. */
  readonly sections: readonly SectionHit[];
  /** Name of the page's site, when it is not the one being searched (HIT-6). */
  readonly source?: string;
}

/** Accents of Latin, Greek and Cyrillic letters, vowel signs and the lengthening stroke of Arabic. Japanese voicing marks stay. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/gu;

const ASCII = /^\p{ASCII}*$/u;

const ARABIC: Readonly<Record<string, string>> = {أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه'};

/**
 * Unifies the spelling of characters that readers type in several ways: widths, ligatures, accents, forms of Arabic letters.
 * Keeps the case, which marks where the parts of a name begin.
 */
export function foldCharacters(text: string): string {
  return ASCII.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(/[أإآىة]/gu, (letter) => ARABIC[letter] ?? letter);
}

/** A text in the form in which words and phrases are compared. */
export function fold(text: string): string {
  return foldCharacters(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A word of a text, in lower case. */
export interface Token {
  readonly word: string;
  /** The parts of a name such as `scrollToIndex` or `android_ripple`; empty for plain words. */
  readonly parts: readonly string[];
  /** Pair of characters of a script written without spaces. */
  readonly isPair: boolean;
}

/** `Next.js`, which readers write as `nextjs`, too. */
const LIBRARY = /(?<![\p{L}\p{N}./_-])\p{Lu}[\p{L}\p{N}]*\.js(?![\p{L}\p{N}])/gu;
const RUN = /[\p{L}\p{N}\p{M}_]+/gu;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]/u;
const NAME_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;
const ASCII_WORD = /^(?:[A-Z]?[a-z]+|[0-9]+)$/u;

/** Japanese particles between words of Chinese characters or katakana; pairs with them carry no meaning. */
const PARTICLE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のをはがにでと](?=[\p{Script=Han}\p{Script=Katakana}])/gu;

/** Longer words are cut: nobody types them in full, and they would only cost space. */
const LONGEST_WORD = 48;

const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]$/u;

/** Whether a text begins, or ends, in a script written without spaces. */
export const startsUnspaced = (text: string): boolean => UNSPACED.test(text);
export const endsUnspaced = (text: string): boolean => UNSPACED_END.test(text);

/**
 * Splits a text into words: names are kept whole and split at case changes and underscores, scripts without spaces become pairs of
 * neighbouring characters.
 */
export function tokenise(text: string): readonly Token[] {
  const folded = foldCharacters(text);
  const tokens: Token[] = Array.from(folded.matchAll(LIBRARY), ([name]) => ({
    word: name.replace('.', '').toLowerCase(),
    parts: [],
    isPair: false,
  }));
  for (const [run] of folded.matchAll(RUN)) {
    if (ASCII_WORD.test(run)) {
      tokens.push({word: run.slice(0, LONGEST_WORD).toLowerCase(), parts: [], isPair: false});
    } else {
      for (const [piece] of run.matchAll(UNSPACED_RUN)) {
        if (UNSPACED.test(piece)) {
          tokens.push(...piece.split(PARTICLE).flatMap(listPairs));
        } else {
          pushName(tokens, piece);
        }
      }
    }
  }
  return tokens;
}

function pushName(tokens: Token[], piece: string): void {
  const pieces = piece.split('_').filter(Boolean);
  const word = pieces.join('_').slice(0, LONGEST_WORD).toLowerCase();
  if (word === '') {
    return;
  }
  const parts = new Set<string>();
  for (const name of pieces) {
    parts.add(name.slice(0, LONGEST_WORD).toLowerCase());
    for (const [part] of name.matchAll(NAME_PART)) {
      if (part.length > 1) {
        parts.add(part.slice(0, LONGEST_WORD).toLowerCase());
      }
    }
  }
  parts.delete(word);
  tokens.push({word, parts: [...parts], isPair: false});
}

/** Spellings of one sound of a foreign word: the long vowel mark, `ヴァ` or `バ`, small vowels or large ones. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Script=Katakana})ー/gu, ''],
  [/ヴァ/gu, 'バ'],
  [/ヴィ/gu, 'ビ'],
  [/ヴェ/gu, 'ベ'],
  [/ヴォ/gu, 'ボ'],
  [/ヴ/gu, 'ブ'],
  [/ヂ/gu, 'ジ'],
  [/ヅ/gu, 'ズ'],
];
const SMALL_VOWELS: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
};

function foldSounds(text: string): string {
  return SOUNDS.reduce((folded, [pattern, sound]) => folded.replace(pattern, sound), text).replace(
    /[ァィゥェォ]/gu,
    (vowel) => SMALL_VOWELS[vowel] ?? vowel,
  );
}

const KATAKANA = /\p{Script=Katakana}[\p{Script=Katakana}ー]+/gu;

/** The katakana words of a text, in unified spelling. */
export function listKatakana(text: string): readonly string[] {
  return Array.from(foldCharacters(text).matchAll(KATAKANA), ([word]) => foldSounds(word));
}

/** A text with its words in katakana replaced. */
export function replaceKatakana(text: string, replace: (word: string) => string): string {
  return foldCharacters(text).replace(KATAKANA, (word) => replace(foldSounds(word)));
}

/** An Arabic word without its article and what is written together with it. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وفبكل]?ال|لل)(?=.{3})/u, '');
}

/** What Arabic writes foreign sounds with; those that it has no letter for share one with another, and `a` is any vowel. */
const ARABIC_SOUNDS: ReadonlyMap<string, string> = new Map(
  ['اويءئa', 'بپb', 'تطثt', 'جغگچg', 'دd', 'رr', 'زسs', 'شš', 'فڤf', 'قكخk', 'لl', 'مm', 'نn', 'هh']
    .map((sounds) => Array.from(sounds))
    .flatMap((letters) => letters.slice(0, -1).map((letter) => [letter, letters.at(-1) ?? ''])),
);

/** The same sounds in English words. */
const ENGLISH_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch/gu, 'sk'],
  [/[st]ion/gu, 'šn'],
  [/[cs]h/gu, 'š'],
  [/ph|v/gu, 'f'],
  [/th/gu, 't'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])|z/gu, 's'],
  [/c|q/gu, 'k'],
  [/p/gu, 'b'],
  [/j/gu, 'g'],
  [/(?<=[^aeiouwy])e$/u, ''],
  [/[aeiouwy]+/gu, 'a'],
  [/(.)\1/gu, '$1'],
];

const NAME = /^[a-z]{3,}$/u;
/** With two consonants, a native word sounds like some name or other. */
const CONSONANTS = {known: 2, any: 3} as const;

/** Each name with its sounds. */
function listen(names: readonly string[]): readonly (readonly [string, string])[] {
  return names
    .filter((name) => NAME.test(name))
    .map((name) => [
      name,
      ENGLISH_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), name),
    ]);
}

/**
 * Finds the English name that a word in Arabic letters is: `سكيما` is `schema`. Arabic leaves out short vowels.
 *
 * @param known names that readers are likely to mean.
 * @param others any words.
 */
export function createNameFinder(
  known: readonly string[],
  others: readonly string[],
): (word: string) => string | undefined {
  let heardNames: Readonly<Record<keyof typeof CONSONANTS, ReturnType<typeof listen>>> | undefined;
  return (word) => {
    const heard = Array.from(withoutArticle(word), (letter) => ARABIC_SOUNDS.get(letter) ?? '?')
      .join('')
      .replace(/(?<=.)h$/u, 'a')
      .replace(/(.)\1+/gu, '$1');
    const consonants = heard.replaceAll('a', '').length;
    if (heard.includes('?') || consonants < CONSONANTS.known) {
      return undefined;
    }
    heardNames ??= {known: listen(known), any: listen([...known, ...others])};
    const vowels = heard.replace(/(?<=[^a])(?=[^a]|$)/gu, 'a?');
    const pattern = new RegExp(`^${vowels}$`, 'u');
    const names = heardNames[consonants < CONSONANTS.any ? 'known' : 'any'];
    return names.find(([, sound]) => pattern.test(sound))?.[0];
  };
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** The query with words in Arabic letters, or two of them, replaced by the English names that they are; nothing when there are none. */
export function respell(
  query: string,
  findName: (word: string) => string | undefined,
): readonly string[] {
  const words = ARABIC_LETTER.test(query) ? fold(query).split(' ') : [];
  const respelled: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next = ''] = words.slice(index);
    const both = next === '' ? undefined : findName(word + withoutArticle(next));
    respelled.push(both ?? findName(word) ?? word);
    index += both === undefined ? 0 : 1;
  }
  const name = respelled.join(' ');
  return name === words.join(' ') ? [] : [name];
}

function listPairs(piece: string): readonly Token[] {
  const letters = Array.from(foldSounds(piece));
  return letters.length === 1
    ? [{word: letters.join(''), parts: [], isPair: true}]
    : letters.slice(1).map((letter, index) => ({
        word: `${letters[index] ?? ''}${letter}`,
        parts: [],
        isPair: true,
      }));
}
