import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleState} from '../../../src/lib/contracts/samples';
import type {Problem} from '@selection-set/content-model';
import type {ChildGuard} from './childGuard';
import {checkData} from './checkData';
import {compareCommand} from './compareCommand';
import {createTextAdapter} from './createTextAdapter';
import {describeExecuted} from './describeExecuted';
import {listExecuted} from './listExecuted';
import {createProjectFiles} from './projectFiles';
import {type SampleResult, toProblem} from './samplePage';
import {createServers} from './servers';
import {openShell} from './shell';
import {isRefusable, stateOfFile} from './stateOfFile';
import type {CommandStep, FileStep, Step} from './step';
import type {TypeChecker} from './typeChecker';
import {createTypeReview} from './typeReview';

export interface ProjectTools {
  /** Page that the steps are from, relative to the portal's folder. */
  readonly page: string;
  /** Folder that the project's files go to. */
  readonly root: string;
  /** Folder of the programs that `npx` finds. */
  readonly bin: string;
  /** Ports of the page, with those that are free. */
  readonly ports: ReadonlyMap<number, number>;
  readonly guard: ChildGuard;
  readonly checkTypes: TypeChecker;
}

export interface ProjectResult {
  readonly results: readonly SampleResult[];
  readonly problems: readonly Problem[];
}

const MANIFEST = {name: 'sample', version: '1.0.0', private: true, type: 'module'};

/** Commands after which files of the page may be gone. */
const REMOVES = /\b(?:git|mv|rm)\b/u;

/** Does what a page's reader does in one project: makes its files, runs its commands, compares what is printed. */
export async function runProject(
  steps: readonly Step[],
  {page, root, bin, ports, guard, checkTypes}: ProjectTools,
): Promise<ProjectResult> {
  const problems: Problem[] = [];
  const states = new Map<string, SampleState>();
  const adapter = createTextAdapter(root, ports);
  const files = createProjectFiles(root, adapter);
  const shell = openShell({root, bin, guard});
  const servers = createServers(ports);
  const types = createTypeReview({page, root, checkTypes, restore: adapter.restore});
  /** Code that the page shows because it is wrong; it goes with the next file. */
  let wrong: {readonly step: FileStep; readonly folder: string} | undefined;

  async function runFile(step: FileStep): Promise<void> {
    const folder = await shell.folder();
    const name = path.posix.join(folder, step.name);
    const known = await files.list();
    if (step.mode !== 'part' && wrong === undefined && known.some((file) => file.name === name)) {
      problems.push(...types.replace(name, known));
    }
    if (wrong !== undefined) {
      problems.push(...types.replace(path.posix.join(wrong.folder, wrong.step.name), known));
      if (path.posix.join(wrong.folder, wrong.step.name) !== name) {
        await files.undo(wrong.step, wrong.folder);
      }
      wrong = undefined;
    }
    const refused = await files.apply(step, folder);
    if (refused !== undefined) {
      problems.push(toProblem(page, step.line, refused));
      return;
    }
    const made = (await files.list()).find((file) => file.name === name);
    const mistake = made === undefined ? undefined : checkData(step, made);
    if (mistake !== undefined) {
      problems.push(toProblem(page, mistake.line, mistake.message));
    }
    const state = stateOfFile(step);
    if (state !== undefined) {
      states.set(step.hash, state);
    }
    if (step.isInvalid && isRefusable(name)) {
      wrong = {step, folder};
    }
  }

  async function runCommand(step: CommandStep): Promise<void> {
    const folder = await shell.folder();
    if (REMOVES.test(step.code)) {
      types.lookAt(await files.list());
    }
    const executed = listExecuted(step.code, folder, await files.list());
    const outcome = await compareCommand(step, {
      run: (isReady) => shell.run(adapter.adapt(step.code), isReady),
      restore: (text) => adapter.restoreOutput(text, folder),
      servers,
    });
    if (outcome !== undefined) {
      const message = `${outcome.message}${describeExecuted(executed)}`;
      problems.push(toProblem(page, outcome.line, message));
      return;
    }
    if (step.hash !== undefined) {
      states.set(step.hash, 'executed');
    }
    for (const {steps: made} of executed) {
      made.filter(({isInvalid}) => !isInvalid).forEach(({hash}) => states.set(hash, 'executed'));
    }
  }

  await mkdir(root, {recursive: true});
  await writeFile(path.join(root, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        await runFile(step);
      } else if (step.kind === 'command') {
        await runCommand(step);
      }
    }
    problems.push(...types.finish(await files.list()));
  } finally {
    await shell.stop();
  }
  return {problems, results: [...states].map(([hash, state]) => ({hash, state}))};
}
