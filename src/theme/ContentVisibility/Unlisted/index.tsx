// Swizzle: ContentVisibility/Unlisted, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: uses this portal's notice instead of an admonition, which every document would have to load.
import type {ReactNode} from 'react';
import {
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import Notice from '@site/src/components/Notice';

export default function Unlisted(): ReactNode {
  return (
    <Notice icon="link" tone="warning" title={<UnlistedBannerTitle />}>
      <UnlistedMetadata />
      <UnlistedBannerMessage />
    </Notice>
  );
}
