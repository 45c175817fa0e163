import type {RouteConfig} from 'react-router-config';
import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useAlternatePageUtils, useHistorySelector} from '@docusaurus/theme-common/internal';

/**
 * The address of this page in another language, with query and anchor (DOC-7). Where there is no such page, because this is the 404 page, the
 * start of the site in that language.
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

/** Whether a path leads to a page: documents share routes that also match paths below them where there is nothing. */
function hasPage(candidates: readonly RouteConfig[], pathname: string): boolean {
  const route = candidates.find(({path, exact = false}) => matchPath(pathname, {path, exact}));
  return (
    route !== undefined &&
    route.path !== '*' &&
    (route.routes === undefined || hasPage(route.routes, pathname))
  );
}
