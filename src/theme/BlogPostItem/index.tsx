// Swizzle: BlogPostItem, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: a post is followed by its comments, on its own page only (CMT-1).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import Comments from '@site/src/components/Comments';

export default function BlogPostItemWithComments(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItem {...props} />
      {isBlogPostPage && <Comments />}
    </>
  );
}
