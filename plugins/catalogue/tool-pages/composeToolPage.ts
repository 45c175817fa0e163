import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {PackageInfo, PackageSummary} from '../../../src/lib/contracts/packageInfo';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import type {ToolPageData} from '../../../src/lib/contracts/toolPage';
import type {PageContent} from './readContent';

export interface ToolPageInput extends Pick<PageContent, 'documents' | 'posts'> {
  readonly tool: ToolFacts;
  readonly info: PackageInfo | undefined;
  readonly readmeHtml: string | undefined;
}

/** Everything that the page of one tool shows beside the catalogue's own facts. */
export function composeToolPage({
  tool,
  info,
  readmeHtml,
  documents,
  posts,
}: ToolPageInput): ToolPageData {
  const docsPath = `/docs/${toolSlug(tool.key)}`;
  return {
    key: tool.key,
    ...(documents.includes(docsPath) ? {docsPath} : {}),
    posts: posts.filter(({tools}) => tools.includes(tool.key)),
    ...(info === undefined ? {} : {info: withoutReadme(info)}),
    ...(readmeHtml === undefined ? {} : {readmeHtml}),
  };
}

function withoutReadme({readme: _readme, ...summary}: PackageInfo): PackageSummary {
  return summary;
}
