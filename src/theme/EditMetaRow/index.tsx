// Swizzle: EditMetaRow, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: documents, posts and pages end with one quiet line instead of a grid row (DOC-1).
import type {ReactNode} from 'react';
import type {Props} from '@theme/EditMetaRow';
import PageFacts from '@site/src/components/PageFacts';

export default function EditMetaRow({editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <PageFacts editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
  );
}
