import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';
import {Joi} from '@docusaurus/utils-validation';
import bidiFactory from 'bidi-js';
import type {FontFile, Weight} from './fonts';

/** Letters of one face and one direction. */
interface TextRun {
  readonly text: string;
  /** Index in the shaper's fonts. */
  readonly font: number;
  readonly isRtl: boolean;
  /** BCP 47. */
  readonly language: string;
}

/** Lengths in thousandths of the em. */
interface ShapedRun {
  readonly width: number;
  /** Side bearings at the left of the first glyph and at the right of the last one. */
  readonly before: number;
  readonly after: number;
  /** Ids in the face, from left to right. */
  readonly glyphs: readonly number[];
  /** Path data with the baseline at 0 and y upwards. */
  readonly d: string;
}

interface FontFacts {
  readonly weight: Weight;
  /** Code points that the face can draw. */
  readonly coverage: ReadonlySet<number>;
}

export interface Shaper {
  readonly fonts: readonly FontFacts[];
  readonly shape: (runs: readonly TextRun[]) => Promise<readonly ShapedRun[]>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (shaped: readonly ShapedRun[]) => void;
  readonly reject: (error: Error) => void;
}

const ReadySchema = Joi.object<{coverage: Uint32Array[]}>({
  coverage: Joi.array().required(),
}).required();
const AnswerSchema = Joi.object<{id: number; shaped: readonly ShapedRun[]}>({
  id: Joi.number().required(),
  shaped: Joi.array().required(),
}).required();

/**
 * Starts HarfBuzz in a thread of its own. This is required: the package is an ES module with top-level await, which neither the loader
 * of Docusaurus plugins nor Jest can import.
 */
export async function startShaper(fonts: readonly FontFile[]): Promise<Shaper> {
  const worker = new Worker(createRequire(__filename).resolve('./shaper.mjs'), {
    workerData: fonts.map(({bytes}) => bytes),
  });
  const waiting = new Map<number, Waiting>();
  const coverage = await new Promise<Uint32Array[]>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: unknown) => {
      resolve(Joi.attempt(message, ReadySchema).coverage);
    });
  });
  worker.on('message', (message: unknown) => {
    const {id, shaped} = Joi.attempt(message, AnswerSchema);
    waiting.get(id)?.resolve(shaped);
    waiting.delete(id);
  });
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    waiting.forEach(({reject}) => {
      reject(error);
    });
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => {
    fail(new Error('the shaper of social cards has stopped'));
  });
  let lastId = 0;
  return {
    fonts: fonts.map(({weight}, index) => ({weight, coverage: new Set(coverage[index])})),
    shape: (runs) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure);
          return;
        }
        lastId += 1;
        waiting.set(lastId, {resolve, reject});
        worker.postMessage({id: lastId, runs}, []);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}

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

/** Characters that join letters or change direction; they are invisible. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
/** Spaces and punctuation, which look best in the face of the surrounding words; digits use Latin. */
const NEUTRAL = /^[\p{P}\p{Z}\p{M}\p{S}]$/u;

/**
 * One line of text as runs of one face and direction, in visual order from left to right.
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

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverses everything at that level or above. */
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
