// Swizzle: TagsListByLetter, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: few tags under many letters would be a page of headings; descriptions of tags are more useful, and lists of pages look alike.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import {TagList} from '@site/src/components/PageList';

export default function TagsListByLetter(props: Props): ReactNode {
  return <TagList {...props} />;
}
