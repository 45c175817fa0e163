// Swizzle: TOC, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: the headings of a post that is not translated keep their own language and direction (DOC-6).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import InLanguage from '@site/src/components/InLanguage';

export default function PostContents(props: Props): ReactNode {
  return (
    <InLanguage source={useBlogPost().metadata.source}>
      <TOC {...props} />
    </InLanguage>
  );
}
