import {readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import {UNCHECKED_HOSTS} from '../../../src/data/uncheckedHosts';
import {OUTSIDE_TIMEOUT_MS} from '../../../src/lib/constants';
import {readContent} from '@selection-set/content-model';
import {createDiskCache, createProgressBar} from '@selection-set/plugin-kit';
import {checkAddress} from './checkAddress';
import {checkAll} from './checkAll';
import {formatReport} from './formatReport';
import {listOutsideLinks, type SourceText} from './listOutsideLinks';
import {REPORT_FILE, writeReport} from './report';

const CACHE_FOLDER = '.cache/outside-links';
/** Data whose addresses readers see as links. */
const DATA_FILES = ['src/data/brand.ts', 'src/data/tools.ts'];

/**
 * `npm run links:outside`: asks every other site that the portal links to whether the page is still there.
 *
 * @returns exit code; 1 when a link is dead, or when nothing answers: then the report stays as it is.
 */
export async function runOutsideLinks(
  siteDir: string,
  locales: readonly string[],
): Promise<number> {
  const [contents, data] = await Promise.all([
    Promise.all(locales.map((locale) => readContent(siteDir, locale))),
    Promise.all(DATA_FILES.map((file) => readSource(siteDir, file))),
  ]);
  const links = listOutsideLinks(
    contents.flatMap(({files}) => files),
    data,
  );
  const bar = createProgressBar(process.stderr, links.size);
  const {signal} = new AbortController();
  const found = await checkAll({
    links,
    uncheckedHosts: UNCHECKED_HOSTS,
    cache: createDiskCache(path.join(siteDir, CACHE_FOLDER)),
    check: (address) => checkAddress(address, {timeoutMs: OUTSIDE_TIMEOUT_MS, signal}),
    now: () => new Date(),
    onProgress: bar.update,
  });
  bar.end();
  if (found.every(({state, status}) => state === 'dead' && status === undefined)) {
    logger.error(`No site answered at all. Is there a network? ${REPORT_FILE} stays as it is.`);
    return 1;
  }
  await writeReport(siteDir, found);
  logger.info(`${formatReport(found)}\nAll of it is in ${REPORT_FILE}.`);
  return found.some(({state}) => state === 'dead') ? 1 : 0;
}

async function readSource(siteDir: string, file: string): Promise<SourceText> {
  return {file, text: await readFile(path.join(siteDir, file), 'utf8')};
}
