import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {FutureConfig, Plugin} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {
  REDIRECTS_FILE,
  configureContent,
  loadRedirects,
  planRedirects,
  type RedirectPlan,
} from '@selection-set/content-model';
import type {ConfigOfFunctions} from '@selection-set/plugin-kit';
import {BRAND} from '../../../src/family/data/brand';
import {DOCS_VERSIONS} from '../../../src/family/data/docsVersions';
import {ANNOUNCEMENT, BLOG_DESCRIPTION} from '../../../src/family/data/family';
import {TERM_IDS} from '../../../src/family/data/glossary';
import {LANGUAGES} from '../../../src/family/data/languages';
import {
  EMBEDDED_VIDEOS,
  README_PICTURE_HOSTS,
  VIDEO_HOSTINGS,
} from '../../../src/data/outsideServices';
import {
  defineDocsConfig,
  readAlgolia,
  readComments,
  readFirstLoad,
  readNewsletterAction,
  readOffline,
  readSearchHosts,
  type DocsConfig,
} from '../../../src/lib/config/defineDocsConfig';
import {readFeedback} from '../../../src/lib/config/readServices';
import {
  resolveDeployment,
  resolveRepository,
  type Deployment,
  type Environment,
} from '../../../src/lib/config/resolveDeployment';
import {DEFAULT_LOCALE, SIDEBAR_COLLAPSE_LEVEL} from '../../../src/lib/constants';
import type {SiteFields} from '../../../src/lib/contracts/siteFields';
import {readingMinutes} from '../../../src/lib/text/format';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/awaitIntent';
import {
  listOutsideServices,
  type OutsideService,
} from '../../../src/lib/security/listOutsideServices';

const UPSTREAM_MODES = ['full', 'plain'] as const;

/** Whether the portal takes the place of parts of Docusaurus's inside (`full`), or leaves all of it as it comes (`plain`). */
export type UpstreamMode = (typeof UPSTREAM_MODES)[number];

/**
 * What a build does with Docusaurus's inside, from `UPSTREAM`: `full`, also where the variable is unset or empty, or `plain`.
 *
 * @throws Error when the value is neither.
 */
export function readUpstream(env: Environment): UpstreamMode {
  const value = env.UPSTREAM?.trim() || 'full';
  const mode = UPSTREAM_MODES.find((known) => known === value);
  if (mode === undefined) {
    throw new Error(
      `UPSTREAM is "${value}"; expected "full", or "plain" for a heavier portal on Docusaurus as it comes, for example while an upgrade is under way. Leave it unset for "full".`,
    );
  }
  return mode;
}

/** Pages that serve the reading of others, and are not for search engines. */
const UNLISTED_PAGES = ['500', 'living-docs', 'offline', 'samples', 'search'];

interface Portal extends DocsConfig {
  readonly deployment: Deployment;
  /** What pages read from `customFields`. */
  readonly fields: SiteFields;
  readonly algolia: ReturnType<typeof readAlgolia>;
  /** What pages may contact beyond this site. */
  readonly services: readonly OutsideService[];
  /** Lists of redirects, relative to the project's folder. */
  readonly redirectFiles: readonly string[];
  readonly redirects: RedirectPlan;
  readonly firstLoad: FirstLoadMode;
  readonly upstream: UpstreamMode;
  /** Globs of addresses that no sitemap names. */
  readonly unlisted: readonly string[];
  /** Whether somebody writes and looks at pages, on the hot-reloading server. */
  readonly isWriting: boolean;
  /** Whether the language being loaded is a translation. */
  readonly isTranslation: boolean;
  /** A mistake in content stops a build. While somebody writes, the checks report it, and all other pages stay up. */
  readonly onMistake: 'ignore' | 'throw';
  /** Whether the pages of `tests/pages` and `tests/docs` are built too. */
  readonly hasTestPages: boolean;
}

/**
 * What one build of the portal is, which the content model is told too: its address, its optional services and its redirects, as the brand and the environment say.
 *
 * @param env for example `process.env`.
 * @param siteDir absolute path of the project's folder.
 * @param drawnFiles paths of files that the build draws, such as `/img/favicon.svg`.
 * @throws Error that names the variable, or the file and line, that cannot be used.
 */
export function definePortal(
  env: Environment,
  siteDir: string,
  drawnFiles: readonly string[],
  loadedLocale = DEFAULT_LOCALE,
): Portal {
  configureContent({
    defaultLocale: DEFAULT_LOCALE,
    versions: DOCS_VERSIONS,
    ids: {Glossary: TERM_IDS},
    drawnFiles,
  });
  const {repository} = BRAND;
  const deployment = resolveDeployment(env, {
    ...BRAND.deployment,
    organizationName: repository.owner,
    projectName: repository.name,
  });
  const docs = defineDocsConfig({
    siteName: BRAND.siteName,
    docsRepositoryBase: `${resolveRepository(env, repository.url)}/tree/${repository.branch}`,
    sidebarCollapseLevel: SIDEBAR_COLLAPSE_LEVEL,
  });
  const mode = readUpstream(env);
  const isWriting = env.NODE_ENV === 'development';
  const hasTestPages = env.TEST_PAGES === '1';
  const redirectFiles = [REDIRECTS_FILE, ...(hasTestPages ? ['tests/pages/redirects.yml'] : [])];
  const algolia = readAlgolia(env);
  const outside = {
    comments: readComments(env),
    feedback: readFeedback(env),
    newsletterAction: readNewsletterAction(env),
    searchHosts: readSearchHosts(env),
  };
  const videos = hasTestPages ? (['YouTube'] as const) : EMBEDDED_VIDEOS;
  return {
    ...docs,
    deployment,
    fields: {
      ...outside,
      docsRepositoryBase: docs.docsRepositoryBase,
      isOfflineOffered: readOffline(env),
    },
    algolia,
    services: listOutsideServices({
      ...outside,
      algolia,
      videos: videos.map((service) => VIDEO_HOSTINGS[service]),
      readmePictureHosts: README_PICTURE_HOSTS,
    }),
    redirectFiles,
    redirects: planRedirects(loadRedirects(siteDir, redirectFiles)),
    // Scripts can wait for a reader only in a template of the portal's own.
    firstLoad: mode === 'plain' ? 'plain' : readFirstLoad(env),
    upstream: mode,
    unlisted: [
      ...UNLISTED_PAGES.flatMap((page) =>
        ['', ...LANGUAGES.locales.map((locale) => `${locale}/`)].map(
          (folder) => deployment.baseUrl + folder + page,
        ),
      ),
      '**/test/**',
    ],
    isWriting,
    isTranslation: loadedLocale !== DEFAULT_LOCALE,
    onMistake: isWriting ? 'ignore' : 'throw',
    hasTestPages,
  };
}

/**
 * The pages and documents that tests look at (`tests/pages`, `tests/docs`), below `/test`.
 *
 * @param markdown steps that every page of the portal goes through.
 * @param docs settings that documents of the portal have besides.
 */
export function testContent(markdown: object, docs: object): ConfigOfFunctions['plugins'] {
  return [
    [
      '@docusaurus/plugin-content-pages',
      {...markdown, id: 'test', path: 'tests/pages', routeBasePath: 'test'},
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdown,
        ...docs,
        id: 'test',
        path: 'tests/docs',
        routeBasePath: 'test/docs',
        sidebarPath: './tests/docs/sidebars.ts',
      },
    ],
  ];
}

/** Settings of Docusaurus's classic theme. */
export function composeTheme({siteName, algolia}: Portal): ThemeConfig {
  return {
    image: 'img/social-card.png',
    ...(algolia && {algolia}),
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: ANNOUNCEMENT.id, content: siteName, isCloseable: true},
    navbar: {title: siteName, items: []},
    docs: {sidebar: {autoCollapseCategories: false}},
    // Code is coloured at build time (packages/code-blocks); without this the default theme's colours would be in the browser's bundle.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  };
}

/**
 * Which fast parts of the bundler a build uses: all, but for the cache where nothing adds to its key what Docusaurus leaves out (`cache-key`).
 */
export function bundlerParts(mode: UpstreamMode): Partial<FutureConfig['faster']> | true {
  return mode === 'full' ? true : {rspackPersistentCache: false};
}

/**
 * Folders whose files are published as they are: the project's own, and those that plugins write.
 *
 * @param generated below Docusaurus' folder of generated files.
 */
export function staticFolders(generated: readonly string[]): string[] {
  return ['static', ...generated.map((folder) => `${GENERATED_FILES_DIR_NAME}/${folder}`)];
}

export interface ContentParts {
  /** What happens to all Markdown while it is compiled. */
  readonly steps: {readonly remarkPlugins: readonly MDXPlugin[]};
  /** What documents go through besides. */
  readonly docsSteps: readonly MDXPlugin[];
  /** Settings of the sidebar. */
  readonly docs: object;
  /** What a mistake in a post does. */
  readonly onMistake: 'ignore' | 'throw';
  /** Address of the sources, for links that edit them. */
  readonly editUrl: string;
  /** Feeds of the language that is built. */
  readonly feedOptions: NonNullable<Exclude<Options['blog'], false>>['feedOptions'];
}

/** Settings of documents, posts, pages and style sheets. */
export function composeContent({
  steps,
  docsSteps,
  docs,
  onMistake,
  editUrl,
  feedOptions,
}: ContentParts): Options {
  const shared = {...steps, remarkPlugins: [...steps.remarkPlugins]};
  const edited = {editUrl, editLocalizedFiles: true};
  return {
    docs: {
      ...shared,
      ...docs,
      ...edited,
      ...DOCS_VERSIONS,
      sidebarPath: './sidebars.ts',
      remarkPlugins: [...steps.remarkPlugins, ...docsSteps],
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
    },
    blog: {
      ...shared,
      ...edited,
      blogTitle: 'Blog',
      blogDescription: BLOG_DESCRIPTION,
      blogSidebarCount: 0,
      // The list of posts is the archive: every post with its date.
      archiveBasePath: null,
      feedOptions,
      readingTime: ({content}) => readingMinutes(content),
      onInlineTags: onMistake,
      onInlineAuthors: onMistake,
      onUntruncatedBlogPosts: onMistake,
    },
    pages: {...shared, ...edited},
    theme: {
      customCss: ['layers', 'tokens', 'base', 'content', 'code', 'utilities'].map(
        (name) => `./src/css/${name}.css`,
      ),
    },
    // `languages.sitemap` takes its place.
    sitemap: false,
  };
}

/** Docusaurus's settings for style sheets are all there are: no search for a file with others beside every sheet. */
export function pluginStyleLoader(): Plugin<void> {
  return {
    name: 'style-loader',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
