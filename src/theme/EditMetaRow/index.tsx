// Swizzle: EditMetaRow, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: posts end with one unobtrusive line instead of a grid row (DOC-1); documents and pages have theirs elsewhere.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/EditMetaRow';
import PageFacts from '@site/src/components/PageFacts';

export default function EditMetaRow({className: _className, ...props}: Props): ReactNode {
  return <PageFacts source={useBlogPost().metadata.source} {...props} />;
}
