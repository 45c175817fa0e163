import type {BlockChange} from './compareBlocks';
import type {LockMistake} from './lockFile';

/** One block that a translator has to look at. */
export interface StaleBlock {
  readonly type: BlockChange['type'];
  /** Line of the original; of a removed block, none. */
  readonly line?: number;
  /** Current text of the original; the first words of a block that was removed. */
  readonly text: string;
}

interface Place {
  /** The original, relative to the project's folder. */
  readonly original: string;
  /** Path of the page below base address and language; absent for partials. */
  readonly path?: string;
}

/** How the translation of one file stands. */
export type FileState =
  | (Place & {readonly state: 'untranslated'; readonly blockCount: number})
  | (Place & {
      readonly state: 'translated';
      readonly file: string;
      readonly blockCount: number;
      readonly stale: readonly StaleBlock[];
    })
  /** Nobody has said which original it was made from. */
  | (Place & {readonly state: 'unlocked'; readonly file: string; readonly blockCount: number})
  | (Place & {
      readonly state: 'damaged';
      readonly file: string;
      readonly blockCount: number;
      readonly mistakes: readonly LockMistake[];
    })
  /** Its original does not exist any more. */
  | {readonly state: 'abandoned'; readonly file: string; readonly original: string};
