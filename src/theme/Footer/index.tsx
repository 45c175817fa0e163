// Swizzle: Footer, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: product columns come from the catalogue, and the newsletter is optional (FTR-1..3).
import type {ReactNode} from 'react';
import SiteFooter from '@site/src/components/SiteFooter';

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
