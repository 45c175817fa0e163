// Swizzle: TOCItems/Tree, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: under Trusted Types the HTML of headings must be a trusted value.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCItems/Tree';
import HeadingTree from '@site/src/components/HeadingTree';

export default function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  return <HeadingTree headings={toc} className={className} linkClassName={linkClassName} />;
}
