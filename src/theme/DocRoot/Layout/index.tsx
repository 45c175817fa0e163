// Swizzle: DocRoot/Layout, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: one sidebar for every width that opens without scripts; the page is at most 80 rem wide (C-22, RTE-6).
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';
import DocsLayout from '@site/src/components/DocsLayout';

export default function DocRootLayout({children}: Props): ReactNode {
  return <DocsLayout>{children}</DocsLayout>;
}
