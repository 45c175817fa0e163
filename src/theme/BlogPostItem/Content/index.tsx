// Swizzle: BlogPostItem/Content, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: a post that is not translated keeps its own language and direction (DOC-6).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Content from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <div {...useContentLanguage(metadata.source)}>
      <Content {...props} />
    </div>
  );
}
