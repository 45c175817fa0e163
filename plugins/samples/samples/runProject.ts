import {mkdir} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import type {Problem} from '@selection-set/content-model';
import ts from 'typescript';
import type {SampleState} from '../../../src/lib/contracts/samples';
import {installPackages, type PackageStore} from './installPackages';
import {DATA_FILE, checkData, compareCommand} from './compareCommand';
import {openShell, type ChildGuard} from './shell';
import {createServers, replacePorts, restorePorts} from './servers';
import {
  CODE_FILE,
  createProjectFiles,
  createTypeReview,
  type ProjectFile,
  type TextAdapter,
} from './typeReview';
import {toProblem, type SampleResult} from './samplePage';
import type {CommandStep, FileStep, PackagesStep, Step} from './step';
import type {TypeChecker} from './checkSamples';

const TAGS = new Set(['gql', 'graphql']);
const COMMENT = /\/\*\s*GraphQL\s*\*\/\s*$/u;

/** GraphQL in code: templates without inserted code, after `gql` or `graphql`, in calls of these, or after a `GraphQL` comment. */
export function findTemplates(code: string): readonly string[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isNoSubstitutionTemplateLiteral(node) && isGraphql(node, code)) {
      found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isGraphql(node: ts.Node, code: string): boolean {
  const {parent} = node;
  if (ts.isTaggedTemplateExpression(parent)) {
    return ts.isIdentifier(parent.tag) && TAGS.has(parent.tag.text);
  }
  const isArgument =
    ts.isCallExpression(parent) &&
    ts.isIdentifier(parent.expression) &&
    TAGS.has(parent.expression.text);
  return isArgument || COMMENT.test(code.slice(0, node.getStart()));
}

const GRAPHQL_FILE = /\.(?:graphqls?|gql)$/u;

/** Whether a file's whole text is validated as GraphQL of the page, by `checkDocuments.ts`. */
export function isGraphqlFile({name, mode, replaces}: FileStep): boolean {
  return mode !== 'part' && replaces === undefined && GRAPHQL_FILE.test(name);
}

/** What making a file has shown about its sample; undefined where another check says it. */
export function stateOfFile(step: FileStep): SampleState | undefined {
  const {name, mode, replaces, isInvalid} = step;
  if (isGraphqlFile(step)) {
    return undefined;
  }
  if (mode === 'part') {
    return 'compared';
  }
  if (isInvalid && isRefusable(name)) {
    return 'refused';
  }
  if (CODE_FILE.test(name)) {
    return 'type-checked';
  }
  if (DATA_FILE.test(name)) {
    return 'validated';
  }
  return replaces === undefined ? 'written' : 'compared';
}

/** Whether the compiler or a parser may refuse a file of this name. */
function isRefusable(name: string): boolean {
  return CODE_FILE.test(name) || DATA_FILE.test(name);
}

const IMPORT = /(?:from|import|import\()\s*['"](?<target>\.{1,2}\/[^'"]+)['"]/gu;
const ENDING = /\.[cm]?[jt]sx?$/u;

/** The files that a command runs: those that it names, and what they import. */
export function listExecuted(
  command: string,
  folder: string,
  files: readonly ProjectFile[],
): ReadonlySet<ProjectFile> {
  const executed = new Set<ProjectFile>();
  const add = (file: ProjectFile): void => {
    if (executed.has(file)) {
      return;
    }
    executed.add(file);
    for (const {groups} of file.text.matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file.name), groups?.target ?? '');
      files.filter(({name}) => withoutEnding(name) === withoutEnding(target)).forEach(add);
    }
  };
  files.filter(({name}) => isNamed(path.posix.relative(folder, name), command)).forEach(add);
  return executed;
}

function isNamed(name: string, command: string): boolean {
  return command.split(/[\s'"=]+/u).some((word) => path.posix.normalize(word) === name);
}

function withoutEnding(name: string): string {
  return name.replace(ENDING, '');
}

interface OutputAdapter extends TextAdapter {
  /** A printed text as the page shows it: with the page's ports, and with files as the reader's folder has them. */
  readonly restoreOutput: (text: string, folder: string) => string;
}

/**
 * Between what a page says and what is true on this machine: ports, and the folder that stands for the reader's.
 *
 * @param root folder of the project.
 */
function createTextAdapter(root: string, ports: ReadonlyMap<number, number>): OutputAdapter {
  const restore = (text: string): string =>
    restorePorts(text, ports).replaceAll(`${root}${path.sep}`, '').replaceAll(root, '.');
  return {
    adapt: (text) => replacePorts(text, ports),
    restore,
    restoreOutput: (text, folder) =>
      restore(folder === '' ? text : text.replaceAll(`${path.join(root, folder)}${path.sep}`, '')),
  };
}

/** Which samples a command runs, for the author of a page whose output differs; empty for a command that runs none of the page's files. */
export function describeExecuted(executed: ReadonlySet<ProjectFile>): string {
  const files = [...executed].flatMap(({name, steps}) => {
    const lines = steps.map(({line}) => line).join(', ');
    return lines === '' ? [] : [`${name} (line ${lines})`];
  });
  return files.length === 0 ? '' : `\nIt runs ${files.join(', ')}.`;
}

export interface ProjectTools {
  /** Page that the steps are from, relative to the portal's folder. */
  readonly page: string;
  /** Folder that the project's files go to. */
  readonly root: string;
  /** Folder that has `node`. */
  readonly nodeBin: string;
  /** Where packages go that the page installs globally. */
  readonly globalPrefix: string;
  readonly store: PackageStore;
  /** Ports of the page, with those that are free. */
  readonly ports: ReadonlyMap<number, number>;
  readonly guard: ChildGuard;
  readonly checkTypes: TypeChecker;
}

export interface ProjectResult {
  readonly results: readonly SampleResult[];
  readonly problems: readonly Problem[];
}

/**
 * Names of packages that code imports and its page does not install. Others than those of the store are no packages, such as aliases, and the
 * compiler knows them.
 *
 * @returns with the line of the code, from 1.
 */
export function findUninstalled(
  code: string,
  installed: ReadonlySet<string>,
  known: ReadonlyMap<string, string>,
): readonly {readonly name: string; readonly line: number}[] {
  return ts.preProcessFile(code, true, true).importedFiles.flatMap(({fileName, pos}) => {
    const name = fileName
      .split('/')
      .slice(0, fileName.startsWith('@') ? 2 : 1)
      .join('/');
    const isMissing = known.has(name) && !installed.has(name) && !isBuiltin(fileName);
    return isMissing ? [{name, line: code.slice(0, pos).split('\n').length}] : [];
  });
}

/** Commands after which files of the page may be gone. */
const REMOVES = /\b(?:git|mv|rm)\b/u;

/** Does what a page's reader does in one project: makes its files, runs its commands, compares what is printed. */
export async function runProject(
  steps: readonly Step[],
  {page, root, nodeBin, globalPrefix, store, ports, guard, checkTypes}: ProjectTools,
): Promise<ProjectResult> {
  const problems: Problem[] = [];
  const states = new Map<string, SampleState>();
  const adapter = createTextAdapter(root, ports);
  const files = createProjectFiles(root, adapter);
  const shell = openShell({root, nodeBin, globalPrefix, guard});
  const servers = createServers(ports);
  const types = createTypeReview({page, root, checkTypes, restore: adapter.restore});
  const installed = new Set<string>();
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
    const ran = [...executed].flatMap(({steps: made}) => made.filter(({isInvalid}) => !isInvalid));
    const hashes = [...(step.hash === undefined ? [] : [step.hash]), ...ran.map(({hash}) => hash)];
    for (const hash of hashes) {
      const isMatched = step.expected !== undefined || states.get(hash) === 'matched';
      states.set(hash, isMatched ? 'matched' : 'ran');
    }
  }

  async function runInstall(step: PackagesStep): Promise<void> {
    const folder = path.join(root, await shell.folder());
    const names = await installPackages(step, {folder, root, globalPrefix}, store);
    names.forEach((name) => installed.add(name));
  }

  function checkImports(): void {
    const written = steps.filter(
      (step) => step.kind === 'file' && !step.isInvalid && CODE_FILE.test(step.name),
    );
    for (const step of written) {
      const code = 'code' in step ? step.code : '';
      for (const {name, line} of findUninstalled(code, installed, store.lock.versions)) {
        problems.push(
          toProblem(
            page,
            step.line + line,
            `The code imports "${name}", and no command of the page installs it. Add it to the command that installs packages.`,
          ),
        );
      }
    }
  }

  await mkdir(root, {recursive: true});
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        await runFile(step);
      } else if (step.kind === 'command') {
        await runCommand(step);
      } else if (step.kind === 'packages') {
        await runInstall(step);
      }
    }
    checkImports();
    problems.push(...types.finish(await files.list()));
  } finally {
    await shell.stop();
  }
  return {problems, results: [...states].map(([hash, state]) => ({hash, state}))};
}
