// Swizzle: BlogPostPaginator, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: the title of a post that is not translated keeps its own language and direction (DOC-6).
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostPaginator';
import PostNeighbours from '@site/src/components/PostNeighbours';

export default function BlogPostPaginator(props: Props): ReactNode {
  return <PostNeighbours {...props} />;
}
