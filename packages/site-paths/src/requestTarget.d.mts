export interface RequestTarget {
  /** Begins with `/`, is encoded and has no `..`. */
  readonly pathname: string;
  /** Begins with `?`, or is empty. */
  readonly search: string;
  /** Of a request to a proxy, `GET http://host/path`. */
  readonly host?: string;
}

export declare function readRequestTarget(url: string | undefined): RequestTarget | undefined;
