// Swizzle: BlogTagsPostsPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: each page has its own title and the languages of its posts (I6); a list of one post, or a further page, has no content of its own.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import NotIndexed from '@site/src/components/NotIndexed';
import PostListLanguages from '@site/src/components/PostListLanguages';
import {describeListPage} from '@site/src/labels/blog';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const list = {title: useBlogTagsPostsPageTitle(props.tag)};
  return (
    <>
      <PostListLanguages items={props.items} />
      {(props.tag.count < 2 || props.listMetadata.page > 1) && <NotIndexed />}
      <Original {...props} />
      <PageMetadata {...describeListPage(list, props.listMetadata.page)} />
    </>
  );
}
