import type {Extension} from '@codemirror/state';
import type {ComponentType} from 'react';
import type {BenchInput, Example} from './address';

/** A mistake in a text that prevents a result. */
export interface Problem {
  /** Name of the file. */
  readonly file: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Output of every tool: a result, or mistakes instead. */
export interface BenchOutput {
  readonly problems: readonly Problem[];
}

export interface ViewProps<Settings, Output> {
  readonly output: Output;
  /** Of the previous run; undefined after the first. */
  readonly previous: Output | undefined;
  /** The input of this output. */
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
  /** Name of the report's file, without its extension. */
  readonly id: string;
  /** The bench opens with the first. */
  readonly examples: readonly [Example<Settings>, ...Example<Settings>[]];
  /** Labels of the files, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly createWorker: () => Worker;
  /** How long a run may take, in milliseconds. */
  readonly limitMs: number;
  /** Settings from a link; undefined when they, or the names of the files, are for another bench. */
  readonly readInput: (names: readonly string[], settings: unknown) => Settings | undefined;
  /** Language support of a file's editor, which opens with this text. */
  readonly language: (name: string, text: string) => Extension;
  /** Controls next to the editors. They may change texts, too: each change is a run. */
  readonly Settings: ComponentType<SettingsProps<Settings>>;
  readonly views: readonly [BenchView<Settings, Output>, ...BenchView<Settings, Output>[]];
  /** Names of the steps that the worker reaches. */
  readonly steps: Readonly<Record<string, string>>;
  /** The result in one sentence. */
  readonly summarize: (output: Output) => string;
  /** The result as Markdown. */
  readonly report: (output: Output) => string;
}
