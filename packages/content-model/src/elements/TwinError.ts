/** Something that a page says and its Markdown twin cannot; names the place as checks of the content do. */
export class TwinError extends Error {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong and how to put it right, without the place. */
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} ${reason}`);
    this.name = 'TwinError';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}
