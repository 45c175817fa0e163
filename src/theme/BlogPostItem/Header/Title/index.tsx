// Swizzle: BlogPostItem/Header/Title, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: the title of a post that is not translated keeps its own language and direction (DOC-6).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import InLanguage from '@site/src/components/InLanguage';

export default function BlogPostItemHeaderTitle(props: Props): ReactNode {
  return (
    <InLanguage source={useBlogPost().metadata.source}>
      <Title {...props} />
    </InLanguage>
  );
}
