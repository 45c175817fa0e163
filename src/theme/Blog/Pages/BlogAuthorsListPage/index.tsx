// Swizzle: Blog/Pages/BlogAuthorsListPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives this page no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {blogDescriptions} from '@site/src/labels/blog';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={blogDescriptions.authors} />
      <Original {...props} />
    </>
  );
}
