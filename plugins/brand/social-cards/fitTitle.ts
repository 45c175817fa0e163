/** Text that must not be split across lines. */
interface Unit {
  readonly text: string;
  /** Whether a space precedes it, except at the start of a line. */
  readonly hasSpace: boolean;
  /** Parts between which a word wider than a line may be broken, without a hyphen; the word itself if it may not. */
  readonly pieces: readonly string[];
}

/** Longer words get break opportunities; no ordinary word needs one on a card. */
const LONG_WORD_CHARS = 16;
const PIECE_CHARS = 6;

/** May not start a line: closing brackets, stops, small kana and marks of length and repetition. */
const NO_START =
  /^[\p{Pe}\p{Pf}!?,.:;%、。，．・：；！？ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥～%％]/u;
/** May not end a line. */
const NO_END = /[\p{Ps}\p{Pi}]$/u;
/** Particles and endings: they stay with the previous word. */
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

/** A particle that follows a Latin word and its space stays with that word. */
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

/** Words of the dictionary, each with what must stay attached to it; katakana words stay whole when they fit on a line. */
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

/** Arabic letters join, so an Arabic word is never broken. */
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

export interface TitleBox {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first, in pixels. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
  /** Distance between baselines, in em. */
  readonly leading: number;
}

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Width of a text in em. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** Every text that `fitTitle` may measure. */
export function listMeasured(units: readonly Unit[]): readonly string[] {
  return [...new Set([' ', ELLIPSIS, ...units.flatMap(({text, pieces}) => [text, ...pieces])])];
}

/**
 * The largest size in which a title fits its box without a broken word, with lines of about the same length. The smallest size
 * breaks words that are wider than a line, and ends in an ellipsis when nothing else helps.
 */
export function fitTitle(units: readonly Unit[], box: TitleBox, measure: Measure): FittedTitle {
  for (const size of box.sizes) {
    const limit = box.width / size;
    const lines = breakLines(units, limit, measure);
    const isWhole = units.every(({text}) => measure(text) <= limit);
    if (isWhole && lines.length <= linesIn(box, size)) {
      return {size, lines: toTexts(balance(units, lines.length, limit, measure))};
    }
  }
  const size = box.sizes.at(-1) ?? 1;
  const limit = box.width / size;
  const pieces = units.flatMap((unit) => (measure(unit.text) <= limit ? [unit] : breakWord(unit)));
  const count = linesIn(box, size);
  const lines = breakLines(pieces, limit, measure);
  return lines.length <= count
    ? {size, lines: toTexts(balance(pieces, lines.length, limit, measure))}
    : {size, lines: clip(lines.slice(0, count), limit, measure)};
}

function linesIn({height, leading, maxLines}: TitleBox, size: number): number {
  return Math.min(maxLines, Math.max(1, Math.floor(height / (size * leading))));
}

function breakWord({pieces, hasSpace}: Unit): readonly Unit[] {
  return pieces.map((text, index) => ({
    text,
    hasSpace: hasSpace && index === 0,
    pieces: [text],
  }));
}

/** Puts as many units on each line as fit. */
function breakLines(
  units: readonly Unit[],
  limit: number,
  measure: Measure,
): readonly (readonly Unit[])[] {
  const lines: Unit[][] = [];
  let width = 0;
  for (const unit of units) {
    const line = lines.at(-1);
    const own = measure(unit.text);
    const wanted = width + (unit.hasSpace ? measure(' ') : 0) + own;
    if (line === undefined || wanted > limit) {
      lines.push([unit]);
      width = own;
    } else {
      line.push(unit);
      width = wanted;
    }
  }
  return lines;
}

interface Split {
  readonly cost: number;
  readonly lines: readonly (readonly Unit[])[];
}

/** Of all ways to fill `count` lines, the one with the smallest sum of squared widths: no line is much longer than the others. */
function balance(
  units: readonly Unit[],
  count: number,
  limit: number,
  measure: Measure,
): readonly (readonly Unit[])[] {
  /** Best way so far to place as many units as the index. */
  let splits: (Split | undefined)[] = [{cost: 0, lines: []}];
  for (let line = 0; line < count; line += 1) {
    const next: (Split | undefined)[] = [];
    for (const [start, split] of splits.entries()) {
      if (split === undefined) {
        continue;
      }
      let width = 0;
      for (let end = start; end < units.length; end += 1) {
        const {text = '', hasSpace = false} = units[end] ?? {};
        width += measure(text) + (hasSpace && end > start ? measure(' ') : 0);
        if (width > limit && end > start) {
          break;
        }
        const cost = split.cost + width ** 2;
        if (cost < (next[end + 1]?.cost ?? Infinity)) {
          next[end + 1] = {cost, lines: [...split.lines, units.slice(start, end + 1)]};
        }
      }
    }
    splits = next;
  }
  return splits[units.length]?.lines ?? breakLines(units, limit, measure);
}

function clip(
  lines: readonly (readonly Unit[])[],
  limit: number,
  measure: Measure,
): readonly string[] {
  const last = [...(lines.at(-1) ?? [])];
  const widthOf = (units: readonly Unit[]): number =>
    units.reduce(
      (sum, {text, hasSpace}, index) =>
        sum + measure(text) + (hasSpace && index > 0 ? measure(' ') : 0),
      measure(ELLIPSIS),
    );
  while (last.length > 1 && widthOf(last) > limit) {
    last.pop();
  }
  return [...toTexts(lines.slice(0, -1)), `${toTexts([last]).join('')}${ELLIPSIS}`];
}

function toTexts(lines: readonly (readonly Unit[])[]): readonly string[] {
  return lines.map((units) =>
    units.map(({text, hasSpace}, index) => (hasSpace && index > 0 ? ` ${text}` : text)).join(''),
  );
}
