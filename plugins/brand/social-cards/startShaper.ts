import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';
import {Joi} from '@docusaurus/utils-validation';
import type {FontFile, Weight} from './fonts';

/** Letters of one face and one direction. */
export interface TextRun {
  readonly text: string;
  /** Index in the shaper's fonts. */
  readonly font: number;
  readonly isRtl: boolean;
  /** BCP 47. */
  readonly language: string;
}

/** Lengths in thousandths of the em. */
export interface ShapedRun {
  readonly width: number;
  /** Empty room at the left of the first glyph and at the right of the last one. */
  readonly before: number;
  readonly after: number;
  /** Ids in the face, from left to right. */
  readonly glyphs: readonly number[];
  /** Path data with the baseline at 0 and y upwards. */
  readonly d: string;
}

export interface FontFacts {
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
 * Starts HarfBuzz in a thread of its own. It has to be one: the package is an ES module that waits while it loads, which neither the
 * loader of Docusaurus plugins nor Jest can import.
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
