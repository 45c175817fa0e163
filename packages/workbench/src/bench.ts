import type {Extension} from '@codemirror/state';
import type {ComponentType} from 'react';
import type {BenchInput, Example} from './address';

/** A mistake in a text, because of which a tool has no result. */
export interface Problem {
  /** Name of the file. */
  readonly file: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** What every tool answers: a result, or mistakes in place of one. */
export interface BenchOutput {
  readonly problems: readonly Problem[];
}

export interface ViewProps<Settings, Output> {
  readonly output: Output;
  /** Of the run before; undefined after the first. */
  readonly previous: Output | undefined;
  /** What the output was made of. */
  readonly input: BenchInput<Settings>;
}

/** One way to look at an output. */
export interface BenchView<Settings, Output> {
  readonly id: string;
  readonly label: string;
  readonly View: ComponentType<ViewProps<Settings, Output>>;
}

export interface SettingsProps<Settings> {
  readonly input: BenchInput<Settings>;
  readonly onChange: (input: BenchInput<Settings>) => void;
}

/** A tool for a bench. */
export interface Bench<Settings, Output extends BenchOutput> {
  /** Name of the file that the report is saved as, without its ending. */
  readonly id: string;
  /** The first is what the bench opens with. */
  readonly examples: readonly [Example<Settings>, ...Example<Settings>[]];
  /** What the files are, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly createWorker: () => Worker;
  /** How long a run may take, in milliseconds. */
  readonly limitMs: number;
  /** Settings as they came from a link; undefined where they, or the names of the files, are of another bench. */
  readonly readInput: (names: readonly string[], settings: unknown) => Settings | undefined;
  /** What a file is read with in its editor, which opens with this text. */
  readonly language: (name: string, text: string) => Extension;
  /** Controls beside the editors. They may change texts, too: each change is a run. */
  readonly Settings: ComponentType<SettingsProps<Settings>>;
  readonly views: readonly [BenchView<Settings, Output>, ...BenchView<Settings, Output>[]];
  /** Names of the steps that the worker reaches. */
  readonly steps: Readonly<Record<string, string>>;
  /** The result in one sentence. */
  readonly summarize: (output: Output) => string;
  /** The result as Markdown. */
  readonly report: (output: Output) => string;
}
