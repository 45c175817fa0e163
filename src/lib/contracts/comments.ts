/** When the comment widget may load: as soon as its place comes into view, or after a click (C-26). */
export type CommentsConsent = 'view' | 'click';

/** Where comments are kept: one category of a repository's discussions (CMT-1). */
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
