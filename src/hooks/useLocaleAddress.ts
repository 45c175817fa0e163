import {createPathIndex} from '@selection-set/site-paths';
import type {RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useAlternatePageUtils, useHistorySelector} from '@docusaurus/theme-common/internal';

const findRoute = createPathIndex<RouteConfig>();

/**
 * The address of this page in another language, with query and anchor (DOC-7). If there is no such page, because this is the 404 page, the
 * start page in that language.
 */
export function useLocaleAddress(): (locale: string) => string {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const isPage = hasPage(routes, pathname);
  return (locale) =>
    isPage
      ? createUrl({locale, fullyQualified: false}) + suffix
      : (i18n.localeConfigs[locale]?.baseUrl ?? '/');
}

/** Whether a path leads to a page: documents share routes that also match nonexistent paths below them. */
function hasPage(candidates: readonly RouteConfig[], pathname: string): boolean {
  const route = findRoute(candidates, pathname) ?? findAround(candidates, pathname);
  return route !== undefined && (route.routes === undefined || hasPage(route.routes, pathname));
}

/** The innermost route that also matches what is below its path. */
function findAround(candidates: readonly RouteConfig[], pathname: string): RouteConfig | undefined {
  const folder = pathname.replace(/\/[^/]*\/?$/u, '');
  const route = findRoute(candidates, folder);
  if (route !== undefined && route.exact !== true) {
    return route;
  }
  return folder === '' ? undefined : findAround(candidates, folder);
}
