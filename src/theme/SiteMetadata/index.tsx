// Swizzle: SiteMetadata, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives every page of an old version a canonical address of its own (V4).
import type {ReactNode} from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import CanonicalPlace from '@site/src/components/CanonicalPlace';

export default function SiteMetadataOfLatest(): ReactNode {
  return (
    <CanonicalPlace>
      <SiteMetadata />
    </CanonicalPlace>
  );
}
