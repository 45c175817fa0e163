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
  parseAddress,
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

/** Pages named in the summary. */
const NAMED_LIMIT = 10;

/**
 * What was added to the URL manifest, page by page, short enough to be read.
 *
 * @param added addresses, sorted.
 */
export function summariseAdded(added: readonly string[]): string {
  if (added.length === 0) {
    return `${URL_MANIFEST_FILE} was complete.`;
  }
  const pages = new Map<string, number>();
  for (const address of added) {
    const {path: page, hash} = parseAddress(address);
    pages.set(page, (pages.get(page) ?? 0) + (hash === '' ? 0 : 1));
  }
  const lines = [...pages]
    .slice(0, NAMED_LIMIT)
    .map(([page, headings]) => (headings === 0 ? page : `${page} with headings: ${headings}`));
  const more = pages.size > NAMED_LIMIT ? [`and ${pages.size - NAMED_LIMIT} more pages`] : [];
  return [`New addresses in ${URL_MANIFEST_FILE}: ${added.length}`, ...lines, ...more].join('\n  ');
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
          logger.info(summariseAdded(added));
        });
    },
  };
}
