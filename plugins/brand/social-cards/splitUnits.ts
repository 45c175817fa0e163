/** What stays together on a line. */
export interface Unit {
  readonly text: string;
  /** A space stands before it, unless it starts a line. */
  readonly hasSpace: boolean;
  /** Where a word that is wider than a line may be broken, without a hyphen; the word itself where it may not. */
  readonly pieces: readonly string[];
}

/** Longer words get places to break; no word of a language needs one on a card. */
const LONG_WORD_CHARS = 16;
const PIECE_CHARS = 6;

/** May not start a line: closing brackets, stops, small kana and marks of length and repetition. */
const NO_START =
  /^[\p{Pe}\p{Pf}!?,.:;%、。，．・：；！？ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥～%％]/u;
/** May not end a line. */
const NO_END = /[\p{Ps}\p{Pi}]$/u;
/** Particles and endings: they belong to the word before. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const JAPANESE = /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u;
/** After a separator of a path or name, or where camel case starts a word. */
const CODE_BREAKS = /(?<=[\p{L}\d][._/\\@:#=-])(?=.)|(?<=\p{Ll})(?=\p{Lu})/u;

/** A title as units between which a line may break. */
export function splitUnits(title: string, language: string): readonly Unit[] {
  return title
    .trim()
    .split(/[ \t\n]+/u)
    .reduce<readonly string[]>(joinPunctuation, [])
    .flatMap((word) => (JAPANESE.test(word) ? splitJapanese(word, language) : [splitWord(word)]))
    .reduce<readonly Unit[]>(tieParticles, []);
}

/** A particle that stands behind a Latin word and its space stays with that word. */
function tieParticles(units: readonly Unit[], unit: Unit): readonly Unit[] {
  const last = units.at(-1);
  return last !== undefined && unit.hasSpace && HIRAGANA.test(unit.text)
    ? [
        ...units.slice(0, -1),
        {...last, text: `${last.text} ${unit.text}`, pieces: [`${last.text} ${unit.text}`]},
      ]
    : [...units, unit];
}

/** French puts a space before `?` and inside quotes; a line never breaks there. */
function joinPunctuation(words: readonly string[], word: string): readonly string[] {
  const last = words.at(-1);
  return last !== undefined && (/^[?!:;»–—]$/u.test(word) || /^[«–—]$/u.test(last))
    ? [...words.slice(0, -1), `${last}\u{a0}${word}`]
    : [...words, word];
}

/** Words of the dictionary, each with what may not stand without it; words in katakana stay whole where a line has room. */
function splitJapanese(text: string, language: string): readonly Unit[] {
  const segments = [...new Intl.Segmenter(language, {granularity: 'word'}).segment(text)];
  return segments
    .reduce<readonly (readonly string[])[]>((words, {segment}) => {
      const last = words.at(-1)?.join('');
      return last !== undefined && isTied(last, segment, words.length === 1)
        ? [...words.slice(0, -1), [...(words.at(-1) ?? []), segment]]
        : [...words, [segment]];
    }, [])
    .map((pieces, index) => ({text: pieces.join(''), hasSpace: index === 0, pieces}));
}

function isTied(last: string, segment: string, isFirst: boolean): boolean {
  if (NO_START.test(segment) || NO_END.test(last)) {
    return true;
  }
  return HIRAGANA.test(segment)
    ? !(isFirst && HIRAGANA.test(last))
    : KATAKANA.test(segment) && KATAKANA.test(last);
}

/** Arabic letters join, so that an Arabic word stays whole. */
function splitWord(word: string): Unit {
  const isWhole = word.length <= LONG_WORD_CHARS || /\p{Script=Arabic}/u.test(word);
  return {text: word, hasSpace: true, pieces: isWhole ? [word] : splitLongWord(word)};
}

function splitLongWord(word: string): readonly string[] {
  return word.split(CODE_BREAKS).flatMap((piece) => {
    const letters = [...new Intl.Segmenter().segment(piece)].map(({segment}) => segment);
    return letters.length <= LONG_WORD_CHARS
      ? [piece]
      : Array.from({length: Math.ceil(letters.length / PIECE_CHARS)}, (_, index) =>
          letters.slice(index * PIECE_CHARS, (index + 1) * PIECE_CHARS).join(''),
        );
  });
}
