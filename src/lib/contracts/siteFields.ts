/** Fields that `docusaurus.config.ts` passes to the browser as `customFields`. */
export interface SiteFields extends Record<string, unknown> {
  /** Folder of this site in its repository, without a trailing slash. */
  readonly docsRepositoryBase: string;
  /** Address that receives newsletter sign-ups; absent means that no form exists (FTR-3, C-24). */
  readonly newsletterAction?: string;
  /** Destination of votes on pages: `issues`, or an address; absent means that the question is not shown. */
  readonly feedback?: string;
  /** Storage of comments; absent means that there are none (CMT-1). */
  readonly comments?: CommentSettings;
  /** Whether pages remain available offline. */
  readonly isOfflineOffered: boolean;
  /** Hosts for queries of the hosted search: paths of this site below `/api/`, or addresses; empty for the provider's own (API-1, C-14). */
  readonly searchHosts: readonly string[];
}

/** When the comment widget may load: as soon as its place is visible, or after a click (C-26). */
export type CommentsConsent = 'view' | 'click';

/** Storage of comments: one category of a repository's discussions (CMT-1). */
export interface CommentSettings {
  /** `owner/name` on GitHub. */
  readonly repo: `${string}/${string}`;
  readonly repoId: string;
  readonly category: string;
  readonly categoryId: string;
  /** Origin that serves the widget, without a trailing slash. */
  readonly host: string;
  readonly consent: CommentsConsent;
}

/** The offer to readers who may want another language than the current one, all of it in that language (C-10). */
export interface LocaleOffer {
  readonly locale: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly htmlLang: string;
  readonly direction: string;
  /** Start page of the site in the language. */
  readonly href: string;
  /** Name of the line for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly link: string;
  readonly dismiss: string;
}
