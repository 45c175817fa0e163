import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {SECURITY_TXT_EXPIRES} from '../../../src/lib/constants';
import {WORKER_FILE} from '../../../src/lib/contracts/offline';
import {parseRepositoryBase} from '../../../src/lib/git/repository';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import {OWN_POLICIES} from '../../../src/lib/security/trust';
import type {BuiltPages} from '@selection-set/plugin-kit';
import {
  composeGuard,
  composeSecurityTxt,
  KNOWN_MARKUP,
  securePages,
  FETCH_DIRECTIVES,
  type Sources,
} from '@selection-set/strict-csp';
import {writePart} from '../site/finalizeSite';

export interface MergedServices {
  readonly hosts: Sources;
  /** Undefined if a configured service cannot run under Trusted Types. */
  readonly trustedTypes: readonly string[] | undefined;
}

/** Combines what all configured services need: readers navigate under the policy of the first page, so it has to cover all. */
export function mergeServices(
  services: readonly Pick<OutsideService, 'policies' | 'sources'>[],
): MergedServices {
  const hosts = Object.fromEntries(
    FETCH_DIRECTIVES.map((name) => {
      const origins = services.flatMap(({sources}) => sources[name] ?? []);
      return [name, [...new Set(origins)].toSorted()];
    }),
  );
  const isPossible = services.every(({policies}) => policies !== undefined);
  const names = services.flatMap(({policies = []}) => policies);
  return {
    hosts,
    trustedTypes: isPossible ? [...new Set([...OWN_POLICIES, ...names])] : undefined,
  };
}

/**
 * Appends a hash of its content to the address of each script that a page loads later, so that browsers refuse any other content
 * (`src/lib/firstLoad/headScript.ts`).
 *
 *
 * @param outDir folder of one built language.
 * @param baseUrl of the language.
 * @throws Error for a script that does not exist in the build.
 */
export function nameContent(pages: BuiltPages, outDir: string, baseUrl: string): void {
  const hashes = new Map<string, string>();
  const hashOf = (address: string): string => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    const hash =
      hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('base64');
    hashes.set(file, hash);
    return `${address}#sha256-${hash}`;
  };
  for (const file of pages.files) {
    const html = pages.read(file) ?? '';
    const named = html.replace(/(?<=<script data-load=")[^"#]+(?=")/u, (addresses) =>
      addresses.split(' ').map(hashOf).join(' '),
    );
    if (named !== html) {
      pages.write(file, named);
    }
  }
}

/**
 * Writes policies for the pages of one built language, and returns what the headers of the whole site need. The default language adds
 * `security.txt` and `.nojekyll`, without which GitHub Pages would omit folders.
 */
export async function secureBuild(
  {
    baseUrl,
    generatedFilesDir,
    i18n,
    siteConfig: {url, customFields},
  }: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir' | 'i18n' | 'siteConfig'>,
  {pages, outDir}: {readonly pages: BuiltPages; readonly outDir: string},
  services: readonly OutsideService[],
): Promise<void> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const rootBase = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const {hosts, trustedTypes} = mergeServices(services);
  const guard = composeGuard({
    base: rootBase,
    paths: [
      ...Object.values(localeConfigs).map((locale) => `${locale.baseUrl}assets/`),
      // In Firefox, responses from the service worker's copies count as the worker's.
      rootBase + WORKER_FILE,
    ],
    origins: hosts['script-src'] ?? [],
    markup: KNOWN_MARKUP,
  });
  nameContent(pages, outDir, baseUrl);
  const hashes = securePages(pages, {origin: url, hosts, trustedTypes, guard});
  await writePart(generatedFilesDir, {headers: {baseUrl: rootBase, hosts, hashes: [...hashes]}});
  if (currentLocale !== defaultLocale) {
    return;
  }
  const {origin, owner, name} = parseRepositoryBase(String(customFields?.docsRepositoryBase));
  await mkdir(path.join(outDir, '.well-known'), {recursive: true});
  await Promise.all([
    writeFile(path.join(outDir, '.nojekyll'), ''),
    writeFile(
      path.join(outDir, '.well-known/security.txt'),
      composeSecurityTxt({
        repository: `${origin}/${owner}/${name}`,
        expires: SECURITY_TXT_EXPIRES,
        languages: ['en'],
        canonical: `${url}${rootBase}.well-known/security.txt`,
      }),
    ),
  ]);
}
