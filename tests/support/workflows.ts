import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const FOLDER = path.join(__dirname, '../../.github/workflows');

export interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly 'runs-on': string;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Every workflow of the repository; actionlint has found its shape right before these tests look at it. */
export function readWorkflows(): readonly Workflow[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      const workflow: Omit<Workflow, 'file' | 'text'> = parse(text);
      return {...workflow, file, text};
    });
}

/** @throws Error where no step of that name is in the file. */
export function findStep(file: string, name: string): Step {
  const workflow = readWorkflows().find((candidate) => candidate.file === file);
  const step = Object.values(workflow?.jobs ?? {})
    .flatMap(({steps}) => steps)
    .find((candidate) => candidate.name === name);
  if (step === undefined) {
    throw new Error(`No step "${name}" in ${file}.`);
  }
  return step;
}

/** Runs a step as a runner of GitHub does (bash, stops at the first failure), with only `env` and the search path. */
export function runStep(step: Step, cwd: string, env: Readonly<Record<string, string>>): string {
  return execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''], {
    cwd,
    env: {PATH: process.env.PATH ?? '', ...env},
    encoding: 'utf8',
  });
}
