import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {applyFile, type SourceText} from './applyFile';
import type {FileStep} from './step';

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
