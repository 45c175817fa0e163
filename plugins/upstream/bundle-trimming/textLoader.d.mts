export function inlineTexts(
  source: string,
  name: string,
  messages: Readonly<Record<string, string>>,
): {readonly code: string; readonly unknown: readonly string[]};

/** What the step needs of the bundler. */
export interface TextLoaderContext {
  readonly getOptions: () => {readonly file: string};
  readonly addDependency: (file: string) => void;
  readonly resourcePath: string;
}

export default function putTexts(this: TextLoaderContext, source: string): string;
