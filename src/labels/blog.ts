import {translate} from '@docusaurus/Translate';

/** What search engines are told about the overviews of the blog. */
export const blogDescriptions = {
  tags: translate({
    id: 'blog.tags.description',
    message: 'All subjects of the blog, each with its posts on GraphQL APIs.',
    description: 'Description of the list of tags for search engines',
  }),
  authors: translate({
    id: 'blog.authors.description',
    message: 'Who writes the blog, and what each author has written.',
    description: 'Description of the list of authors for search engines',
  }),
} as const;
