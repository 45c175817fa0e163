import path from 'node:path';
import type {ProjectFile} from './projectFiles';

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
