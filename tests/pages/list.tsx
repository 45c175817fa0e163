import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import SearchableList from '@site/src/components/SearchableList';
import {TOOLS, type Tool} from '@site/src/family/data/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';

const isMaintained = ({status}: Tool): boolean => status === 'maintained';

function toItem(tool: Tool) {
  return {title: tool.name, description: tool.name, link: toolAddress(tool), tags: tool.jobs};
}

/** Only in the build that the browser tests look at (`TEST_PAGES`): a searchable list as it comes, in pages of five. */
export default function ListTest(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <h1>List</h1>
        <SearchableList
          chips={[{tag: 'lint', label: 'Check quality'}]}
          primary={{title: 'Maintained tools', items: TOOLS.filter(isMaintained).map(toItem)}}
          secondary={{
            title: 'Archived tools and tutorials',
            items: TOOLS.filter((tool) => !isMaintained(tool)).map(toItem),
          }}
        />
      </main>
    </Layout>
  );
}
