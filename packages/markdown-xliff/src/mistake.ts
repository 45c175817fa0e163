/** What is wrong with a file that came back. */
export interface Mistake {
  /** Of that file, from 1. */
  readonly line: number;
  /** What is wrong, and how to put it right. */
  readonly message: string;
}

/** A file of the project, or one that came back, is not as it should be; nothing has been written. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  /** @param file as its owner knows it. */
  constructor(file: string, mistakes: readonly Mistake[], advice = '') {
    const lines = mistakes
      .toSorted((a, b) => a.line - b.line)
      .map(({line, message}) => `${file}:${line} ${message}`);
    super([...lines, ...(advice === '' ? [] : [advice])].join('\n'));
  }
}
