// Swizzle: DocItem/Layout, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: a reading column with a measure, and a table of contents from 1180 px (RTE-6).
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Layout';
import DocArticle from '@site/src/components/DocArticle';

export default function DocItemLayout({children}: Props): ReactNode {
  return <DocArticle>{children}</DocArticle>;
}
