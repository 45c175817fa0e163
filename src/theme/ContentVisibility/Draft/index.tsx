// Swizzle: ContentVisibility/Draft, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: uses this portal's notice instead of an admonition, which every document would have to load.
import type {ReactNode} from 'react';
import {DraftBannerMessage, DraftBannerTitle} from '@docusaurus/theme-common';
import Notice from '@site/src/components/Notice';

export default function Draft(): ReactNode {
  return (
    <Notice icon="edit" tone="warning" title={<DraftBannerTitle />}>
      <DraftBannerMessage />
    </Notice>
  );
}
