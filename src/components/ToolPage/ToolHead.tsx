import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import ButtonLink from '@site/src/components/ButtonLink';
import ToolMark from '@site/src/components/ToolMark';
import type {Tool} from '@site/src/data/tools';
import {jobLabels, statusLabels, toolSummaries, toolTitles} from '@site/src/labels/tools';
import styles from './styles.module.css';

export interface Props {
  readonly tool: Tool;
  readonly docsPath: string | undefined;
}

/** Mark, name, title, jobs and the ways on. */
export default function ToolHead({tool, docsPath}: Props): ReactNode {
  return (
    <header className={styles.head}>
      <p className={styles.trail}>
        <Link to="/ecosystem">
          <Translate id="toolPage.back" description="Link from a tool's page to the list of tools">
            Ecosystem
          </Translate>
        </Link>
      </p>
      <div className={styles.name}>
        <ToolMark toolKey={tool.key} size={56} />
        <div>
          <Heading as="h1" className={styles.title}>
            {tool.name}
          </Heading>
          <p className={styles.tagline}>{toolTitles[tool.key]}</p>
        </div>
      </div>
      <p className={styles.summary}>{toolSummaries[tool.key]}</p>
      <p className={styles.jobs}>
        <span className={styles.status} data-status={tool.status}>
          {statusLabels[tool.status]}
        </span>
        {tool.jobs.map((job) => (
          <span key={job}>{jobLabels[job]}</span>
        ))}
      </p>
      <p className={styles.links}>
        {docsPath !== undefined && (
          <ButtonLink to={docsPath} emphasis="primary">
            <Translate id="toolPage.docs" description="Button that leads to a tool's documentation">
              Documentation
            </Translate>
          </ButtonLink>
        )}
        <ButtonLink to={tool.href}>
          <Translate id="toolPage.site" description="Button that leads to a tool's own site">
            Own website
          </Translate>
        </ButtonLink>
        <ButtonLink to={`https://github.com/${tool.repo}`}>
          <Translate id="toolPage.repo" description="Button that leads to a tool's repository">
            Repository
          </Translate>
        </ButtonLink>
      </p>
    </header>
  );
}
