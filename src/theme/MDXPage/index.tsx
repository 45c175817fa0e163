// Swizzle: MDXPage, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: title and description come from the front matter, in the frame of the other marketing pages.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import MarkdownPage from '@site/src/components/MarkdownPage';

export default function MDXPage(props: Props): ReactNode {
  return <MarkdownPage {...props} />;
}
