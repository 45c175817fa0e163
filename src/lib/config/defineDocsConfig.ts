import {parseRepositoryBase} from '../git/parseRepositoryBase';

export interface DocsConfigInput {
  /** Product name; the part after the dash in every page title (DOC-4). */
  readonly siteName?: string;
  /** Folder of this site in its repository, such as `https://github.com/owner/name/tree/main`. */
  readonly docsRepositoryBase?: string;
}

export interface DocsConfig {
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly docsRepositoryBase: string;
}

/**
 * Checks what every documentation site must say, so that a mistake stops the build and not a reader (VAL-10).
 *
 * @returns the same values, trimmed and proven present.
 * @throws Error `Missing required "siteName" property`, then `Missing required "docsRepositoryBase" property` (ERR-7,
 * in this order), then `Invalid docsRepositoryBase URL` (ERR-5).
 */
export function defineDocsConfig({siteName, docsRepositoryBase}: DocsConfigInput): DocsConfig {
  const name = siteName?.trim();
  if (!name) {
    throw new Error('Missing required "siteName" property');
  }
  const base = docsRepositoryBase?.trim();
  if (!base) {
    throw new Error('Missing required "docsRepositoryBase" property');
  }
  parseRepositoryBase(base);
  return {siteName: name, docsRepositoryBase: base.replace(/\/+$/u, '')};
}
