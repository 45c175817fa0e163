import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {applyFile, type SourceText} from './compareCommand';
import {toProblem} from './samplePage';
import type {FileStep} from './step';
import type {TypeChecker, TypeMistake} from './checkSamples';

/** A file as the page has made it so far. */
export interface ProjectFile extends SourceText {
  /** Relative to the project's folder, with `/`. */
  readonly name: string;
  /** Steps that it was made by, the last one last. */
  readonly steps: readonly FileStep[];
}

/** How texts of the page become texts of files, such as by other ports, and back. */
export interface TextAdapter {
  readonly adapt: (text: string) => string;
  readonly restore: (text: string) => string;
}

/** The files of one project. The disk is what counts: commands of the page may change and remove them too. */
export interface ProjectFiles {
  /** Those of the page that are still there. */
  readonly list: () => Promise<readonly ProjectFile[]>;
  /** @returns why the file cannot be made; undefined where it was. */
  readonly apply: (step: FileStep, folder: string) => Promise<string | undefined>;
  /** Puts back what was there before the last `apply` of the same step. */
  readonly undo: (step: FileStep, folder: string) => Promise<void>;
}

/** @param root folder of the project. */
export function createProjectFiles(root: string, {adapt, restore}: TextAdapter): ProjectFiles {
  const files = new Map<string, ProjectFile>();
  const before = new Map<FileStep, ProjectFile | undefined>();

  async function read(name: string): Promise<ProjectFile | undefined> {
    const written = await readIfThere(path.join(root, name));
    if (written === undefined) {
      return undefined;
    }
    const text = restore(written);
    const known = files.get(name);
    return known?.text === text ? known : {name, text, lines: [], steps: known?.steps ?? []};
  }

  async function write(name: string, file: ProjectFile | undefined): Promise<void> {
    const target = path.join(root, name);
    if (file === undefined) {
      files.delete(name);
      await rm(target, {force: true});
      return;
    }
    files.set(name, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, adapt(file.text));
  }

  return {
    async list() {
      const found = await Promise.all([...files.keys()].map(read));
      return found.filter((file) => file !== undefined);
    },
    async apply(step, folder) {
      const name = path.posix.join(folder, step.name);
      const current = await read(name);
      const applied = applyFile(step, current);
      if ('message' in applied) {
        return applied.message;
      }
      before.set(step, current);
      if (step.mode !== 'part') {
        const isWhole = step.mode === 'write' && step.replaces === undefined;
        const earlier = isWhole ? [] : (current?.steps ?? []);
        await write(name, {...applied, name, steps: [...earlier, step]});
      }
      return undefined;
    },
    undo: (step, folder) => write(path.posix.join(folder, step.name), before.get(step)),
  };
}

export interface TypeReviewTools {
  /** Page that the files are from. */
  readonly page: string;
  /** Folder of the files. */
  readonly root: string;
  readonly checkTypes: TypeChecker;
  readonly restore: (text: string) => string;
}

/**
 * Follows files through a page. What a page replaces must have compiled at least once before, which may be after a command that makes what
 * it imports; at the end everything must. A file that is shown because it is wrong must not compile.
 */
export interface TypeReview {
  /** @param files as they are before one of them changes. */
  readonly lookAt: (files: readonly ProjectFile[]) => void;
  /** @param name of the file that a step is about to replace. */
  readonly replace: (name: string, files: readonly ProjectFile[]) => readonly Problem[];
  readonly finish: (files: readonly ProjectFile[]) => readonly Problem[];
}

export const CODE_FILE = /\.[cm]?[jt]sx?$/u;

export function createTypeReview({page, root, checkTypes, restore}: TypeReviewTools): TypeReview {
  const accepted = new Set<FileStep>();
  const refused = new Set<FileStep>();
  let last: {readonly key: string; readonly mistakes: readonly TypeMistake[]} | undefined;

  function check(files: readonly ProjectFile[]): readonly TypeMistake[] {
    const code = files.filter(({name}) => CODE_FILE.test(name));
    const mistakes =
      code.length === 0
        ? []
        : checkTypes(
            root,
            code.map(({name}) => name),
          );
    for (const file of code) {
      const step = file.steps.at(-1);
      if (step !== undefined) {
        const isRefused = mistakes.some(({name}) => name === file.name);
        (isRefused ? refused : accepted).add(step);
      }
    }
    return mistakes;
  }

  function lookAt(files: readonly ProjectFile[]): readonly TypeMistake[] {
    const key = JSON.stringify(files.map(({name, text}) => [name, text]));
    if (last?.key !== key) {
      last = {key, mistakes: check(files)};
    }
    return last.mistakes;
  }

  function report(files: readonly ProjectFile[], mistakes: readonly TypeMistake[]): Problem[] {
    return mistakes.flatMap(({name, line, message}) => {
      const file = files.find((known) => known.name === name);
      if (file?.steps.at(-1)?.isInvalid === true) {
        return [];
      }
      const place = file?.lines[line - 1] ?? 0;
      return [
        toProblem(
          page,
          place === 0 ? (file?.steps.at(-1)?.line ?? 1) : place,
          `${name}:${line} ${restore(message)}`,
        ),
      ];
    });
  }

  /** A file that is shown as wrong, and is not. */
  function listAccepted(files: readonly ProjectFile[]): readonly Problem[] {
    return files.flatMap(({name, steps}) => {
      const step = steps.at(-1);
      return step?.isInvalid === true && CODE_FILE.test(name) && !refused.has(step)
        ? [
            toProblem(
              page,
              step.line,
              `"${name}" is marked as invalid, and the compiler accepts it.`,
            ),
          ]
        : [];
    });
  }

  return {
    lookAt,
    replace(name, files) {
      const mistakes = lookAt(files);
      const current = files.filter((file) => file.name === name);
      const step = current[0]?.steps.at(-1);
      return step === undefined || accepted.has(step)
        ? listAccepted(current)
        : [
            ...report(
              files,
              mistakes.filter((mistake) => mistake.name === name),
            ),
            ...listAccepted(current),
          ];
    },
    finish(files) {
      // Commands may have made what the files import since they were looked at.
      last = undefined;
      return [...report(files, lookAt(files)), ...listAccepted(files)];
    },
  };
}
