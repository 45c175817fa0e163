/**
 * Data module of `page-index` with the pages that one version's readers search: its documents and all posts.
 *
 * @param version name of a version that is not the latest; the latest without it.
 */
export function pagesFile(version?: string): string {
  return version === undefined ? 'pages.json' : `pages-${version}.json`;
}

/** One document or post, as `plugins/page-index` writes it and the 404 and search pages read it. */
export interface IndexedPage {
  readonly kind: 'doc' | 'post' | 'page';
  /** Path without the site's base address, such as `/docs/yoga`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** One post for the list of the latest posts. */
export interface LatestPost {
  readonly path: string;
  /** File as Docusaurus names it; tells the language that the post is in. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Keys of the tools that the post is about, from its front matter. */
  readonly tools: readonly string[];
}
