// Swizzle: BlogPostItem, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: on its own page, a post says before it what is translated (I3, I4, I6) and its comments after it (CMT-1).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import Comments from '@site/src/components/Comments';
import PostHead from '@site/src/components/PostHead';

export default function BlogPostItemWithComments(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PostHead />}
      <BlogPostItem {...props} />
      {isBlogPostPage && <Comments />}
    </>
  );
}
