/** The parts of the bundler's runtime that the portal uses. */
declare const __webpack_require__: {
  /** Loads a chunk, or gives what is on its way; one that failed is asked for anew. */
  e: (chunk: number | string, ...rest: readonly unknown[]) => Promise<unknown>;
  /** Address of a chunk, or nothing where it has no file of its own. */
  gca: (chunk: string) => string | undefined;
  /** File of a chunk, below `p`. */
  readonly u: (chunk: number | string) => string;
  /** Base address of all files. */
  readonly p: string;
};
