/** What the tools are for: a proper name, the same in all languages, as it stands before "tools". */
export const SUBJECT = 'GraphQL';

/** For search engines and feeds, in English; translations are in `i18n/<language>/docusaurus-plugin-content-blog/options.json`. */
export const BLOG_DESCRIPTION = 'Notes on building, typing, testing and operating GraphQL APIs.';

/**
 * The line above the header: where its link leads, and a name. With a new name it shows again to readers who have dismissed the former
 * (DOC-8). Its words are in `src/family/labels/announcement.ts`.
 */
export const ANNOUNCEMENT = {id: 'portal-open', to: '/docs/start/first-graphql-api'} as const;
