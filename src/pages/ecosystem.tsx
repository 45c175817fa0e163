import type {ReactNode} from 'react';
import Interpolate from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import summaries from '@generated/package-info/default/summaries.json';
import Badges from '@site/src/components/Badges';
import PageFrame from '@site/src/components/PageFrame';
import SearchableList, {type ListItem} from '@site/src/components/SearchableList';
import ToolMark from '@site/src/components/ToolMark';
import {familyLabels, familyValues} from '@site/src/family/labels/family';
import {type Job, type Tool, TOOLS} from '@site/src/family/data/tools';
import {jobLabels} from '@site/src/family/labels/tools';
import {statusLabels} from '@site/src/labels/toolFacts';
import {toolSummaries} from '@site/src/family/labels/toolSummaries';
import {listJobs} from '@site/src/lib/catalogue/findTools';
import {toolAddress, toolSlug} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';

/** Unmaintained tools can be filtered by their state as well as by their jobs. */
const STATES = [...new Set(TOOLS.map(({status}) => status))].filter(isOther);

const CHIPS = [
  ...listJobs<Job>(TOOLS).map((job) => ({tag: job, label: jobLabels[job]})),
  ...STATES.map((status) => ({tag: status, label: statusLabels[status]})),
];

function isOther(status: Tool['status']): boolean {
  return status !== 'maintained';
}

export default function EcosystemPage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const values = familyValues(i18n.currentLocale);
  return (
    <Layout
      title={translate({
        id: 'ecosystem.title',
        message: 'Ecosystem',
        description: 'Title of the page with all tools',
      })}
      description={translate(
        {
          id: 'ecosystem.description',
          message:
            'All {count} tools in one list: filter by name or by the job they do, and see which ones are maintained.',
          description:
            'Description of the page with all tools for search engines; {count} is a number',
        },
        values,
      )}>
      <PageFrame
        title={
          <Translate id="ecosystem.heading" description="Heading of the page with all tools">
            Ecosystem
          </Translate>
        }
        description={<Interpolate values={values}>{familyLabels.ecosystem}</Interpolate>}>
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
