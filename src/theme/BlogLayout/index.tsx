// Swizzle: BlogLayout, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: posts use the same reading column as documents; the list of posts is the page itself, so there is no sidebar.
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme-original/BlogLayout';
import BlogFrame from '@site/src/components/BlogFrame';

export default function BlogLayout({
  sidebar: _sidebar,
  ...props
}: ComponentProps<typeof Original>): ReactNode {
  return <BlogFrame {...props} />;
}
