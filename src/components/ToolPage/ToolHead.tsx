import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';
import Badges from '@site/src/components/Badges';
import ButtonLink from '@site/src/components/ButtonLink';
import CodeBlock from '@site/src/components/CodeBlock';
import PackageCmd from '@site/src/components/PackageCmd';
import ToolMark from '@site/src/components/ToolMark';
import {REPLACEMENTS, TOOLS, type Tool, type ToolKey} from '@site/src/family/data/tools';
import {jobLabels, toolTitles} from '@site/src/family/labels/tools';
import {statusLabels} from '@site/src/labels/toolFacts';
import {toolSummaries} from '@site/src/family/labels/toolSummaries';
import {pickTools} from '@site/src/lib/catalogue/findTools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import type {ToolSample} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';

interface ReplacementProps {
  /** Keys of the tools that replace an archived one. */
  readonly tools: readonly ToolKey[];
}

/** Lists the replacements of a tool, with a link to each. */
function ReplacedBy({tools}: ReplacementProps): ReactNode {
  const parts = useListParts(tools);
  return (
    <Translate
      id="toolPage.replacedBy"
      description="Beside the mark of an archived tool; tools is a list of names"
      values={{
        tools: (
          <>
            {parts.map(({id, text, tool}) => (
              <Fragment key={id}>
                {tool === undefined ? text : <Link to={toolAddress(tool)}>{text}</Link>}
              </Fragment>
            ))}
          </>
        ),
      }}>
      {'Replaced by {tools}'}
    </Translate>
  );
}

/** The same as the label of a button that links to the migration guide. */
function MigrateTo({tools}: ReplacementProps): ReactNode {
  const parts = useListParts(tools);
  return translate(
    {
      id: 'toolPage.migrate',
      message: 'Migrate to {tools}',
      description:
        'Button of an archived tool that leads to the guide for moving away from it; tools is a list of names',
    },
    {tools: parts.map(({text}) => text).join('')},
  );
}

interface ListPart {
  readonly id: number;
  readonly text: string;
  /** Undefined for the text between names. */
  readonly tool: Tool | undefined;
}

/** Names of tools as a list in the reader's language. */
function useListParts(keys: readonly ToolKey[]): readonly ListPart[] {
  const {i18n} = useDocusaurusContext();
  const tools = pickTools(TOOLS, keys);
  return new Intl.ListFormat(i18n.currentLocale)
    .formatToParts(tools.map(({name}) => name))
    .map(({type, value}, id) => ({
      id,
      text: value,
      tool: type === 'element' ? tools.find(({name}) => name === value) : undefined,
    }));
}

interface ToolTitleProps {
  readonly tool: Tool;
  readonly docsPath: string | undefined;
}

/** Mark, name, title, jobs and links; for an archived tool its replacement first. */
function ToolTitle({tool, docsPath}: ToolTitleProps): ReactNode {
  const replacement = REPLACEMENTS[tool.key];
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
        {replacement === undefined ? (
          <span className={styles.status} data-status={tool.status}>
            {statusLabels[tool.status]}
          </span>
        ) : (
          <>
            <Badges badges={toolBadges(tool)} />
            <span>
              <ReplacedBy tools={replacement.tools} />
            </span>
          </>
        )}
        {tool.jobs.map((job) => (
          <span key={job}>{jobLabels[job]}</span>
        ))}
      </p>
      <p className={styles.links}>
        {replacement !== undefined && (
          <ButtonLink to={replacement.guide} emphasis="primary">
            <MigrateTo tools={replacement.tools} />
          </ButtonLink>
        )}
        {docsPath !== undefined && (
          <ButtonLink to={docsPath} emphasis={replacement === undefined ? 'primary' : 'secondary'}>
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

/** How to install a tool; nothing if it has no package. */
export function Install({tool}: {readonly tool: Tool}): ReactNode {
  return (
    <div className={styles.install}>
      {tool.package !== null && (
        <>
          <h2 className={styles.label}>
            <Translate id="toolPage.install" description="Heading over the install commands">
              Install
            </Translate>
          </h2>
          <PackageCmd packages={[tool.package]} />
        </>
      )}
    </div>
  );
}

export interface Props extends ToolTitleProps {
  readonly sample: ToolSample | undefined;
}

/** What a tool is, next to it a sample that runs and how to install it; for an archived tool only the way to its successor. */
export default function ToolHead({tool, docsPath, sample}: Props): ReactNode {
  const isArchived = tool.status === 'archived';
  return (
    <div className={styles.hero}>
      <ToolTitle tool={tool} docsPath={docsPath} />
      {!isArchived && <Install tool={tool} />}
      {!isArchived && sample !== undefined && (
        <div className={styles.sample}>
          <CodeBlock {...sample} />
        </div>
      )}
    </div>
  );
}
