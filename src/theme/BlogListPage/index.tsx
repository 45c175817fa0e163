// Swizzle: BlogListPage, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: the list has a heading, feeds and the same look as other lists; whole excerpts would repeat the descriptions.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogIndex from '@site/src/components/BlogIndex';

export default function BlogListPage(props: Props): ReactNode {
  return (
    <>
      <BlogListPageStructuredData {...props} />
      <BlogIndex {...props} />
    </>
  );
}
