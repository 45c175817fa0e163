// Swizzle: Blog/Pages/BlogAuthorsListPage, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: upstream gives this page no description; it exists where there are posts (I6).
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import locales from '@generated/page-index/default/postLanguages.json';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import NotIndexed from '@site/src/components/NotIndexed';
import PageLanguages from '@site/src/components/PageLanguages';
import {blogDescriptions} from '@site/src/labels/blog';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={blogDescriptions.authors} />
      <PageLanguages locales={locales} />
      <NotIndexed />
      <Original {...props} />
    </>
  );
}
