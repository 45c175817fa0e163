// Swizzle: BlogPostItem, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: on its own page, a post says when it is behind its original (I4), and is followed by its comments (CMT-1).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import BehindNotice from '@site/src/components/BehindNotice';
import Comments from '@site/src/components/Comments';

export default function BlogPostItemWithComments(props: Props): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <BehindNotice frontMatter={{...frontMatter}} />}
      <BlogPostItem {...props} />
      {isBlogPostPage && <Comments />}
    </>
  );
}
