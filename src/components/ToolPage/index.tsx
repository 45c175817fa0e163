import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import ButtonLink from '@site/src/components/ButtonLink';
import Cards, {Card} from '@site/src/components/Cards';
import Comments from '@site/src/components/Comments';
import {ToolDifferences} from '@site/src/components/CompareTable';
import InlineCode from '@site/src/components/InlineCode';
import PageLanguages from '@site/src/components/PageLanguages';
import PostList from '@site/src/components/PostList';
import ReadmeView from '@site/src/components/ReadmeView';
import Section from '@site/src/components/Section';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS, type Tool} from '@site/src/family/data/tools';
import {toolFactLabels} from '@site/src/labels/toolFacts';
import {toolTitles} from '@site/src/family/labels/tools';
import {toolSummaries} from '@site/src/family/labels/toolSummaries';
import {useOriginalLanguage} from '@site/src/hooks/useLanguages';
import {compareAddress} from '@site/src/lib/catalogue/compareAddress';
import {pickTools, relatedTools} from '@site/src/lib/catalogue/findTools';
import {listToolFacts} from '@site/src/lib/catalogue/listToolFacts';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolStructuredData} from '@site/src/lib/catalogue/toolStructuredData';
import {RELATED_TOOL_LIMIT} from '@site/src/lib/constants';
import {requireContent} from '@site/src/lib/content/requireContent';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import type {ToolAdvice, ToolPageData} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';
import ToolHead, {Install} from './ToolHead';

export interface AdviceProps {
  readonly advice: ToolAdvice;
  readonly docsPath: string | undefined;
}

/** When to use the tool and when another, in the words of its overview. */
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

/** Height of a neighbour in the drawing, in units of 1/16 `rem`; the rows in the style sheet have the same. */
const ROW = 40;
const FAN_WIDTH = 64;

/** One line from the tool to each of its neighbours. */
function drawFan(count: number): string {
  const middle = (count * ROW) / 2;
  const bend = FAN_WIDTH / 2;
  return Array.from({length: count}, (_, index) => {
    const end = (index + 0.5) * ROW;
    return `M0 ${middle}C${bend} ${middle} ${bend} ${end} ${FAN_WIDTH} ${end}`;
  }).join('');
}

export interface WorksWithProps {
  readonly tool: Tool;
  readonly neighbours: readonly Tool[];
  readonly docsPath: string | undefined;
}

/** The tool among those that it works with: a drawing next to a list of links. */
function WorksWith({tool, neighbours, docsPath}: WorksWithProps): ReactNode {
  const height = neighbours.length * ROW;
  return (
    <Section
      title={
        <Translate
          id="toolPage.worksWith"
          description="Heading over a drawing of the tools that a tool is used together with">
          Works with
        </Translate>
      }>
      <div className={styles.neighbours}>
        <ToolMark toolKey={tool.key} size={32} />
        <svg
          className={styles.fan}
          viewBox={`0 0 ${FAN_WIDTH} ${height}`}
          width={FAN_WIDTH}
          height={height}
          aria-hidden="true">
          <path d={drawFan(neighbours.length)} />
        </svg>
        <ul className={styles.neighbourList}>
          {neighbours.map((neighbour) => (
            <li key={neighbour.key}>
              <Link className={styles.neighbour} to={toolAddress(neighbour)}>
                <ToolMark toolKey={neighbour.key} size={20} />
                {neighbour.name}
              </Link>
              <span className={styles.role}>{toolTitles[neighbour.key]}</span>
            </li>
          ))}
        </ul>
      </div>
      {docsPath !== undefined && (
        <p className={styles.more}>
          <Link to={`${docsPath}#how-it-fits-with-its-siblings`}>
            <Translate
              id="toolPage.howTheyFit"
              description="Link to the part of a tool's overview that says what each neighbour is to it">
              What each is to it
            </Translate>
          </Link>
        </p>
      )}
    </Section>
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
            <bdi>{description}</bdi>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

export interface RelatedToolsProps {
  readonly current: Tool;
  readonly tools: readonly Tool[];
  readonly compared: ToolPageData['compared'];
}

/** The tool compared with those that share its jobs, limited to differences, and a link to all facts. */
function RelatedTools({current, tools, compared}: RelatedToolsProps): ReactNode {
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
      <ToolDifferences tools={[current, ...tools]} compared={compared} />
      <p className={styles.compare}>
        <ButtonLink to={compareAddress([current, ...tools])}>
          <Translate
            id="toolPage.compareAll"
            description="Button that compares a tool with its relatives">
            Compare all facts
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

/** The known facts; what could not be fetched is left out (PKG-1, LST-5). A package describes itself in English (GEN-4). */
function ToolFactList({tool, info}: ToolFactListProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const english = useOriginalLanguage();
  return (
    <dl className={styles.facts}>
      {listToolFacts(tool, info, i18n.currentLocale).map(({id, value}) => (
        <div key={id} className={styles.fact} data-fact={id}>
          <dt>{toolFactLabels[id]}</dt>
          <dd>
            <bdi {...(id === 'description' ? english : {})}>{value}</bdi>
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

/** The page of one tool helps to decide: what it is, when to use it, what to read, how active it is, its README (GEN-4, PKG-1). */
export default function ToolPage({data}: Props): ReactNode {
  const tool = requireContent(
    TOOLS.find(({key}) => key === data.key),
    toolAddress(data),
  );
  const isArchived = tool.status === 'archived';
  const neighbours = pickTools(TOOLS, data.neighbours);
  return (
    <Layout title={tool.fullName} description={toolSummaries[tool.key]}>
      <PageLanguages />
      <ToolStructuredData tool={tool} info={data.info} />
      <main className={styles.page} data-tool={tool.key}>
        <ToolHead tool={tool} docsPath={data.docsPath} sample={data.sample} />
        {data.advice !== undefined && <Advice advice={data.advice} docsPath={data.docsPath} />}
        <div className={styles.around}>
          {neighbours.length > 0 && (
            <WorksWith tool={tool} neighbours={neighbours} docsPath={data.docsPath} />
          )}
          {data.firstSteps.length > 0 && <FirstSteps pages={data.firstSteps} />}
        </div>
        <div className={styles.overview}>
          <ToolFactList tool={tool} info={data.info} />
        </div>
        <RelatedTools
          tools={relatedTools(tool, TOOLS, RELATED_TOOL_LIMIT)}
          current={tool}
          compared={data.compared}
        />
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
          <ReadmeView
            key={data.key}
            html={data.readmeHtml}
            fetchedAt={data.info?.fetchedAt.readme}
          />
        )}
        <Comments />
      </main>
    </Layout>
  );
}
