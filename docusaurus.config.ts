import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {type ConfigOfFunctions, hasGitHistory, withOptions} from '@selection-set/plugin-kit';
import * as brand from './plugins/brand';
import * as catalogue from './plugins/catalogue';
import * as checks from './plugins/checks';
import * as languages from './plugins/languages';
import * as markdown from './plugins/markdown';
import * as output from './plugins/output';
import * as samples from './plugins/samples';
import * as upstream from './plugins/upstream';
import {DOCS_VERSIONS} from './src/data/docsVersions';
import {TOOL_MARKS} from './src/data/toolMarks';
import {TOOLS} from './src/data/tools';
import {assertTools} from './src/lib/catalogue/validateTools';
import {readPackageInfoOptions} from './src/lib/config/readPackageInfoOptions';
import {DEFAULT_LOCALE} from './src/lib/constants';

const portal = upstream.definePortal(process.env, __dirname);
const locale = languages.loadedLocale(process.env);

assertTools(TOOLS, TOOL_MARKS);
languages.assertCatalogues(__dirname, locale);

const steps = markdown.markdownSteps(__dirname, {
  redirects: portal.redirects,
  locales: upstream.LANGUAGES.locales,
});
const edited = {editUrl: `${portal.docsRepositoryBase}/`, editLocalizedFiles: true};
const docs = {sidebarItemsGenerator: upstream.createItemsGenerator(portal.sidebarCollapseLevel)};

const config: ConfigOfFunctions = {
  title: portal.siteName,
  titleDelimiter: '–',
  tagline: 'Documentation for twenty open-source GraphQL tools, in one place.',
  favicon: 'img/favicon.svg',
  ...portal.deployment,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    faster: upstream.bundlerParts(portal.upstream),
    experimental_vcs: hasGitHistory(__dirname),
  },
  storage: {namespace: false},
  // It would write inline styles into a page whose scripts did not come.
  baseUrlIssueBanner: false,
  ssrTemplate: upstream.pageTemplate(portal.upstream, portal.firstLoad),
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  staticDirectories: [
    'static',
    ...[brand.assetsFolder, brand.fontFolder, markdown.imagesFolder].map(
      (folder) => `${GENERATED_FILES_DIR_NAME}/${folder}`,
    ),
  ],
  i18n: upstream.LANGUAGES,
  customFields: portal.fields,
  clientModules: ['./src/client/markResizing.ts', './src/client/repairHash.ts'],
  plugins: [
    output.archive,
    brand.brandAssets,
    withOptions(output.builtPages, {redirects: portal.redirects.pages, services: portal.services}),
    withOptions(upstream.cacheKey, {mode: portal.upstream}),
    withOptions(upstream.highlighter, {mode: portal.upstream}),
    checks.contentChecks,
    withOptions(output.contentSecurity, {services: portal.services}),
    languages.exchange,
    withOptions(upstream.firstLoad, {mode: portal.firstLoad}),
    brand.headingFont,
    checks.newContent,
    withOptions(upstream.leanClient, {mode: portal.upstream}),
    checks.ledger,
    samples.liveSamples,
    checks.livingDocs,
    languages.localeOffer,
    withOptions(output.offline, {isOffered: portal.fields.isOfflineOffered}),
    output.openSearch,
    languages.otherLocales,
    checks.outsideLinks,
    withOptions(upstream.recovery, {mode: portal.upstream}),
    withOptions(markdown.redirects, {files: portal.redirectFiles}),
    catalogue.pageIndex,
    output.robots,
    samples.samples,
    output.searchIndex,
    output.searchEval,
    brand.socialCards,
    withOptions(catalogue.packageInfo, readPackageInfoOptions(process.env)),
    withOptions(languages.sitemap, {lastmod: 'date', ignorePatterns: [...portal.unlisted]}),
    upstream.styleLoader,
    languages.themeTexts,
    catalogue.toolPages,
    languages.translationReport,
    languages.translationStatus,
    languages.translations,
    output.hostedSearch,
    markdown.images,
    output.markdownTwins,
    withOptions(upstream.bundleReport, {file: process.env.BUNDLE_REPORT}),
    ...(portal.hasTestPages ? upstream.testContent(steps, docs) : []),
  ],
  presets: [
    [
      // Docusaurus takes presets by path only.
      './plugins/upstream/preset/index.ts',
      {
        docs: {
          ...steps,
          ...docs,
          ...edited,
          ...DOCS_VERSIONS,
          sidebarPath: './sidebars.ts',
          remarkPlugins: [...steps.remarkPlugins, markdown.readingTime],
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
        },
        blog: {
          ...steps,
          ...edited,
          blogTitle: 'Blog',
          blogDescription: 'Notes on building, typing, testing and operating GraphQL APIs.',
          blogSidebarCount: 0,
          // The list of posts is the archive: every post with its date.
          archiveBasePath: null,
          feedOptions: languages.feedOptions(__dirname, locale ?? DEFAULT_LOCALE, DEFAULT_LOCALE),
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {...steps, ...edited},
        theme: {
          customCss: ['layers', 'tokens', 'base', 'content', 'code', 'utilities'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        // `languages.sitemap` takes its place.
        sitemap: false,
      } satisfies PresetOptions,
    ],
  ],
  headTags: [brand.touchIcon(portal.deployment.baseUrl)],
  themeConfig: upstream.composeTheme(portal),
};

export default config;
