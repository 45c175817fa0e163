import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {SECURITY_TXT_EXPIRES} from '../../../src/lib/constants';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import {mergeServices} from '../../../src/lib/security/mergeServices';
import type {BuiltPages} from '@selection-set/plugin-kit';
import {
  composeGuard,
  composeSecurityTxt,
  KNOWN_MARKUP,
  securePages,
} from '@selection-set/strict-csp';
import {writePart} from '../site/languagePart';

/**
 * Policies for the pages of one built language, and what the headers of the whole site need of it. The default language brings `security.txt`
 * and `.nojekyll`, without which GitHub Pages would leave folders out.
 */
export async function secureBuild(
  {
    baseUrl,
    generatedFilesDir,
    i18n,
    siteConfig: {url},
  }: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir' | 'i18n' | 'siteConfig'>,
  {pages, outDir}: {readonly pages: BuiltPages; readonly outDir: string},
  services: readonly OutsideService[],
): Promise<void> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const rootBase = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const {hosts, trustedTypes} = mergeServices(services);
  const guard =
    trustedTypes &&
    composeGuard({base: rootBase, origins: hosts['script-src'] ?? [], markup: KNOWN_MARKUP});
  const hashes = securePages(pages, {origin: url, hosts, trustedTypes, guard});
  await writePart(generatedFilesDir, {headers: {baseUrl: rootBase, hosts, hashes: [...hashes]}});
  if (currentLocale !== defaultLocale) {
    return;
  }
  await mkdir(path.join(outDir, '.well-known'), {recursive: true});
  await Promise.all([
    writeFile(path.join(outDir, '.nojekyll'), ''),
    writeFile(
      path.join(outDir, '.well-known/security.txt'),
      composeSecurityTxt({
        repository: BRAND.repository.url,
        expires: SECURITY_TXT_EXPIRES,
        languages: ['en'],
        canonical: `${url}${rootBase}.well-known/security.txt`,
      }),
    ),
  ]);
}
