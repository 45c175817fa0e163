import type {XliffState} from './format';

/** Content of a text as it came back: markup by id alone, because what it stands for is taken from the project. */
export type Mark =
  | {readonly type: 'text'; readonly value: string}
  | {
      readonly type: 'code';
      readonly id: string;
      /** What the file says it stands for. */
      readonly data: string;
      readonly line: number;
    }
  | {
      readonly type: 'pair';
      readonly id: string;
      readonly line: number;
      readonly children: readonly Mark[];
    };

export interface ParsedUnit {
  readonly id: string;
  /** Of the file that came back, from 1. */
  readonly line: number;
  readonly state: XliffState;
  readonly source: readonly Mark[];
  readonly target?: {readonly line: number; readonly content: readonly Mark[]};
}

export interface ParsedFile {
  readonly id: string;
  readonly original: string;
  readonly line: number;
  readonly units: readonly ParsedUnit[];
}

export interface ParsedXliff {
  readonly line: number;
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly files: readonly ParsedFile[];
}
