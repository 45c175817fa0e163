import type {CommentSettings} from './comments';

/** What `docusaurus.config.ts` hands to the browser as `customFields`. */
export interface SiteFields extends Record<string, unknown> {
  /** Folder of this site in its repository, without a trailing slash. */
  readonly docsRepositoryBase: string;
  /** Address that receives newsletter sign-ups; absent means that no form exists (FTR-3, C-24). */
  readonly newsletterAction?: string;
  /** Where votes on pages go: `issues`, or an address; absent means that the question is not asked. */
  readonly feedback?: string;
  /** Where comments are kept; absent means that there are none (CMT-1). */
  readonly comments?: CommentSettings;
  /** Whether pages stay available without a connection. */
  readonly isOfflineOffered: boolean;
  /** Where queries of the hosted search go: paths of this site below `/api/`, or addresses; empty means the provider's own hosts (API-1, C-14). */
  readonly searchHosts: readonly string[];
}
