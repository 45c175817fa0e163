export interface Replacement {
  /** What takes the place of what, for the person who reads the error. */
  readonly name: string;
  /** The request or the text that it waited for, as Docusaurus wrote it when this was made. */
  readonly waitedFor: string;
  /** What to read beside it. */
  readonly reread: string;
}

/** What stands in an error about a replacement that did nothing. */
export function describeUnmatched({name, waitedFor, reread}: Replacement): string {
  return `The replacement "${name}" matched nothing: it waited for ${waitedFor}, which Docusaurus does not have any more. Read ${reread} again and bring the replacement up to date. Until then, build with Docusaurus as it comes: UPSTREAM=plain npm run build`;
}

/**
 * Stops a build in which a replacement did nothing: pages would be as heavy as without it, or break, and nobody would know why.
 *
 * @param count how often it matched.
 * @throws Error where it did not.
 */
export function assertMatched(replacement: Replacement, count: number): void {
  if (count === 0) {
    throw new Error(describeUnmatched(replacement));
  }
}
