// Swizzle: SiteMetadata, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: old versions are canonical to the latest (V4), and each page has a social card (DOC-5).
import type {ReactNode} from 'react';
import Original from '@theme-original/SiteMetadata';
import CanonicalPlace from '@site/src/components/CanonicalPlace';
import SocialCardMetadata from '@site/src/components/SocialCardMetadata';

export default function SiteMetadata(): ReactNode {
  return (
    <>
      <CanonicalPlace>
        <Original />
      </CanonicalPlace>
      <SocialCardMetadata />
    </>
  );
}
