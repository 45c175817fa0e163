import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import summaries from '@generated/package-info/default/summaries.json';
import Badges from '@site/src/components/Badges';
import PageFrame from '@site/src/components/PageFrame';
import SearchableList, {type ListItem} from '@site/src/components/SearchableList';
import ToolMark from '@site/src/components/ToolMark';
import {type Tool, TOOLS} from '@site/src/data/tools';
import {jobLabels, statusLabels} from '@site/src/labels/tools';
import {toolSummaries} from '@site/src/labels/toolSummaries';
import {listJobs} from '@site/src/lib/catalogue/listJobs';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/toolBadges';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';

/** What is not maintained is found by its state as well as by its jobs. */
const STATES = [...new Set(TOOLS.map(({status}) => status))].filter(isOther);

const CHIPS = [
  ...listJobs(TOOLS).map((job) => ({tag: job, label: jobLabels[job]})),
  ...STATES.map((status) => ({tag: status, label: statusLabels[status]})),
];

function isOther(status: Tool['status']): boolean {
  return status !== 'maintained';
}

export default function EcosystemPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'ecosystem.title',
        message: 'Ecosystem',
        description: 'Title of the page with all tools',
      })}
      description={translate({
        id: 'ecosystem.description',
        message:
          'All twenty tools in one list: filter by name or by the job they do, and see which ones are maintained.',
        description: 'Description of the page with all tools for search engines',
      })}>
      <PageFrame
        title={
          <Translate id="ecosystem.heading" description="Heading of the page with all tools">
            Ecosystem
          </Translate>
        }
        description={
          <Translate id="ecosystem.text" description="Sentence on the page with all tools">
            Twenty tools that share a language and not much else. Filter by name, or by the job you
            need done.
          </Translate>
        }>
        <SearchableList
          chips={CHIPS}
          pageSize={TOOLS.length}
          offersSearch
          primary={{
            title: (
              <Translate id="ecosystem.primary" description="Heading over the maintained tools">
                Maintained tools
              </Translate>
            ),
            items: TOOLS.filter(({status}) => status === 'maintained').map(toItem),
          }}
          secondary={{
            title: (
              <Translate id="ecosystem.secondary" description="Heading over the other tools">
                Archived tools and tutorials
              </Translate>
            ),
            items: TOOLS.filter(({status}) => status !== 'maintained').map(toItem),
          }}
          emptyText={translate({
            id: 'ecosystem.empty',
            message: 'No tool matches {query}. Try a shorter name, or pick a job.',
            description: 'Shown when no tool matches; {query} is replaced by the quoted query',
          })}
        />
      </PageFrame>
    </Layout>
  );
}

function toItem(tool: Tool): ListItem {
  const update = summaries[toolSlug(tool.key)]?.updatedAt;
  return {
    title: tool.name,
    description: toolSummaries[tool.key],
    link: toolAddress(tool),
    mark: <Badges badges={toolBadges(tool)} />,
    image: <ToolMark toolKey={tool.key} size={32} />,
    tags: isOther(tool.status) ? [...tool.jobs, tool.status] : tool.jobs,
    ...(update === undefined ? {} : {update}),
  };
}
