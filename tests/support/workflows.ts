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
  readonly env?: Readonly<Record<string, string>>;
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
  readonly env?: Readonly<Record<string, string>>;
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

/** Runs code of dependencies: a script of ours, or a program that was installed. */
const RUNS_PACKAGES = /^\s*(?:npm (?:run|test|start|exec)|npx)\b/mu;
/** Fetches packages, by whichever program. */
const INSTALLS =
  /^\s*(?:npm (?:(?:-\S+|--prefix \S+) )*(?:ci|i|install|add|install-test|it|rebuild|update)|npx|(?:yarn|pnpm|bun)(?: (?:install|add|i)\b|\s*$)|corepack)\b.*$/gmu;
const SECRET = /\$\{\{[^}]*\b(?:secrets\b|github\s*(?:\.\s*token|\[))/u;

/**
 * What is wrong with how a workflow installs packages: none of them may run a script of its own then, and nothing that is worth stealing may be
 * in the environment.
 *
 * @returns sentences
 */
export function judgeInstalls({
  file,
  env,
  jobs,
}: Pick<Workflow, 'file' | 'env' | 'jobs'>): readonly string[] {
  return Object.entries(jobs).flatMap(([id, job]) => {
    const where = `${file}: ${id}`;
    const isShared = [env, job.env].some(holdsSecret);
    let isInstalled = false;
    return job.steps.flatMap((step) => {
      const {run = '', name = run} = step;
      const installs = run.match(INSTALLS) ?? [];
      const problems = [
        ...installs
          .filter((line) => !/\s--ignore-scripts(?:\s|$)/u.test(line))
          .map((line) => `${where}: "${line.trim()}" lets packages run scripts of their own.`),
        ...(installs.length > 0 && (isShared || holdsSecret(step))
          ? [`${where}: "${name}" installs packages and sees a secret.`]
          : []),
        ...(installs.length > 0 && run.trim().split('\n').length > 1
          ? [`${where}: "${name}" does more than installing packages.`]
          : []),
        ...(RUNS_PACKAGES.test(run) && !isInstalled
          ? [`${where}: "${name}" runs before packages were installed by a step of their own.`]
          : []),
      ];
      isInstalled ||= installs.length > 0;
      return problems;
    });
  });
}

function holdsSecret(value: unknown): boolean {
  return value !== undefined && SECRET.test(JSON.stringify(value));
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
