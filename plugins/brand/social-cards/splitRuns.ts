import bidiFactory from 'bidi-js';
import type {Weight} from './fonts';
import type {FontFacts, TextRun} from './startShaper';

export interface TextStyle {
  readonly weight: Weight;
  /** Of the paragraph. */
  readonly isRtl: boolean;
  /** BCP 47. */
  readonly language: string;
}

interface Run extends TextRun {
  readonly level: number;
}

const bidi = bidiFactory();

/** Marks that join letters or turn directions; they have no shape of their own. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
/** Spaces and punctuation, which look best in the face of the words around them; digits go with Latin. */
const NEUTRAL = /^[\p{P}\p{Z}\p{M}\p{S}]$/u;

/**
 * One line of text as runs of one face and direction, in the order in which they stand from left to right.
 *
 * @throws Error naming the characters that no face has.
 */
export function splitRuns(
  text: string,
  {weight, isRtl, language}: TextStyle,
  fonts: readonly FontFacts[],
): readonly TextRun[] {
  const {levels} = bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr');
  const runs: Run[] = [];
  let offset = 0;
  for (const {character, font} of chooseFonts(Array.from(text), weight, fonts)) {
    const level = levels[offset] ?? 0;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) {
      runs[runs.length - 1] = {...last, text: last.text + character};
    } else {
      runs.push({text: character, font, level, isRtl: level % 2 === 1, language});
    }
    offset += character.length;
  }
  return reorder(runs);
}

/** Each character with the index of its face. */
function chooseFonts(
  characters: readonly string[],
  weight: Weight,
  fonts: readonly FontFacts[],
): readonly {readonly character: string; readonly font: number}[] {
  const missing = characters.filter(
    (character) => !INVISIBLE.test(character) && find(character, weight, fonts) === -1,
  );
  if (missing.length > 0) {
    throw new Error(
      `no font of the card has ${[...new Set(missing)].map(nameCharacter).join(', ')}`,
    );
  }
  const own = characters.map((character) =>
    NEUTRAL.test(character) || INVISIBLE.test(character)
      ? undefined
      : find(character, weight, fonts),
  );
  return characters.map((character, index) => {
    const near = own[index] ?? own.slice(0, index).findLast(isKnown) ?? own.find(isKnown);
    const isNear = near !== undefined && (INVISIBLE.test(character) || has(fonts[near], character));
    return {character, font: isNear ? near : Math.max(0, find(character, weight, fonts))};
  });
}

function find(character: string, weight: Weight, fonts: readonly FontFacts[]): number {
  return fonts.findIndex((font) => font.weight === weight && has(font, character));
}

function has(font: FontFacts | undefined, character: string): boolean {
  return font?.coverage.has(character.codePointAt(0) ?? 0) ?? false;
}

function isKnown(font: number | undefined): font is number {
  return font !== undefined;
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return `"${character}" (U+${code})`;
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, what stands at it or above is turned round. */
function reorder(runs: readonly Run[]): readonly TextRun[] {
  const line = [...runs];
  const highest = Math.max(0, ...runs.map(({level}) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < line.length; start += 1) {
      let end = start;
      while ((line[end]?.level ?? 0) >= level) {
        end += 1;
      }
      if (end > start) {
        line.splice(start, end - start, ...line.slice(start, end).toReversed());
        start = end;
      }
    }
  }
  return line.map(({level: _level, ...run}) => run);
}
