// Swizzle: BlogTagsPostsPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: the page exists in the languages of the posts that it lists (I6).
import type {ReactNode} from 'react';
import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import PostListLanguages from '@site/src/components/PostListLanguages';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  return (
    <>
      <PostListLanguages items={props.items} />
      <Original {...props} />
    </>
  );
}
