import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBase} from '@selection-set/site-paths';
import {createTranslations, listRouteLanguages} from '@selection-set/translation-freshness';
import type {Routes} from './listPages';

/** What Docusaurus tells plugins about a finished build. */
export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a finished build knows about its routes, as paths below base address and language. */
export function readRoutes(
  {baseUrl, siteDir, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteDir'>,
  {routes, routesPaths, routesBuildMetadata}: Build,
): Routes {
  const languages = listRouteLanguages(routes, createTranslations(siteDir, i18n.locales));
  return {
    routes: routesPaths.map((route) => withoutBase(route, baseUrl)),
    hidden: new Set(
      Object.entries(routesBuildMetadata)
        .filter(([, {noIndex}]) => noIndex)
        .map(([route]) => withoutBase(route, baseUrl)),
    ),
    copies: new Set(
      [...languages]
        .filter(([, locales]) => !locales.includes(i18n.currentLocale))
        .map(([route]) => withoutBase(route, baseUrl)),
    ),
  };
}
