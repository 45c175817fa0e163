import type {LanguageName} from '@selection-set/code-blocks';
import type {InstallLine} from './readPackages';

/** Where a step stands in its page. */
interface Place {
  /** Of the page, from 1. */
  readonly line: number;
  /** Name of the project within the page; most pages have one, which has no name. */
  readonly project: string;
}

/** How a fence becomes a file: `write` makes or replaces it, `extend` adds to its end, `part` shows lines that it has already. */
export type FileMode = 'extend' | 'part' | 'write';

export interface FileStep extends Place {
  readonly kind: 'file';
  readonly hash: string;
  readonly language: LanguageName;
  /** Relative to the folder that the reader is in, with `/`. */
  readonly name: string;
  readonly code: string;
  readonly mode: FileMode;
  /** Of a patch: the lines whose place the code takes. */
  readonly replaces?: string;
  /** Whether it is shown because it is refused. */
  readonly isInvalid: boolean;
}

/** Code without a file, such as one operation. */
export interface DocumentStep extends Place {
  readonly kind: 'document';
  readonly hash: string;
  readonly language: LanguageName;
  readonly code: string;
  /** Schema of another page or file, relative to the project's folder, where the page has none. */
  readonly schema?: string;
  readonly isInvalid: boolean;
}

/** An operation that readers can run in the page (`plugins/samples/live-samples`). */
export interface LiveStep extends Place {
  readonly kind: 'live';
  readonly hash: string;
  readonly language: LanguageName;
  readonly code: string;
  /** Path of the schema's module, relative to the project's folder, where the fence names one. */
  readonly schema?: string;
  /** JSON text; empty for none. */
  readonly variables: string;
  readonly expected?: Expected;
}

/** What a reader is told to see. */
export interface Expected {
  /** Of the page, from 1. */
  readonly line: number;
  readonly text: string;
  readonly isJson: boolean;
}

export interface CommandStep extends Place {
  readonly kind: 'command';
  /** Absent for a command of `<PackageCmd>`, which is no fence. */
  readonly hash?: string;
  readonly code: string;
  readonly expected?: Expected;
  /** Exit code that the page says it ends with; absent for 0. */
  readonly fails?: number;
}

/** Packages that the page tells the reader to install. */
export interface PackagesStep extends Place, InstallLine {
  readonly kind: 'packages';
  readonly hash?: string;
}

/** Options of packages that the page names in tables and in its text. */
export interface OptionsStep extends Place {
  readonly kind: 'options';
  /** As the page writes them, such as `maskedErrors`, `edge.size` and `--config`. */
  readonly options: readonly {readonly name: string; readonly line: number}[];
  /** What its text names that may be packages. */
  readonly mentioned: readonly string[];
}

/** A sample that nobody can check here, and why. */
interface ExcludedStep extends Place {
  readonly kind: 'excluded';
  readonly hash: string;
  readonly language: LanguageName;
  /** Title of its fence, or its language. */
  readonly name: string;
  readonly reason: string;
}

/** An output that follows no command, so that nobody can say whether it is true. */
interface StrayStep extends Place {
  readonly kind: 'stray';
}

/** One thing that a reader who follows a page does. */
export type Step =
  | CommandStep
  | DocumentStep
  | ExcludedStep
  | FileStep
  | LiveStep
  | OptionsStep
  | PackagesStep
  | StrayStep;
