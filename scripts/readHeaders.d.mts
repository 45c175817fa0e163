export interface HeaderRule {
  /** Beginning of the paths that it holds for. */
  readonly start: string;
  readonly headers: Readonly<Record<string, string>>;
}

export declare function parseHeaders(text: string): readonly HeaderRule[];
