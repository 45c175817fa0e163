import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {type KeptResults, NOTHING_KEPT, dataModule, messageOf} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {renderReadme, type ReadmeLabels} from '@selection-set/readme-html';
import {TOOLS} from '../../../src/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {
  PackageInfo,
  PackageSnapshot,
  PackageSummary,
} from '../../../src/lib/contracts/packageInfo';
import type {IndexedPage, LatestPost} from '../../../src/lib/contracts/pageIndex';
import type {ToolAdvice, ToolFacts, ToolPageData} from '../../../src/lib/contracts/tool';
import {PackageInfoSchema} from '../package-info/snapshot';
import {collectPages, collectPosts} from '../page-index/collectPages';
import {readAdvice} from './readAdvice';

/** In the language of the READMEs, which is English whatever the page's language is. */
const LABELS: ReadmeLabels = {
  table: 'Table {number}',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  taskDone: 'Done',
  taskOpen: 'Open',
};

/**
 * The README of a tool as sanitised HTML; absent where none is known. One that cannot be rendered is reported and left out.
 *
 * @param kept where rendered READMEs are kept.
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
      otherTitles: [info.name, tool.fullName],
      repository: tool.repo,
      labels: LABELS,
      ...(info.directory === undefined ? {} : {directory: info.directory}),
    };
    const html = await kept.get([readme, JSON.stringify(options)], async () =>
      renderReadme(readme, options),
    );
    // A README of badges only has nothing left to read.
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
 * What the other plugins have loaded, as far as tool pages need it.
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
  readonly advice: ToolAdvice | undefined;
}

/** Pages that most readers of a tool want first, by the last part of their address; guides fill what is missing. */
const FIRST_STEPS = ['quick-start', 'concepts', 'configuration', 'reference', 'troubleshooting'];
const FIRST_STEPS_COUNT = 4;

/** Posts on the page of a tool; the blog has the others. */
const POSTS_COUNT = 3;

/** Everything that the page of one tool shows beside the catalogue's own facts. */
export function composeToolPage({
  tool,
  info,
  readmeHtml,
  advice,
  documents,
  posts,
}: ToolPageInput): ToolPageData {
  const docsPath = `/docs/${toolSlug(tool.key)}`;
  return {
    key: tool.key,
    ...(documents.some(({path}) => path === docsPath) ? {docsPath} : {}),
    ...(advice === undefined ? {} : {advice}),
    firstSteps: chooseFirstSteps(documents, docsPath),
    posts: posts.filter(({tools}) => tools.includes(tool.key)).slice(0, POSTS_COUNT),
    ...(info === undefined ? {} : {info: withoutReadme(info)}),
    ...(readmeHtml === undefined ? {} : {readmeHtml}),
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

function withoutReadme({readme: _readme, ...summary}: PackageInfo): PackageSummary {
  return summary;
}

/** A page per tool at `/tools/<slug>`: facts and README of its package, its documentation and the posts about it (PKG-1, GEN-4). */
export default function pluginToolPages(context: LoadContext): Plugin<void> {
  const {baseUrl, generatedFilesDir, siteDir, i18n} = context;
  const kept = keepFor(context, 'readmes');
  return {
    name: 'tool-pages',
    async allContentLoaded({allContent, actions}) {
      const content = readContent(allContent, baseUrl);
      for (const tool of TOOLS) {
        const info = tool.package === null ? undefined : content.packages[tool.package];
        const readmeHtml = await renderToolReadme(tool, info, kept);
        const slug = toolSlug(tool.key);
        const advice = await readAdvice({
          siteDir,
          locales: [i18n.currentLocale, i18n.defaultLocale],
          slug,
        });
        const data = await actions.createData(
          `${slug}.json`,
          JSON.stringify(composeToolPage({tool, info, readmeHtml, advice, ...content})),
        );
        actions.addRoute({
          path: `${baseUrl}tools/${slug}`,
          component: '@site/src/components/ToolPage',
          modules: {data: dataModule(generatedFilesDir, data)},
          exact: true,
        });
      }
    },
  };
}
