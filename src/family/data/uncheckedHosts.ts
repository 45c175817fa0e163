/** A host whose pages work in a browser but refuse programs, so that `npm run links:outside` cannot say anything about them. */
export interface UncheckedHost {
  /** Without scheme and port, such as `www.example.org`. */
  readonly host: string;
  /** What it answers, and when that was last seen. */
  readonly reason: string;
}

export const UNCHECKED_HOSTS: readonly UncheckedHost[] = [];
