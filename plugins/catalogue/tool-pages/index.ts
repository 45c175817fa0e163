import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {type KeptResults, NOTHING_KEPT, dataModule, messageOf} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {renderReadme, type ReadmeLabels} from '@selection-set/readme-html';
import {SUBJECT} from '../../../src/family/data/family';
import {TOOLS} from '../../../src/family/data/tools';
import {relatedTools} from '../../../src/lib/catalogue/findTools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {RELATED_TOOL_LIMIT} from '../../../src/lib/constants';
import type {
  PackageInfo,
  PackageSnapshot,
  PackageSummary,
} from '../../../src/lib/contracts/packageInfo';
import type {IndexedPage, LatestPost} from '../../../src/lib/contracts/pages';
import type {
  ComparedTool,
  ToolFacts,
  ToolPageData,
  ToolNeeds,
} from '../../../src/lib/contracts/tool';
import {PackageInfoSchema} from '../package-info/snapshot';
import {collectPages, collectPosts} from '../page-index/collectPages';
import {readNeeds} from './readNeeds';
import {type Overview, type OverviewOptions, createOverviewReader} from './readOverview';

/** In English, the language of the READMEs, whatever the page's language is. */
const LABELS: ReadmeLabels = {
  table: 'Table {number}',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  taskDone: 'Done',
  taskOpen: 'Open',
};

/**
 * The README of a tool as sanitised HTML; absent when none is known. One that cannot be rendered is reported and left out.
 *
 * @param kept keeps rendered READMEs between builds.
 */
export async function renderToolReadme(
  tool: ToolFacts,
  info: PackageInfo | undefined,
  kept: KeptResults = NOTHING_KEPT,
): Promise<string | undefined> {
  if (info?.readme === undefined) {
    return undefined;
  }
  try {
    const {readme} = info;
    const options = {
      toolName: tool.name,
      otherTitles: [info.name, tool.fullName, `${SUBJECT} ${tool.name}`],
      repository: tool.repo,
      labels: LABELS,
      ...(info.directory === undefined ? {} : {directory: info.directory}),
    };
    const html = await kept.get([readme, JSON.stringify(options)], async () =>
      renderReadme(readme, options),
    );
    // A README that consists only of badges is empty without them.
    return html === '' ? undefined : html;
  } catch (error) {
    logger.warn(messageOf(error));
    return undefined;
  }
}

interface PageContent {
  readonly packages: PackageSnapshot;
  /** All listed documents, paths without the site's base address. */
  readonly documents: readonly Omit<IndexedPage, 'kind'>[];
  /** Newest first. */
  readonly posts: readonly LatestPost[];
}

const PackagesSchema = Joi.object<PackageSnapshot>().pattern(
  Joi.string(),
  PackageInfoSchema.keys({name: Joi.string().required()}),
);

/**
 * The content of other plugins that tool pages need.
 *
 * @throws Error naming the plugin whose content has another shape.
 */
export function readContent(allContent: AllContent, baseUrl: string): PageContent {
  const pages = collectPages(allContent, {baseUrl, isWanted: () => true});
  const {value, error} = PackagesSchema.validate(allContent['package-info']?.default ?? {});
  if (error !== undefined) {
    throw new Error(`tool-pages cannot read the content of package-info: ${error.message}.`);
  }
  return {
    packages: value,
    documents: pages.filter(({kind}) => kind === 'doc').map(({kind: _kind, ...page}) => page),
    posts: collectPosts(allContent, baseUrl),
  };
}

export interface ToolPageInput extends Pick<PageContent, 'documents' | 'posts'> {
  readonly tool: ToolFacts;
  readonly info: PackageInfo | undefined;
  readonly readmeHtml: string | undefined;
  readonly overview: Overview;
}

/** Pages that most readers of a tool want first, by the last part of their address; guides fill up the list. */
const FIRST_STEPS = ['quick-start', 'concepts', 'configuration', 'reference', 'troubleshooting'];
const FIRST_STEPS_COUNT = 4;

/** Posts on the page of a tool; the blog has the others. */
const POSTS_COUNT = 3;

/** Everything on the page of one tool apart from the catalogue's own facts. */
export function composeToolPage({
  tool,
  info,
  readmeHtml,
  overview,
  documents,
  posts,
}: ToolPageInput): Omit<ToolPageData, 'compared'> {
  const docsPath = `/docs/${toolSlug(tool.key)}`;
  return {
    key: tool.key,
    ...(documents.some(({path}) => path === docsPath) ? {docsPath} : {}),
    ...overview,
    firstSteps: chooseFirstSteps(documents, docsPath),
    posts: posts.filter(({tools}) => tools.includes(tool.key)).slice(0, POSTS_COUNT),
    ...(info === undefined ? {} : {info: withoutReadme(info)}),
    ...(readmeHtml === undefined ? {} : {readmeHtml}),
  };
}

/** The part of it that the comparison shows next to other tools. */
export function composeCompared(
  {docsPath, advice, neighbours}: Pick<ToolPageData, 'docsPath' | 'advice' | 'neighbours'>,
  needs: ToolNeeds | undefined,
): ComparedTool {
  return {
    ...(docsPath === undefined ? {} : {docsPath}),
    ...(advice === undefined ? {} : {advice}),
    neighbours,
    ...(needs === undefined ? {} : {needs}),
  };
}

function chooseFirstSteps(
  documents: ToolPageInput['documents'],
  docsPath: string,
): ToolPageData['firstSteps'] {
  const own = documents.filter(({path}) => path.startsWith(`${docsPath}/`));
  const first = FIRST_STEPS.flatMap((name) =>
    own.filter(({path}) => path === `${docsPath}/${name}`),
  );
  const others = own.filter((page) => !first.includes(page));
  return [...first, ...others].slice(0, FIRST_STEPS_COUNT);
}

function pick<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}

function withoutReadme({readme: _readme, ...summary}: PackageInfo): PackageSummary {
  return summary;
}

/** A page per tool at `/tools/<slug>`: facts and README of its package, its documentation and the posts about it (PKG-1, GEN-4). */
export default function pluginToolPages(
  context: LoadContext,
  {describe}: Pick<OverviewOptions, 'describe'>,
): Plugin<void> {
  const {baseUrl, generatedFilesDir, siteDir, i18n} = context;
  const kept = keepFor(context, 'readmes', [__filename]);
  const overviewOf = createOverviewReader({
    siteDir,
    locales: [i18n.currentLocale, i18n.defaultLocale],
    describe,
  });
  return {
    name: 'tool-pages',
    async allContentLoaded({allContent, actions}) {
      const content = readContent(allContent, baseUrl);
      const needsOf = await readNeeds(siteDir);
      const pages = await Promise.all(
        TOOLS.map(async (tool) => {
          const info = tool.package === null ? undefined : content.packages[tool.package];
          const [readmeHtml, overview] = await Promise.all([
            renderToolReadme(tool, info, kept),
            overviewOf(toolSlug(tool.key)),
          ]);
          return [tool, composeToolPage({tool, info, readmeHtml, overview, ...content})] as const;
        }),
      );
      const compared = Object.fromEntries(
        pages.map(([tool, page]) => [
          toolSlug(tool.key),
          composeCompared(page, tool.package === null ? undefined : needsOf(tool.package)),
        ]),
      );
      for (const [tool, page] of pages) {
        const slug = toolSlug(tool.key);
        const slugs = [tool, ...relatedTools(tool, TOOLS, RELATED_TOOL_LIMIT)].map(({key}) =>
          toolSlug(key),
        );
        const data = await actions.createData(
          `${slug}.json`,
          JSON.stringify({...page, compared: pick(compared, slugs)} satisfies ToolPageData),
        );
        actions.addRoute({
          path: `${baseUrl}tools/${slug}`,
          component: '@site/src/components/ToolPage',
          modules: {data: dataModule(generatedFilesDir, data)},
          exact: true,
        });
      }
      await actions.createData('compared.json', compared);
    },
  };
}
