import {
  configureContent,
  loadRedirects,
  planRedirects,
  REDIRECTS_FILE,
  type RedirectPlan,
} from '@selection-set/content-model';
import {type DocsConfig, defineDocsConfig} from '../../../src/lib/config/defineDocsConfig';
import {readAlgolia, readSearchHosts} from '../../../src/lib/config/readAlgolia';
import {readComments} from '../../../src/lib/config/readComments';
import {readFeedback} from '../../../src/lib/config/readFeedback';
import {readFirstLoad} from '../../../src/lib/config/readFirstLoad';
import {readNewsletterAction} from '../../../src/lib/config/readNewsletterAction';
import {readOffline} from '../../../src/lib/config/readOffline';
import {
  type Deployment,
  type Environment,
  resolveDeployment,
} from '../../../src/lib/config/resolveDeployment';
import {DEFAULT_LOCALE, SIDEBAR_COLLAPSE_LEVEL} from '../../../src/lib/constants';
import type {SiteFields} from '../../../src/lib/contracts/siteFields';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/contract';
import {
  listOutsideServices,
  type OutsideService,
} from '../../../src/lib/security/listOutsideServices';
import {BRAND} from '../../../src/data/brand';
import {DOCS_VERSIONS} from '../../../src/data/docsVersions';
import {TERM_IDS} from '../../../src/data/glossary';
import {
  EMBEDDED_VIDEOS,
  README_PICTURE_HOSTS,
  VIDEO_HOSTINGS,
} from '../../../src/data/outsideServices';
import {readUpstream, type UpstreamMode} from './readUpstream';

/** Every language of the portal, as Docusaurus takes them. */
export const LANGUAGES = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [DEFAULT_LOCALE, 'fr', 'ar', 'ja'],
  localeConfigs: {
    [DEFAULT_LOCALE]: {label: 'English', htmlLang: 'en-US'},
    fr: {label: 'Français', htmlLang: 'fr'},
    ar: {label: 'العربية', htmlLang: 'ar', direction: 'rtl' as const},
    ja: {label: '日本語', htmlLang: 'ja'},
  },
};

/** Pages that serve the reading of others, and are not for search engines. */
const UNLISTED_PAGES = ['500', 'living-docs', 'offline', 'samples', 'search'];

export interface Portal extends DocsConfig {
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
    docsRepositoryBase: `${repository.url}/tree/${repository.branch}`,
    sidebarCollapseLevel: SIDEBAR_COLLAPSE_LEVEL,
  });
  const mode = readUpstream(env);
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
    hasTestPages,
  };
}
