import type {Problem} from '@selection-set/content-model';
import type {SampleState} from '../../../src/lib/contracts/samples';
import type {Step} from './step';

export interface SamplePage {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  readonly steps: readonly Step[];
  /** Major version of the one Node that it is for, such as 22; absent where any fits. */
  readonly node?: number;
}

export interface SampleResult {
  readonly hash: string;
  readonly state: SampleState;
  /** Why it is excluded. */
  readonly reason?: string;
}

export interface PageResult {
  readonly results: readonly SampleResult[];
  /** What does not hold; empty where the page can be trusted. */
  readonly problems: readonly Problem[];
}

/** A mistake in the samples of a page as a problem of its content. */
export function toProblem(file: string, line: number, message: string): Problem {
  return {file, line, rule: 'samples', message};
}
