// Swizzle: SiteMetadata, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: old versions have the latest as canonical (V4), pages list their languages (I6), and each has a social card (DOC-5).
import type {ReactNode} from 'react';
import SiteHead from '@site/src/components/SiteHead';
import SocialCardMetadata from '@site/src/components/SocialCardMetadata';

export default function SiteMetadata(): ReactNode {
  return (
    <>
      <SiteHead />
      <SocialCardMetadata />
    </>
  );
}
