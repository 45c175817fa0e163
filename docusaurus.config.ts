import {type ConfigOfFunctions, hasGitHistory, withOptions} from '@selection-set/plugin-kit';
import * as brand from './plugins/brand';
import * as catalogue from './plugins/catalogue';
import * as checks from './plugins/checks';
import * as languages from './plugins/languages';
import * as markdown from './plugins/markdown';
import * as output from './plugins/output';
import * as samples from './plugins/samples';
import * as upstream from './plugins/upstream';
import {BENCH_STEPS} from './src/family/benches/steps';
import {SUBJECT} from './src/family/data/family';
import {LANGUAGES} from './src/family/data/languages';
import {TOOL_MARKS} from './src/family/data/toolMarks';
import {TOOLS, TOOL_CATEGORIES} from './src/family/data/tools';
import {assertTools} from './src/lib/catalogue/validateTools';
import {readPackageInfoOptions} from './src/lib/config/readServices';
import {DEFAULT_LOCALE} from './src/lib/constants';

const locale = languages.loadedLocale(process.env);
const portal = upstream.definePortal(process.env, __dirname, brand.listAssetFiles(), locale);

assertTools(TOOLS, TOOL_MARKS, TOOL_CATEGORIES);
languages.assertCatalogues(__dirname, locale, portal.isWriting ? upstream.keepTexts : undefined);

const describe = samples.createFenceDescriber(__dirname);
const steps = markdown.markdownSteps(__dirname, {
  redirects: portal.redirects,
  locales: LANGUAGES.locales,
  samples: [samples.remarkLiveSamples, ...BENCH_STEPS],
  describe,
});
const docs = {sidebarItemsGenerator: upstream.createItemsGenerator(portal)};

const rules = [catalogue.RULES, markdown.RULES, samples.RULES, output.RULES, languages.RULES];

const config: ConfigOfFunctions = {
  title: portal.siteName,
  titleDelimiter: '–',
  tagline: `Documentation for ${TOOLS.length} ${SUBJECT} tools, in one place.`,
  favicon: 'img/favicon.svg',
  ...portal.deployment,
  trailingSlash: false,
  onBrokenLinks: portal.onMistake,
  // Links to sections that a translation does not have yet lead to the top of its page.
  onBrokenAnchors: portal.isTranslation ? 'warn' : portal.onMistake,
  onDuplicateRoutes: portal.onMistake,
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
    format: 'mdx',
    preprocessor: markdown.createSourceAdapter({siteDir: __dirname, isWriting: portal.isWriting}),
    parseFrontMatter: markdown.createFrontMatterParser(
      __dirname,
      portal.isWriting ? checks.createFieldKeeper(__dirname) : undefined,
    ),
    hooks: {onBrokenMarkdownLinks: portal.onMistake, onBrokenMarkdownImages: portal.onMistake},
  },
  staticDirectories: upstream.staticFolders([
    brand.assetsFolder,
    brand.fontFolder,
    markdown.imagesFolder,
  ]),
  i18n: LANGUAGES,
  customFields: portal.fields,
  clientModules: ['./src/client/markResizing.ts', './src/client/repairAddress.ts'],
  plugins: [
    output.archive,
    brand.brandAssets,
    withOptions(output.builtPages, {
      redirects: portal.redirects.pages,
      steps: [
        output.searchStep,
        output.markdownStep,
        brand.cardStep,
        brand.fontStep,
        output.dataStep,
        output.stylesStep,
        output.policyStep(portal.services),
      ],
    }),
    withOptions(upstream.cacheKey, {mode: portal.upstream}),
    withOptions(upstream.highlighter, {mode: portal.upstream}),
    withOptions(checks.contentChecks, {rules}),
    withOptions(output.contentSecurity, {services: portal.services}),
    withOptions(languages.exchange, {createCheck: checks.createCheckOf(rules)}),
    withOptions(upstream.firstLoad, {mode: portal.firstLoad}),
    brand.headingFont,
    checks.family,
    checks.moveContent,
    withOptions(checks.newContent, {rules}),
    withOptions(upstream.trimmedClient, {mode: portal.upstream}),
    checks.urlManifest,
    samples.liveSamples,
    checks.livingDocs,
    languages.localeOffer,
    withOptions(output.offline, {isOffered: portal.fields.isOfflineOffered}),
    output.openSearch,
    withOptions(languages.otherLocales, {css: brand.composeBrandCss([])}),
    checks.outsideLinks,
    withOptions(upstream.recovery, {mode: portal.upstream}),
    withOptions(markdown.redirects, {files: portal.redirectFiles}),
    catalogue.pageIndex,
    output.robots,
    samples.errorDesk,
    samples.samples,
    output.searchIndex,
    output.searchEval,
    brand.socialCards,
    withOptions(catalogue.packageInfo, readPackageInfoOptions(process.env)),
    withOptions(languages.sitemap, {lastmod: 'date', ignorePatterns: [...portal.unlisted]}),
    upstream.styleLoader,
    languages.themeTexts,
    withOptions(catalogue.toolPages, {describe}),
    languages.translationReport,
    languages.translationStatus,
    languages.translations,
    output.hostedSearch,
    markdown.images,
    output.markdownExports,
    withOptions(upstream.bundleReport, {file: process.env.BUNDLE_REPORT}),
    ...(portal.hasTestPages ? upstream.testContent(steps, docs) : []),
    upstream.startServer,
  ],
  presets: [
    [
      // Docusaurus takes presets by path only.
      './plugins/upstream/preset/index.ts',
      upstream.composeContent({
        steps,
        docsSteps: [markdown.readingTime],
        docs,
        onMistake: portal.onMistake,
        editUrl: `${portal.docsRepositoryBase}/`,
        feedOptions: languages.feedOptions(__dirname, locale ?? DEFAULT_LOCALE, DEFAULT_LOCALE),
      }),
    ],
  ],
  headTags: [brand.touchIcon(portal.deployment.baseUrl)],
  themeConfig: upstream.composeTheme(portal),
};

export default config;
