import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RedirectPlan} from '@selection-set/content-model';
import type {PageStep} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import {secureBuild} from '../content-security/secureBuild';
import {writeFirstStyles} from '../first-styles/writeFirstStyles';
import {type Loaded, NOTHING_LOADED, readLoaded} from '../markdown-twins/readLoaded';
import {type Build, readRoutes} from '../markdown-twins/readRoutes';
import {writeTwins} from '../markdown-twins/writeTwins';
import {indexBuild} from '../search-index/indexBuild';
import {finishPages} from './finishPages';

/** Makes a step for one language. */
export type CreateStep = (context: LoadContext) => PageStep<Build>;

/** Writes the search indexes, from pages as Docusaurus wrote them. */
export const searchStep: CreateStep = (context) => {
  const kept = keepFor(context, 'built-pages');
  return {
    name: 'search-index',
    read: async (pages, build) => indexBuild(context, build, pages, kept),
  };
};

/** Writes the Markdown exports, and names each in the head of its page. */
export const markdownStep: CreateStep = (context) => {
  const kept = keepFor(context, 'built-pages');
  let loaded: Loaded = NOTHING_LOADED;
  return {
    name: 'markdown-twins',
    load(allContent) {
      loaded = readLoaded(allContent, context.baseUrl);
    },
    async write(pages, build) {
      const {outDir} = build;
      const {title: siteName} = context.siteConfig;
      const routes = readRoutes(context, build);
      await writeTwins({context, outDir, siteName, loaded, routes, pages, kept});
    },
  };
};

/** Structured data for search engines, and marks as HTML wants them. */
export const dataStep: CreateStep = (context) => ({
  name: 'structured-data',
  write: async (pages, build) => finishPages(context, build, pages),
});

/** A style sheet for each page with the rules that it uses. */
export const stylesStep: CreateStep = (context) => ({
  name: 'first-styles',
  write: async (pages, build) => writeFirstStyles(context, build, pages),
});

/** The policy of each page. It comes last: it takes the hash of what then stands in the pages. */
export function policyStep(services: readonly OutsideService[]): CreateStep {
  return (context) => ({
    name: 'content-security',
    write: async (pages, {outDir}) => secureBuild(context, {pages, outDir}, services),
  });
}

/** Pages at addresses that have moved, by Docusaurus's own plugin, which writes files of its own. */
export function createRedirectPages(
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
