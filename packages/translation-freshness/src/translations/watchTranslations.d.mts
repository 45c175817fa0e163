/** What the loader needs of the bundler. */
export interface WatchContext {
  readonly resourcePath: string;
  getOptions(): {filesOf(file: string): readonly {readonly file: string}[]};
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

export default function watchTranslations(this: WatchContext, source: string): string;
