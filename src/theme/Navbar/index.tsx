// Swizzle: Navbar, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: mega-menus, the 768 px switch and a native modal menu (HDR-1..6, C-22) need a different structure.
import type {ReactNode} from 'react';
import SiteHeader from '@site/src/components/SiteHeader';

export default function Navbar(): ReactNode {
  return <SiteHeader />;
}
