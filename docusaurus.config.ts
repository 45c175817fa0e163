import type {Config} from '@docusaurus/types';
import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {STATIC_FOLDER} from './plugins/brand/brand-assets';
import {lightTemplate} from './plugins/upstream/first-load/lightTemplate';
import {feedOptions} from './plugins/languages/feeds/feedOptions';
import {STATIC_FOLDER as FONT_FOLDER} from './plugins/brand/heading-font';
import {STATIC_FOLDER as IMAGES_FOLDER} from './plugins/markdown/images';
import {markdownSteps} from './plugins/markdown/markdown';
import {readingTime} from './plugins/markdown/reading-time/readingTime';
import {assertCatalogues} from './plugins/languages/catalogues/assertCatalogues';
import {planRedirects, loadRedirects, REDIRECTS_FILE} from '@selection-set/content-model';
import {hasGitHistory} from '@selection-set/plugin-kit';
import {createItemsGenerator} from './plugins/upstream/sidebar-items/createItemsGenerator';
import {BRAND} from './src/data/brand';
import {DOCS_VERSIONS} from './src/data/docsVersions';
import {EMBEDDED_VIDEOS, README_PICTURE_HOSTS, VIDEO_HOSTINGS} from './src/data/outsideServices';
import {TOOL_MARKS} from './src/data/toolMarks';
import {TOOLS} from './src/data/tools';
import {assertTools} from './src/lib/catalogue/validateTools';
import {defineDocsConfig} from './src/lib/config/defineDocsConfig';
import {readAlgolia, readSearchHosts} from './src/lib/config/readAlgolia';
import {readComments} from './src/lib/config/readComments';
import {readFeedback} from './src/lib/config/readFeedback';
import {readFirstLoad} from './src/lib/config/readFirstLoad';
import {readNewsletterAction} from './src/lib/config/readNewsletterAction';
import {readOffline} from './src/lib/config/readOffline';
import {readPackageInfoOptions} from './src/lib/config/readPackageInfoOptions';
import {resolveDeployment} from './src/lib/config/resolveDeployment';
import {withoutInlineStyles} from './src/lib/config/withoutInlineStyles';
import {DEFAULT_LOCALE, SIDEBAR_COLLAPSE_LEVEL} from './src/lib/constants';
import {listOutsideServices} from './src/lib/security/listOutsideServices';
import type {SiteFields} from './src/lib/contracts/siteFields';
import {headScript} from './src/lib/firstLoad/headScript';

assertTools(TOOLS, TOOL_MARKS);

// Docusaurus sets it before it loads a language; the hot-reloading server sets "undefined" where none was asked for.
const loadedLocale = process.env.DOCUSAURUS_CURRENT_LOCALE;
if (loadedLocale !== undefined) {
  assertCatalogues(__dirname, loadedLocale === 'undefined' ? DEFAULT_LOCALE : loadedLocale);
}

const deployment = resolveDeployment(process.env, {
  ...BRAND.deployment,
  organizationName: BRAND.repository.owner,
  projectName: BRAND.repository.name,
});
const {siteName, docsRepositoryBase, sidebarCollapseLevel} = defineDocsConfig({
  siteName: BRAND.siteName,
  docsRepositoryBase: `${BRAND.repository.url}/tree/${BRAND.repository.branch}`,
  sidebarCollapseLevel: SIDEBAR_COLLAPSE_LEVEL,
});
const editUrl = `${docsRepositoryBase}/`;
const redirectFiles = [
  REDIRECTS_FILE,
  ...(process.env.TEST_PAGES === '1' ? ['tests/pages/redirects.yml'] : []),
];
const redirects = planRedirects(loadRedirects(__dirname, redirectFiles));
const locales = [DEFAULT_LOCALE, 'fr', 'ar', 'ja'];
/** Pages that serve the reading of others, and are not for search engines. */
const UNLISTED_PAGES = ['500', 'living-docs', 'offline', 'samples', 'search'];
const everyLanguage = (page: string): readonly string[] =>
  ['', ...locales.map((locale) => `${locale}/`)].map(
    (folder) => deployment.baseUrl + folder + page,
  );
const isOfflineOffered = readOffline(process.env);
const algolia = readAlgolia(process.env);
const comments = readComments(process.env);
const feedback = readFeedback(process.env);
const newsletterAction = readNewsletterAction(process.env);
const searchHosts = readSearchHosts(process.env);
const videos = process.env.TEST_PAGES === '1' ? (['YouTube'] as const) : EMBEDDED_VIDEOS;
const services = listOutsideServices({
  comments,
  newsletterAction,
  feedback,
  algolia,
  searchHosts,
  videos: videos.map((service) => VIDEO_HOSTINGS[service]),
  readmePictureHosts: README_PICTURE_HOSTS,
});
const markdown = markdownSteps(__dirname, {redirects, locales});
const firstLoad = readFirstLoad(process.env);
const template = withoutInlineStyles(pageTemplate);

const config: Config = {
  title: siteName,
  titleDelimiter: '–',
  tagline: 'Documentation for twenty open-source GraphQL tools, in one place.',
  favicon: 'img/favicon.svg',
  url: deployment.url,
  baseUrl: deployment.baseUrl,
  organizationName: deployment.organizationName,
  projectName: deployment.projectName,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true, experimental_vcs: hasGitHistory(__dirname)},
  storage: {namespace: false},
  // It would write inline styles into a page whose scripts did not come.
  baseUrlIssueBanner: false,
  ssrTemplate: firstLoad === 'light' ? lightTemplate(template, headScript(firstLoad)) : template,
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  staticDirectories: [
    'static',
    `${GENERATED_FILES_DIR_NAME}/${STATIC_FOLDER}`,
    `${GENERATED_FILES_DIR_NAME}/${FONT_FOLDER}`,
    `${GENERATED_FILES_DIR_NAME}/${IMAGES_FOLDER}`,
  ],
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales,
    localeConfigs: {
      [DEFAULT_LOCALE]: {label: 'English', htmlLang: 'en-US'},
      fr: {label: 'Français', htmlLang: 'fr'},
      ar: {label: 'العربية', htmlLang: 'ar', direction: 'rtl'},
      ja: {label: '日本語', htmlLang: 'ja'},
    },
  },
  customFields: {
    docsRepositoryBase,
    newsletterAction,
    feedback,
    comments,
    searchHosts,
    isOfflineOffered,
  } satisfies SiteFields,
  clientModules: ['./src/client/markResizing.ts', './src/client/repairHash.ts'],
  plugins: [
    './plugins/output/archive/index.ts',
    './plugins/brand/brand-assets/index.ts',
    ['./plugins/output/built-pages/index.ts', {redirects: redirects.pages, services}],
    './plugins/upstream/cache-key/index.ts',
    './plugins/markdown/code-blocks/index.ts',
    './plugins/checks/content-checks/index.ts',
    ['./plugins/output/content-security/index.ts', {services}],
    './plugins/languages/exchange/index.ts',
    ['./plugins/upstream/first-load/index.ts', {mode: firstLoad}],
    './plugins/brand/heading-font/index.ts',
    './plugins/checks/new-content/index.ts',
    './plugins/upstream/lean-client/index.ts',
    './plugins/checks/ledger/index.ts',
    './plugins/samples/live-samples/index.ts',
    './plugins/checks/living-docs/index.ts',
    './plugins/languages/locale-offer/index.ts',
    ['./plugins/output/offline/index.ts', {isOffered: isOfflineOffered}],
    './plugins/output/open-search/index.ts',
    './plugins/languages/other-locales/index.ts',
    './plugins/checks/outside-links/index.ts',
    './plugins/upstream/recovery/index.ts',
    ['./plugins/markdown/redirects/index.ts', {files: redirectFiles}],
    './plugins/catalogue/page-index/index.ts',
    './plugins/output/robots/index.ts',
    './plugins/samples/samples/index.ts',
    './plugins/output/search-index/index.ts',
    './plugins/output/search-eval/index.ts',
    './plugins/brand/social-cards/index.ts',
    ['./plugins/catalogue/package-info/index.ts', {...readPackageInfoOptions(process.env)}],
    [
      './plugins/languages/sitemap/index.ts',
      {
        lastmod: 'date',
        ignorePatterns: [...UNLISTED_PAGES.flatMap(everyLanguage), '**/test/**'],
      },
    ],
    './plugins/upstream/style-loader/index.ts',
    './plugins/languages/theme-texts/index.ts',
    './plugins/catalogue/tool-pages/index.ts',
    './plugins/languages/translation-report/index.ts',
    './plugins/languages/translation-status/index.ts',
    './plugins/languages/translations/index.ts',
    './plugins/output/hosted-search/index.ts',
    './plugins/markdown/images/index.ts',
    './plugins/output/markdown-twins/index.ts',
    process.env.BUNDLE_REPORT !== undefined && [
      './plugins/upstream/bundle-report/index.ts',
      {file: process.env.BUNDLE_REPORT},
    ],
    process.env.TEST_PAGES === '1' && [
      '@docusaurus/plugin-content-pages',
      {...markdown, id: 'test', path: 'tests/pages', routeBasePath: 'test'},
    ],
    process.env.TEST_PAGES === '1' && [
      '@docusaurus/plugin-content-docs',
      {
        ...markdown,
        id: 'test',
        path: 'tests/docs',
        routeBasePath: 'test/docs',
        sidebarPath: './tests/docs/sidebars.ts',
        sidebarItemsGenerator: createItemsGenerator(sidebarCollapseLevel),
      },
    ],
  ],
  presets: [
    [
      './plugins/upstream/preset/index.ts',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          editUrl,
          editLocalizedFiles: true,
          remarkPlugins: [...markdown.remarkPlugins, readingTime],
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          sidebarItemsGenerator: createItemsGenerator(sidebarCollapseLevel),
          ...DOCS_VERSIONS,
        },
        blog: {
          ...markdown,
          blogTitle: 'Blog',
          blogDescription: 'Notes on building, typing, testing and operating GraphQL APIs.',
          blogSidebarCount: 0,
          // The list of posts is the archive: every post with its date.
          archiveBasePath: null,
          editUrl,
          editLocalizedFiles: true,
          feedOptions: feedOptions(__dirname, loadedLocale ?? DEFAULT_LOCALE, DEFAULT_LOCALE),
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {...markdown, editUrl, editLocalizedFiles: true},
        theme: {
          customCss: [
            './src/css/layers.css',
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/content.css',
            './src/css/code.css',
            './src/css/utilities.css',
          ],
        },
        // plugins/languages/sitemap takes its place.
        sitemap: false,
      } satisfies PresetOptions,
    ],
  ],
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${deployment.baseUrl}img/apple-touch-icon.png`,
      },
    },
  ],
  themeConfig: {
    image: 'img/social-card.png',
    ...(algolia && {algolia}),
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'portal-open', content: siteName, isCloseable: true},
    navbar: {title: siteName, items: []},
    docs: {sidebar: {autoCollapseCategories: false}},
    // Code is coloured at build time (packages/code-blocks); without this the default theme's colours would be in the browser's bundle.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
};

export default config;
