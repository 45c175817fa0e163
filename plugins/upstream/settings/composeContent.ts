import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options} from '@docusaurus/preset-classic';
import {DOCS_VERSIONS} from '../../../src/data/docsVersions';

export interface ContentParts {
  /** What happens to all Markdown while it is compiled. */
  readonly steps: {readonly remarkPlugins: readonly MDXPlugin[]};
  /** What documents go through besides. */
  readonly docsSteps: readonly MDXPlugin[];
  /** Settings of the sidebar. */
  readonly docs: object;
  /** Address of the sources, for links that edit them. */
  readonly editUrl: string;
  /** Feeds of the language that is built. */
  readonly feedOptions: NonNullable<Exclude<Options['blog'], false>>['feedOptions'];
}

/** Settings of documents, posts, pages and style sheets. */
export function composeContent({
  steps,
  docsSteps,
  docs,
  editUrl,
  feedOptions,
}: ContentParts): Options {
  const shared = {...steps, remarkPlugins: [...steps.remarkPlugins]};
  const edited = {editUrl, editLocalizedFiles: true};
  return {
    docs: {
      ...shared,
      ...docs,
      ...edited,
      ...DOCS_VERSIONS,
      sidebarPath: './sidebars.ts',
      remarkPlugins: [...steps.remarkPlugins, ...docsSteps],
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
    },
    blog: {
      ...shared,
      ...edited,
      blogTitle: 'Blog',
      blogDescription: 'Notes on building, typing, testing and operating GraphQL APIs.',
      blogSidebarCount: 0,
      // The list of posts is the archive: every post with its date.
      archiveBasePath: null,
      feedOptions,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
    },
    pages: {...shared, ...edited},
    theme: {
      customCss: ['layers', 'tokens', 'base', 'content', 'code', 'utilities'].map(
        (name) => `./src/css/${name}.css`,
      ),
    },
    // `languages.sitemap` takes its place.
    sitemap: false,
  };
}
