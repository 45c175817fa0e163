import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Badges from '@site/src/components/Badges';
import ToggleChips from '@site/src/components/ToggleChips';
import ToolMark from '@site/src/components/ToolMark';
import WebsiteLink from '@site/src/components/WebsiteLink';
import {type Tool, TOOLS} from '@site/src/data/tools';
import {jobLabels, statusLabels, toolTitles} from '@site/src/labels/tools';
import {listJobs} from '@site/src/lib/catalogue/listJobs';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/toolBadges';
import type {Job} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';

const JOBS = listJobs(TOOLS);

/** All tools with a filter by the job they do (GEN-2). */
export default function ToolGrid(): ReactNode {
  const [job, setJob] = useState<Job | undefined>(undefined);
  const {selectMessage} = usePluralForm();
  const count = TOOLS.filter((tool) => doesJob(tool, job)).length;
  return (
    <div>
      <ToggleChips
        label={translate({
          id: 'tools.jobs.label',
          message: 'Filter by job',
          description: 'Name of the row of jobs over the tools for screen readers',
        })}
        chips={[
          {
            id: 'all',
            label: (
              <Translate id="tools.jobs.all" description="Button that shows all tools">
                All tools
              </Translate>
            ),
            isPressed: job === undefined,
            onPress: () => setJob(undefined),
          },
          ...JOBS.map((candidate) => ({
            id: candidate,
            label: jobLabels[candidate],
            isPressed: job === candidate,
            onPress: () => setJob(candidate),
          })),
        ]}
      />
      <p className="visuallyHidden" role="status">
        {job !== undefined &&
          selectMessage(
            count,
            translate(
              {
                id: 'tools.count',
                message: 'One tool|{count} tools',
                description: 'Announced number of tools; plural forms separated by |',
              },
              {count},
            ),
          )}
      </p>
      <ul className={styles.tools}>
        {TOOLS.map((tool) => (
          <li key={tool.key} className={styles.tool} hidden={!doesJob(tool, job)}>
            <ToolMark toolKey={tool.key} size={32} />
            <Link className={styles.name} to={toolAddress(tool)}>
              {tool.name}
            </Link>
            <span className={styles.end}>
              {tool.status === 'tutorial' && (
                <span className={styles.status}>{statusLabels[tool.status]}</span>
              )}
              <Badges badges={toolBadges(tool)} />
              <WebsiteLink tool={tool} />
            </span>
            <p className={styles.title}>{toolTitles[tool.key]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function doesJob(tool: Tool, job: Job | undefined): boolean {
  return job === undefined || tool.jobs.some((candidate) => candidate === job);
}
