import {SIDEBAR_COLLAPSE_LEVEL_FALLBACK} from '../constants';
import {parseRepositoryBase} from '../git/parseRepositoryBase';

export interface DocsConfigInput {
  /** Product name; the part after the dash in every page title (DOC-4). */
  readonly siteName?: string;
  /** Folder of this site in its repository, such as `https://github.com/owner/name/tree/main`. */
  readonly docsRepositoryBase?: string;
  /**
   * Depth to which sidebar folders start open (DOC-3): 0 for none, 1 for those at the top of a sidebar, and so on. Counted by folders inside
   * the sidebar, not by slashes of the address (C-03). 2 where it is left out.
   */
  readonly sidebarCollapseLevel?: number;
}

export interface DocsConfig {
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly docsRepositoryBase: string;
  readonly sidebarCollapseLevel: number;
}

/**
 * Checks what every documentation site must say, so that a mistake stops the build and not a reader (VAL-10).
 *
 * @returns the same values, trimmed and proven present.
 * @throws Error `Missing required "siteName" property`, then `Missing required "docsRepositoryBase" property` (ERR-7,
 * in this order), then `Invalid docsRepositoryBase URL` (ERR-5), then `Invalid sidebarCollapseLevel`.
 */
export function defineDocsConfig({
  siteName,
  docsRepositoryBase,
  sidebarCollapseLevel = SIDEBAR_COLLAPSE_LEVEL_FALLBACK,
}: DocsConfigInput): DocsConfig {
  const name = siteName?.trim();
  if (!name) {
    throw new Error('Missing required "siteName" property');
  }
  const base = docsRepositoryBase?.trim();
  if (!base) {
    throw new Error('Missing required "docsRepositoryBase" property');
  }
  parseRepositoryBase(base);
  if (!Number.isInteger(sidebarCollapseLevel) || sidebarCollapseLevel < 0) {
    throw new Error(
      `Invalid sidebarCollapseLevel: ${JSON.stringify(sidebarCollapseLevel)}. Give a whole number from 0: how many levels of folders start open in the sidebar.`,
    );
  }
  return {siteName: name, docsRepositoryBase: base.replace(/\/+$/u, ''), sidebarCollapseLevel};
}
