// Swizzle: NotFound/Content, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: the page offers an issue and the nearest pages (RTE-4); unknown documents show it, too.
import type {ReactNode} from 'react';
import NotFoundPage from '@site/src/components/NotFoundPage';

export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
