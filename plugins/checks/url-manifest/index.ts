import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  URL_MANIFEST_FILE,
  createContentReader,
  formatUrlManifest,
  formatProblems,
  listAddresses,
  parseUrlManifest,
} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {readSiteMap} from '../links/readSiteMap';

/**
 * Adds every address of today's content to the URL manifest. Nothing is ever taken out: what is gone needs a redirect.
 *
 * @returns the addresses that were added.
 * @throws Error with file and line where the URL manifest, or content, cannot be read.
 */
export async function updateUrlManifest(siteDir: string): Promise<readonly string[]> {
  const file = path.join(siteDir, URL_MANIFEST_FILE);
  const text = await readIfThere(file);
  const {addresses: known, problems} = parseUrlManifest(text ?? '[]');
  const readContent = createContentReader(siteDir);
  const {problems: unread} = await readContent(DEFAULT_LOCALE);
  const mistakes = [...problems, ...unread];
  if (mistakes.length > 0) {
    throw new Error(formatProblems(mistakes));
  }
  const current = listAddresses(await readSiteMap(siteDir, DEFAULT_LOCALE, readContent));
  const added = [...current.keys()].filter((address) => !known.has(address));
  const tidy = formatUrlManifest([...known.keys(), ...added]);
  if (tidy !== text) {
    await writeFile(file, tidy);
  }
  return added.toSorted();
}

/** `npm run url-manifest`: adds the addresses of new pages and headings to the committed URL manifest; the content checks read it. */
export default function pluginUrlManifest({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'url-manifest',
    extendCli(cli) {
      cli
        .command('url-manifest')
        .description('Add the addresses of new pages and headings to the URL manifest.')
        .action(async () => {
          const added = await updateUrlManifest(siteDir);
          logger.info(
            added.length === 0
              ? `${URL_MANIFEST_FILE} was complete.`
              : `${added.length} new addresses in ${URL_MANIFEST_FILE}:\n${added.join('\n')}`,
          );
        });
    },
  };
}
