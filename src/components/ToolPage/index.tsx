import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';
import Badges from '@site/src/components/Badges';
import ButtonLink from '@site/src/components/ButtonLink';
import Cards, {Card} from '@site/src/components/Cards';
import Comments from '@site/src/components/Comments';
import InlineCode from '@site/src/components/InlineCode';
import PackageCmd from '@site/src/components/PackageCmd';
import PageLanguages from '@site/src/components/PageLanguages';
import PostList from '@site/src/components/PostList';
import ReadmeView from '@site/src/components/ReadmeView';
import Section from '@site/src/components/Section';
import ToolMark from '@site/src/components/ToolMark';
import {REPLACEMENTS, TOOLS, type Tool, type ToolKey} from '@site/src/data/tools';
import {toolFactLabels} from '@site/src/labels/toolFacts';
import {jobLabels, statusLabels, toolSummaries, toolTitles} from '@site/src/labels/tools';
import {compareAddress} from '@site/src/lib/catalogue/compareAddress';
import {listToolFacts} from '@site/src/lib/catalogue/listToolFacts';
import {relatedTools} from '@site/src/lib/catalogue/relatedTools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/toolBadges';
import {toolStructuredData} from '@site/src/lib/catalogue/toolStructuredData';
import {RELATED_TOOL_LIMIT} from '@site/src/lib/constants';
import {requireContent} from '@site/src/lib/content/requireContent';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import type {ToolAdvice, ToolPageData} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';

export interface ReplacementProps {
  /** Keys of the tools that take the place of an archived one. */
  readonly tools: readonly ToolKey[];
}

/** Names what takes the place of a tool, with a link to each. */
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

/** The same as the text of a button that leads to the way there. */
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
  /** Undefined for what stands between names. */
  readonly tool: Tool | undefined;
}

/** Names of tools as a list in the reader's language. */
function useListParts(keys: readonly ToolKey[]): readonly ListPart[] {
  const {i18n} = useDocusaurusContext();
  const tools = keys.flatMap((wanted) => TOOLS.filter(({key}) => key === wanted));
  return new Intl.ListFormat(i18n.currentLocale)
    .formatToParts(tools.map(({name}) => name))
    .map(({type, value}, id) => ({
      id,
      text: value,
      tool: type === 'element' ? tools.find(({name}) => name === value) : undefined,
    }));
}

export interface ToolHeadProps {
  readonly tool: Tool;
  readonly docsPath: string | undefined;
}

/** Mark, name, title, jobs and the ways on; of an archived tool first what takes its place. */
function ToolHead({tool, docsPath}: ToolHeadProps): ReactNode {
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

export interface AdviceProps {
  readonly advice: ToolAdvice;
  readonly docsPath: string | undefined;
}

/** When to take the tool and when another, in the words of its overview. */
function Advice({advice: {lang, when, whenNot}, docsPath}: AdviceProps): ReactNode {
  const {
    i18n: {localeConfigs},
  } = useDocusaurusContext();
  const language = lang === undefined ? undefined : localeConfigs[lang];
  const lists = [
    {
      id: 'when',
      reasons: when,
      heading: (
        <Translate id="toolPage.when" description="Heading over reasons to take a tool">
          Use it when
        </Translate>
      ),
    },
    {
      id: 'whenNot',
      reasons: whenNot,
      heading: (
        <Translate id="toolPage.whenNot" description="Heading over reasons against a tool">
          Choose something else when
        </Translate>
      ),
    },
  ];
  return (
    <div className={styles.advice}>
      {lists.map(({id, heading, reasons}) => (
        <section key={id} data-advice={id}>
          <h2 className={styles.label}>{heading}</h2>
          <ul className={styles.reasons} lang={language?.htmlLang} dir={language?.direction}>
            {reasons.map((reason) => (
              <li key={reason}>
                <InlineCode text={reason} />
              </li>
            ))}
          </ul>
          {id === 'whenNot' && docsPath !== undefined && (
            <p className={styles.more}>
              <Link to={`${docsPath}#when-not-to-use-it`}>
                <Translate
                  id="toolPage.alternatives"
                  description="Link to the part of a tool's overview that names what fits better">
                  What to choose instead
                </Translate>
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/** The documents that most readers want first. */
function FirstSteps({pages}: {readonly pages: ToolPageData['firstSteps']}): ReactNode {
  return (
    <Section
      title={
        <Translate
          id="toolPage.firstSteps"
          description="Heading over a tool's documents to start with">
          Read first
        </Translate>
      }>
      <Cards>
        {pages.map(({path, title, description}) => (
          <Card key={path} title={title} href={path}>
            {description}
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

export interface RelatedToolsProps {
  readonly current: Tool;
  readonly tools: readonly Tool[];
}

/** Tools with jobs in common, and a way to see all of them side by side. */
function RelatedTools({current, tools}: RelatedToolsProps): ReactNode {
  if (tools.length === 0) {
    return null;
  }
  return (
    <Section
      title={
        <Translate id="toolPage.related" description="Heading over tools that do similar jobs">
          Related tools
        </Translate>
      }>
      <Cards>
        {tools.map((tool) => (
          <Card key={tool.key} title={tool.name} href={toolAddress(tool)} tool={tool.key}>
            {toolTitles[tool.key]}
          </Card>
        ))}
      </Cards>
      <p className={styles.compare}>
        <ButtonLink to={compareAddress([current, ...tools])}>
          <Translate
            id="toolPage.compare"
            description="Button that compares a tool with its relatives">
            Compare side by side
          </Translate>
        </ButtonLink>
      </p>
    </Section>
  );
}

export interface ToolFactListProps {
  readonly tool: Tool;
  readonly info: PackageSummary | undefined;
}

/** The facts that are known; what could not be fetched is left out (PKG-1, LST-5). */
function ToolFactList({tool, info}: ToolFactListProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <dl className={styles.facts}>
      {listToolFacts(tool, info, i18n.currentLocale).map(({id, value}) => (
        <div key={id} className={styles.fact}>
          <dt>{toolFactLabels[id]}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ToolStructuredDataProps {
  readonly tool: Tool;
  readonly info: PackageSummary | undefined;
}

/** Tells search engines what the page is about. */
function ToolStructuredData({tool, info}: ToolStructuredDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(toolStructuredData(tool, toolSummaries[tool.key], info))}
      </script>
    </Head>
  );
}

export interface Props {
  readonly data: ToolPageData;
}

/** The page of one tool helps to decide: what it is, when to take it, what to read, how alive it is, what its README says (GEN-4, PKG-1). */
export default function ToolPage({data}: Props): ReactNode {
  const tool = requireContent(
    TOOLS.find(({key}) => key === data.key),
    toolAddress(data),
  );
  const isArchived = tool.status === 'archived';
  return (
    <Layout title={tool.fullName} description={toolSummaries[tool.key]}>
      <PageLanguages />
      <ToolStructuredData tool={tool} info={data.info} />
      <main className={styles.page} data-tool={tool.key}>
        <div className={styles.hero}>
          <ToolHead tool={tool} docsPath={data.docsPath} />
          {!isArchived && <Install tool={tool} />}
        </div>
        {data.advice !== undefined && <Advice advice={data.advice} docsPath={data.docsPath} />}
        {data.firstSteps.length > 0 && <FirstSteps pages={data.firstSteps} />}
        <div className={styles.overview}>
          <ToolFactList tool={tool} info={data.info} />
        </div>
        <RelatedTools tools={relatedTools(tool, TOOLS, RELATED_TOOL_LIMIT)} current={tool} />
        {data.posts.length > 0 && (
          <Section
            title={
              <Translate id="toolPage.posts" description="Heading over posts about a tool">
                Posts about it
              </Translate>
            }>
            <PostList posts={data.posts} />
          </Section>
        )}
        {isArchived && (
          <div className={styles.overview}>
            <Install tool={tool} />
          </div>
        )}
        {data.readmeHtml !== undefined && (
          <ReadmeView html={data.readmeHtml} fetchedAt={data.info?.fetchedAt.readme} />
        )}
        <Comments />
      </main>
    </Layout>
  );
}

function Install({tool}: {readonly tool: Tool}): ReactNode {
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
