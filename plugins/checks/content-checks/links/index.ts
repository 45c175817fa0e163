import process from 'node:process';
import {BRAND} from '../../../../src/data/brand';
import {resolveDeployment} from '../../../../src/lib/config/resolveDeployment';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {
  type Problem,
  type Content,
  guessMoved,
  listLocales,
  readLedger,
  readRedirects,
  type Check,
  type CheckContext,
} from '@selection-set/content-model';
import {checkHeadingIds} from './checkHeadingIds';
import {checkLedger} from './checkLedger';
import {checkLinks} from './checkLinks';
import {checkRedirects} from './checkRedirects';

/** Links, anchors, pictures and ids; in the default language also redirects and the ledger of published addresses. */
async function checkAddresses(
  content: Content,
  context: CheckContext,
): Promise<readonly Problem[]> {
  const {siteDir, locale, readSiteMap} = context;
  const [map, locales] = await Promise.all([readSiteMap(), listLocales(siteDir)]);
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
  if (locale !== DEFAULT_LOCALE) {
    return found;
  }
  return [
    ...found,
    ...problems,
    ...checkRedirects(redirects, map),
    ...ledger.problems,
    ...ledger.disorder,
    ...(ledger.problems.length === 0 ? checkLedger(map, ledger, redirects) : []),
  ];
}

/** What this folder adds to the checks of all content. */
export const LINK_CHECKS: readonly Check[] = [checkAddresses, ({files}) => checkHeadingIds(files)];
