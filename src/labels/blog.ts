import {translate} from '@docusaurus/Translate';

/** Descriptions of the blog's overviews for search engines. */
export const blogDescriptions = {
  tags: translate({
    id: 'blog.tags.description',
    message: 'All subjects of the blog, each with its posts.',
    description: 'Description of the list of tags for search engines',
  }),
  authors: translate({
    id: 'blog.authors.description',
    message: 'Who writes the blog, and what each author has written.',
    description: 'Description of the list of authors for search engines',
  }),
} as const;

export interface ListText {
  readonly title: string;
  readonly description?: string | undefined;
}

/**
 * Title and description of a page of a list, from 1, for search engines, which require them to be unique. Those of the list are for its
 * first page.
 */
export function describeListPage(list: ListText, page: number): ListText {
  return page === 1
    ? list
    : {
        title: nameFurtherPage(list.title, page),
        description: list.description && describeFurtherPage(list.description, page),
      };
}

function nameFurtherPage(title: string, page: number): string {
  return translate(
    {
      id: 'blog.list.title',
      message: '{title}, page {page}',
      description: 'Title of the second and each further page of a list of posts',
    },
    {title, page: String(page)},
  );
}

function describeFurtherPage(description: string, page: number): string {
  return translate(
    {
      id: 'blog.list.description',
      message: '{description} Page {page}.',
      description:
        'Description of the second and each further page of a list of posts, for search engines; {description} is a sentence',
    },
    {description, page: String(page)},
  );
}
