/** One document or post, as `plugins/catalogue/page-index` writes it and the 404 page and the search page without scripts read it. */
export interface IndexedPage {
  readonly kind: 'doc' | 'post' | 'page';
  /** Path without the site's base address, such as `/docs/start`. */
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
