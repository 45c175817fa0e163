import path from 'node:path';
import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {RedirectPlan} from '@selection-set/content-model';
import {
  pageFile,
  runPageSteps,
  type BuiltPages,
  type KeptResults,
  type PageStep,
} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {withoutBase} from '@selection-set/site-paths';
import {BRAND} from '../../../src/family/data/brand';
import {withoutIconStyle} from '../../../src/lib/config/withoutInlineStyles';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import {secureBuild} from '../content-security/secureBuild';
import {writeFirstStyles} from '../first-styles/writeFirstStyles';
import {
  NOTHING_LOADED,
  readLoaded,
  readRoutes,
  type Build,
  type Loaded,
} from '../markdown-export/readRoutes';
import {writeExports} from '../markdown-export/writeExports';
import {indexBuild} from '../search-index/indexBuild';
import {
  composePageData,
  insertData,
  readPageFacts,
  type SiteFacts,
} from '../structured-data/composePageData';

/** Code of the results that are kept between builds. */
const makerOf = (file: string): readonly string[] => [path.join(__dirname, '..', file)];

/** Content of built pages, kept between builds. */
const keepPages = (context: LoadContext): KeptResults =>
  keepFor(context, 'built-pages', makerOf('markdown-export/readBuiltPage.ts'));

/** Comments, and elements whose text is not parsed as HTML. */
const RAW = /(<(script|style)\b[^]*?<\/\2>|<!--[^]*?-->)/giu;
/** A `<` that begins no tag; the HTML minifier writes it where a sample has `<>`. */
const STRAY = /<(?![a-z/!?])/giu;

/** Escapes each `<` that begins no tag. */
export function escapeStrayMarks(html: string): string {
  return html
    .split(RAW)
    .filter((_part, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? part.replace(STRAY, '&lt;') : part))
    .join('');
}

/** Adds structured data to each page of one built language, and corrects stray marks. */
function finishPages(
  context: LoadContext,
  {routesPaths}: Pick<Props, 'routesPaths'>,
  pages: BuiltPages,
): void {
  const site = describeSite(context);
  for (const route of new Set(routesPaths.map((one) => withoutBase(one, context.baseUrl)))) {
    rewrite(pages, pageFile(route), (html) => finish(route, html, site));
  }
  // No route leads to it.
  rewrite(pages, '404.html', withoutIconStyle);
}

/** Routes of redirects and files have no page. */
function rewrite(pages: BuiltPages, file: string, change: (html: string) => string): void {
  const html = pages.read(file);
  if (html !== undefined) {
    pages.write(file, change(html));
  }
}

function finish(route: string, html: string, site: SiteFacts): string {
  const facts = readPageFacts(html);
  const data = facts && composePageData(route, facts, site);
  return withoutIconStyle(escapeStrayMarks(data === undefined ? html : insertData(html, data)));
}

function describeSite({siteConfig, i18n, baseUrl}: LoadContext): SiteFacts {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  return {
    name: BRAND.siteName,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    home: siteConfig.url + baseUrl,
    root: siteConfig.url + (localeConfigs[defaultLocale]?.baseUrl ?? baseUrl),
    language: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    elsewhere: BRAND.social.map(({href}) => href),
  };
}

/** Makes a step for one language. */
type CreateStep = (context: LoadContext) => PageStep<Build>;

/** Writes the search indexes, from pages as Docusaurus wrote them. */
export const searchStep: CreateStep = (context) => {
  const kept = {
    written: keepFor(context, 'searched-pages', makerOf('search-index/readPages.ts')),
    read: keepPages(context),
  };
  return {
    name: 'search-index',
    read: async (pages, build) => indexBuild(context, build, pages, kept),
  };
};

/** Writes the Markdown exports, and links each in the head of its page. */
export const markdownStep: CreateStep = (context) => {
  const kept = {
    written: keepFor(context, 'markdown-exports', makerOf('markdown-export/planSections.ts')),
    read: keepPages(context),
  };
  let loaded: Loaded = NOTHING_LOADED;
  return {
    name: 'markdown-export',
    load(allContent) {
      loaded = readLoaded(allContent, context.baseUrl);
    },
    async write(pages, build) {
      const {outDir} = build;
      const {title: siteName} = context.siteConfig;
      const routes = readRoutes(context, build);
      await writeExports({context, outDir, siteName, loaded, routes, pages, kept});
    },
  };
};

/** Adds structured data for search engines, and makes marks valid HTML. */
export const dataStep: CreateStep = (context) => ({
  name: 'structured-data',
  write: async (pages, build) => finishPages(context, build, pages),
});

/** A style sheet for each page with the rules that it uses. */
export const stylesStep: CreateStep = (context) => ({
  name: 'first-styles',
  write: async (pages, build) => writeFirstStyles(context, build, pages),
});

/** The policy of each page. Comes last, because it hashes the final content of the pages. */
export function policyStep(services: readonly OutsideService[]): CreateStep {
  return (context) => ({
    name: 'content-security',
    write: async (pages, {outDir}) => secureBuild(context, {pages, outDir}, services),
  });
}

/** Pages at addresses that have moved, by Docusaurus's own plugin, which writes separate files. */
function createRedirectPages(
  context: LoadContext,
  redirects: RedirectPlan['pages'],
): NonNullable<Plugin['postBuild']> {
  const plugin = pluginClientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirects.map(({from, to}) => ({from, to})),
  });
  return async (build) => plugin?.postBuild?.({...build, content: undefined});
}

export interface PluginOptions {
  /** Addresses of pages that moved, and their new ones. */
  readonly redirects: RedirectPlan['pages'];
  /** Steps for the pages, in order. */
  readonly steps: readonly CreateStep[];
}

/** Owns the HTML of one language once it is written: reads each page once, passes it to the steps, and writes it once. */
export default function pluginBuiltPages(
  context: LoadContext,
  {redirects, steps: makers}: PluginOptions,
): Plugin<void> {
  const steps = makers.map((create) => create(context));
  const writeRedirectPages = createRedirectPages(context, redirects);
  return {
    name: 'built-pages',
    async allContentLoaded({allContent}) {
      steps.forEach(({load}) => load?.(allContent));
    },
    async postBuild(build) {
      await writeRedirectPages(build);
      await runPageSteps(build.outDir, build, steps);
    },
  };
}
