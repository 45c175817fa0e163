import process from 'node:process';
import {BRAND} from '../../../../src/data/brand';
import {resolveDeployment} from '../../../../src/lib/config/resolveDeployment';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {
  type Problem,
  type Content,
  guessMoved,
  readLedger,
  readRedirects,
  type Check,
  type CheckContext,
} from '@selection-set/content-model';
import {readSiteMap} from '../../links/readSiteMap';
import {checkPinned} from '../../../output/search-index/checkSettings';
import {readSettings} from '../../../output/search-index/readSettings';
import {checkJudgedOf} from '../../../output/search-eval/checkJudged';
import {checkHeadingIds} from './checkHeadingIds';
import {checkLedger} from './checkLedger';
import {checkLinks} from './checkLinks';
import {checkRedirects} from './checkRedirects';
import {listLocales} from './listLocales';

/** Links, anchors, pictures and ids; pinned and judged answers of the search; in the default language also redirects, the search's settings and the ledger of published addresses. */
async function checkAddresses(
  content: Content,
  context: CheckContext,
): Promise<readonly Problem[]> {
  const {siteDir, locale, readContent} = context;
  const [map, locales] = await Promise.all([
    readSiteMap(siteDir, locale, readContent),
    listLocales(siteDir),
  ]);
  const {redirects, problems} = readRedirects(siteDir);
  const ownSites = [
    BRAND.deployment,
    resolveDeployment(process.env, {...BRAND.deployment, organizationName: '', projectName: ''}),
  ];
  const ledger = await readLedger(siteDir);
  const found = await checkLinks(siteDir, content.files, {
    map,
    ownSites,
    locales,
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
    guessMoved: (path) => guessMoved(path, map, ledger.addresses),
  });
  const search = readSettings(siteDir, [...new Set([DEFAULT_LOCALE, ...locales])]);
  const answers = [...checkPinned(search, locale, map), ...checkJudgedOf(siteDir, locale, map)];
  if (locale !== DEFAULT_LOCALE) {
    return [...found, ...answers];
  }
  return [
    ...found,
    ...search.problems,
    ...answers,
    ...problems,
    ...checkRedirects(redirects, map),
    ...ledger.problems,
    ...ledger.disorder,
    ...(ledger.problems.length === 0 ? checkLedger(map, ledger, redirects) : []),
  ];
}

/** What this folder adds to the checks of all content. */
export const LINK_CHECKS: readonly Check[] = [checkAddresses, ({files}) => checkHeadingIds(files)];
