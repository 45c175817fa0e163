// Swizzle: TOC, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: next to an untranslated post, its headings keep its language and direction (DOC-6); only posts use this.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/TOC';
import TableOfContents from '@site/src/components/TableOfContents';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';

export default function TOC({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const language = useContentLanguage(useBlogPost().metadata.source);
  return <TableOfContents {...{toc, minHeadingLevel, maxHeadingLevel, language}} />;
}
