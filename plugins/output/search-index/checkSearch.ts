import {type Check, listLocales} from '@selection-set/content-model';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {checkJudgedOf} from '../search-eval/checkJudged';
import {checkPinned} from './checkSettings';
import {readSettings} from './readSettings';

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
