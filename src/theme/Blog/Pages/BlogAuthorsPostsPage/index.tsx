// Swizzle: Blog/Pages/BlogAuthorsPostsPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream shows an author's description, but does not tell search engines; the page exists in the languages of its posts (I6).
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import PostListLanguages from '@site/src/components/PostListLanguages';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {description} = props.author;
  return (
    <>
      {description !== undefined && <PageMetadata description={description} />}
      <PostListLanguages items={props.items} />
      <Original {...props} />
    </>
  );
}
