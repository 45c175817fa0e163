// Swizzle: BlogTagsListPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives this page no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import {blogDescriptions} from '@site/src/labels/blog';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={blogDescriptions.tags} />
      <Original {...props} />
    </>
  );
}
