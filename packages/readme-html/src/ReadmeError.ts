import type {ReadmeOptions} from './options';

/** A README that cannot be rendered. The page goes without it; the message says which tool, why, and what to do. */
export class ReadmeError extends Error {
  override readonly name = 'ReadmeError';

  constructor(
    readonly toolName: string,
    readonly reason: string,
    {repository, directory}: Pick<ReadmeOptions, 'repository' | 'directory'>,
  ) {
    const place = directory ? `${repository}, folder ${directory}` : repository;
    super(
      `The README of ${toolName} (${place}) cannot be rendered: ${reason}. The page of the tool goes without it until the README or the limits in packages/readme-html/src/limits.ts change.`,
    );
  }
}

/** Why something failed, in words for a person. */
export function describeFailure(error: unknown): string {
  if (error instanceof RangeError) {
    return 'it is nested too deeply';
  }
  return error instanceof Error ? error.message : String(error);
}
