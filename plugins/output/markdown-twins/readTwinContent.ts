import type {LoadContext} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {readContent} from '@selection-set/content-model';
import {listBuiltPages, listTwinFiles, type Routes, type TwinFile} from './listPages';
import type {Loaded} from './readLoaded';
import type {Site} from './resolveAddress';

export type TwinContext = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'codeTranslations'> & {
  readonly i18n: Pick<LoadContext['i18n'], 'currentLocale' | 'localeConfigs'>;
  readonly siteConfig: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl'>;
};

export interface TwinContent {
  /** Files whose pages have twins, posts newest first. */
  readonly files: readonly TwinFile[];
  /** Paths of the other pages with a twin. */
  readonly built: readonly string[];
  readonly site: Site;
}

/** Outside a build there are no routes. */
const NO_ROUTES: Routes = {routes: [], hidden: new Set(), copies: new Set()};

/** Everything that has a twin in the context's language, and where it is. */
export async function readTwinContent(
  {siteDir, baseUrl, i18n, siteConfig}: TwinContext,
  loaded: Loaded,
  routes: Routes = NO_ROUTES,
): Promise<TwinContent> {
  const content = await readContent(siteDir, i18n.currentLocale);
  const files = listTwinFiles(content.files, loaded);
  const built = listBuiltPages(routes, loaded);
  const originals = listBuiltPages({...routes, copies: NO_ROUTES.copies}, loaded);
  const paths = new Map<string, string | undefined>([
    ...loaded.entries.map(({file, path}) => [file, path] as const),
    ...content.files.map(({original, path}) => [original, path] as const),
  ]);
  const listed = loaded.entries.filter(({isListed}) => isListed).map(({path}) => path);
  return {
    files,
    built,
    site: {
      origin: siteConfig.url,
      baseUrl,
      defaultBaseUrl: i18n.localeConfigs[DEFAULT_LOCALE]?.baseUrl ?? siteConfig.baseUrl,
      repositoryBase: `${BRAND.repository.url}/tree/${BRAND.repository.branch}`,
      twins: new Set([...files.map(({path}) => path), ...built]),
      defaultTwins: new Set([...listed, ...originals]),
      pathOf: (original) => paths.get(original),
    },
  };
}
