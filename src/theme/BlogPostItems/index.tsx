// Swizzle: BlogPostItems, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: lists under a tag and an author look like the blog; whole excerpts would repeat the descriptions.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';
import PostSummaries from '@site/src/components/PostSummaries';

export default function BlogPostItems({items}: Props): ReactNode {
  return <PostSummaries items={items} />;
}
