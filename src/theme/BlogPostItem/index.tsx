// Swizzle: BlogPostItem, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: a post has notices about its translation above it (I3, I4, I6) and comments below it (CMT-1); lists of posts have no such items.
import type {ReactNode} from 'react';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import Comments from '@site/src/components/Comments';
import PostHead from '@site/src/components/PostHead';

export default function BlogPostItemWithComments(props: Props): ReactNode {
  return (
    <>
      <PostHead />
      <BlogPostItem {...props} />
      <Comments />
    </>
  );
}
