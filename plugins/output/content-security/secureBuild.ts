import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {SECURITY_TXT_EXPIRES} from '../../../src/lib/constants';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import {mergeServices} from '../../../src/lib/security/mergeServices';
import {readIfThere, listFiles} from '@selection-set/plugin-kit';
import {
  composeGuard,
  composeHeaders,
  readHashes,
  composeSecurityTxt,
  KNOWN_MARKUP,
  securePages,
} from '@selection-set/strict-csp';

/**
 * Policies for the pages of one built language and, for the site, `_headers`, `security.txt` and `.nojekyll`, without which GitHub Pages
 * would leave folders out (issue 8, section 3). Languages are built one after the other, that of the root first.
 */
export async function secureBuild(
  {baseUrl, i18n, siteConfig: {url}}: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>,
  outDir: string,
  services: readonly OutsideService[],
): Promise<void> {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const isRoot = currentLocale === defaultLocale;
  const rootBase = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const root = path.join(outDir, path.posix.relative(baseUrl, rootBase));
  const {hosts, trustedTypes} = mergeServices(services);
  const guard =
    trustedTypes &&
    composeGuard({base: rootBase, origins: hosts['script-src'] ?? [], markup: KNOWN_MARKUP});
  const others = new Set(isRoot ? locales.filter((locale) => locale !== defaultLocale) : []);
  const pages = (await listFiles(outDir)).filter(
    (file) => file.endsWith('.html') && !others.has(file.split('/')[0] ?? ''),
  );
  const found = await securePages(outDir, pages, {origin: url, hosts, trustedTypes, guard});
  const file = path.join(root, '_headers');
  const earlier = isRoot ? [] : readHashes((await readIfThere(file)) ?? '');
  const hashes = [...new Set([...earlier, ...found])].toSorted();
  await mkdir(path.join(root, '.well-known'), {recursive: true});
  await Promise.all([
    writeFile(file, composeHeaders({baseUrl: rootBase, hosts, hashes})),
    writeFile(path.join(root, '.nojekyll'), ''),
    writeFile(
      path.join(root, '.well-known/security.txt'),
      composeSecurityTxt({
        repository: BRAND.repository.url,
        expires: SECURITY_TXT_EXPIRES,
        languages: ['en'],
        canonical: `${url}${rootBase}.well-known/security.txt`,
      }),
    ),
  ]);
}
