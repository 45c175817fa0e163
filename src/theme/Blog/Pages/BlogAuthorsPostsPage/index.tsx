// Swizzle: Blog/Pages/BlogAuthorsPostsPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives search engines no description and the same title for each page; it repeats the list of posts.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import NotIndexed from '@site/src/components/NotIndexed';
import PostListLanguages from '@site/src/components/PostListLanguages';
import {describeListPage} from '@site/src/labels/blog';

export default function BlogAuthorsPostsPage({author, ...rest}: Props): ReactNode {
  const list = {title: useBlogAuthorPageTitle(author), description: author.description};
  return (
    <>
      <PostListLanguages items={rest.items} />
      <NotIndexed />
      <Original author={author} {...rest} />
      <PageMetadata {...describeListPage(list, rest.listMetadata.page)} />
    </>
  );
}
