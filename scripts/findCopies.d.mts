/** A piece of code that two places share, such as `src/lib/a.ts:12`. */
export interface Copy {
  readonly one: string;
  readonly other: string;
  readonly lines: number;
}

export function findCopies(
  files: readonly {readonly name: string; readonly text: string}[],
): Promise<readonly Copy[]>;
