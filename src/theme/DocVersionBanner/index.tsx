// Swizzle: DocVersionBanner, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: upstream is an alert that interrupts screen readers, and it does not say when the latest version lacks the page (V3).
import type {ReactNode} from 'react';
import VersionNotice from '@site/src/components/VersionNotice';

export default function DocVersionBanner(): ReactNode {
  return <VersionNotice />;
}
