// Swizzle: BlogTagsPostsPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives each page the same title; the page exists in the languages of the posts that it lists (I6).
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import PostListLanguages from '@site/src/components/PostListLanguages';
import {describeListPage} from '@site/src/labels/blog';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const list = {title: useBlogTagsPostsPageTitle(props.tag)};
  return (
    <>
      <PostListLanguages items={props.items} />
      <Original {...props} />
      <PageMetadata {...describeListPage(list, props.listMetadata.page)} />
    </>
  );
}
