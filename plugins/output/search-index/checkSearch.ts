import {
  listLocales,
  nearest,
  parseAddress,
  suggest,
  type Check,
  type Problem,
  type SiteMap,
} from '@selection-set/content-model';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {checkJudgedOf} from '../search-eval/checkJudged';
import type {ParsedSettings} from './parseSettings';
import {SETTINGS_FILE, readSettings} from './index';

/** Pinned pages and headings that a language does not have. */
export function checkPinned(
  {settings: {pinned}, lineOf}: Pick<ParsedSettings, 'lineOf' | 'settings'>,
  locale: string,
  {pages}: SiteMap,
): readonly Problem[] {
  return (pinned[locale] ?? [])
    .flatMap((answer) => answer.pages)
    .flatMap((address) => {
      const message = describe(address, pages);
      return message === undefined
        ? []
        : [{file: SETTINGS_FILE, line: lineOf(address), rule: 'search-settings', message}];
    });
}

function describe(address: string, pages: SiteMap['pages']): string | undefined {
  const {path, hash} = parseAddress(address);
  const page = pages.get(path);
  if (page === undefined) {
    return `"${address}" is pinned, and the site has no page "${path}".${suggest(nearest(path, [...pages.keys()]))}`;
  }
  return hash === '' || page.ids === undefined || page.ids.has(hash)
    ? undefined
    : `"${address}" is pinned, and "${path}" has no heading with the id "${hash}".${suggest(nearest(hash, [...page.ids.keys()]))}`;
}

/** Pinned and judged answers of the search that are no longer there; in the default language also mistakes in the search's settings. */
export const checkSearch: Check = async (_content, {siteDir, locale, readSiteMap}) => {
  const [map, locales] = await Promise.all([readSiteMap(), listLocales(siteDir)]);
  const settings = readSettings(siteDir, [...new Set([DEFAULT_LOCALE, ...locales])]);
  return [
    ...(locale === DEFAULT_LOCALE ? settings.problems : []),
    ...checkPinned(settings, locale, map),
    ...checkJudgedOf(siteDir, locale, map),
  ];
};
