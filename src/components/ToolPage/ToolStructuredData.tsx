import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Tool} from '@site/src/data/tools';
import {toolSummaries} from '@site/src/labels/tools';
import {toolStructuredData} from '@site/src/lib/catalogue/toolStructuredData';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';

export interface Props {
  readonly tool: Tool;
  readonly info: PackageSummary | undefined;
}

/** Tells search engines what the page is about. */
export default function ToolStructuredData({tool, info}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(toolStructuredData(tool, toolSummaries[tool.key], info))}
      </script>
    </Head>
  );
}
