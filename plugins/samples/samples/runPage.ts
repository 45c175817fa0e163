import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {ChildGuard} from './childGuard';
import type {Problem} from '@selection-set/content-model';
import {checkDocuments} from './checkDocuments';
import {checkLiveSteps} from './checkLiveSteps';
import {checkPackages} from './checkPackages';
import {listPorts} from './ports';
import {runProject} from './runProject';
import {type PageResult, type SamplePage, type SampleResult, toProblem} from './samplePage';
import type {Step} from './step';
import type {TypeChecker} from './typeChecker';
import type {Workspace} from './workspace';

export interface PageTools {
  /** The portal's folder. */
  readonly siteDir: string;
  readonly workspace: Workspace;
  readonly takePort: () => Promise<number>;
  readonly checkTypes: TypeChecker;
  readonly guard: ChildGuard;
}

/** Follows a page literally, in an empty folder, and says what was done to each of its samples. */
export async function runPage(
  {file, steps}: SamplePage,
  {siteDir, workspace, takePort, ...tools}: PageTools,
): Promise<PageResult> {
  const texts = steps.flatMap((step) => ('code' in step ? [step.code] : []));
  const ports = new Map<number, number>();
  for (const port of listPorts(texts)) {
    ports.set(port, await takePort());
  }
  const folder = path.join(workspace.work, file.replaceAll(/[^\w-]+/gu, '-'));
  await rm(folder, {recursive: true, force: true});
  const projects = [];
  for (const name of new Set(steps.map(({project}) => project))) {
    const own = steps.filter(({project}) => project === name);
    const root = path.join(folder, name === '' ? 'main' : name);
    projects.push(await runProject(own, {page: file, root, bin: workspace.bin, ports, ...tools}));
  }
  const readSchema = (name: string): string | undefined => readIfThere(path.join(siteDir, name));
  const parts = [
    checkPackages(steps, file, workspace.lock.versions),
    checkDocuments(steps, {file, readSchema}),
    await checkLiveSteps(steps, file, siteDir),
    ...projects,
  ];
  return {
    results: [...parts.flatMap(({results}) => results), ...steps.flatMap(readExcluded)],
    problems: dedupe([
      ...parts.flatMap(({problems}) => problems),
      ...steps.flatMap((step) => (step.kind === 'stray' ? [toStrayProblem(file, step.line)] : [])),
    ]),
  };
}

function toStrayProblem(file: string, line: number): Problem {
  return toProblem(
    file,
    line,
    'This output follows no command. Put the command directly before it, or say by unchecked="…" why it cannot be compared.',
  );
}

/** The same mistake may be met in several states of the files. */
function dedupe(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values(),
  ];
}

function readExcluded(step: Step): readonly SampleResult[] {
  return step.kind === 'excluded'
    ? [{hash: step.hash, state: 'excluded', reason: step.reason}]
    : [];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
