/** One mistake in the content, in words that tell its author what to change. */
export interface Problem {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Name of the check that found it, such as `front-matter`. */
  readonly rule: string;
  /** What is wrong, what was found, and how to put it right. */
  readonly message: string;
}

/** Problems as lines such as `docs/start/index.mdx:3 front-matter: …`, sorted by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .toSorted(comparePlaces)
    .map(({file, line, rule, message}) => `${file}:${line} ${rule}: ${message}`)
    .join('\n');
}

function comparePlaces(a: Problem, b: Problem): number {
  if (a.file !== b.file) {
    return a.file < b.file ? -1 : 1;
  }
  return a.line - b.line;
}
