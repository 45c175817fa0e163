import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {loadContext} from '@docusaurus/core/lib/server/site';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {algoliasearch} from 'algoliasearch';
import {readHostedConfig, createQueries} from '@selection-set/search-hosted';
import {loadSettings} from '../search-index/readSettings';
import {checkFacets} from './checkFacets';
import {INDEX_SETTINGS} from './indexSettings';
import {pushRecords} from './pushRecords';
import {hideKey, readPushKeys} from './readPushKeys';
import {readRecords} from './readRecords';
import {readRecordFiles, writeRecords} from './recordsFile';
import {splitBatches} from './splitBatches';
import {toSynonyms} from './toSynonyms';
import {PAUSES} from './withRetries';

/** `npm run search:records`: writes the records of all languages. */
export async function writeAllRecords(
  {siteDir, i18n}: LoadContext,
  {out, writtenOnly}: {readonly out: string; readonly writtenOnly: boolean},
): Promise<void> {
  for (const locale of i18n.locales) {
    // Each language holds its parsed pages in memory.
    // oxlint-disable-next-line no-await-in-loop
    const {records, pages, isComplete} = await readRecords(await loadContext({siteDir, locale}));
    if (!isComplete && !writtenOnly) {
      throw new Error(
        `There is no build of ${locale}, and pages such as those of tools exist in builds only. Run "npm run build" first, or leave them out with "-- --written-only".`,
      );
    }
    // oxlint-disable-next-line no-await-in-loop
    const file = await writeRecords(path.resolve(siteDir, out), locale, records);
    logger.info(
      `${String(records.length)} records of ${String(pages)} pages in ${path.relative(siteDir, file)}`,
    );
  }
}

/** `npm run search:push`: sends them, or says with `isDry` what would be sent. */
export async function pushAllRecords(
  {siteDir, i18n}: LoadContext,
  {from, isDry}: {readonly from: string; readonly isDry: boolean},
): Promise<void> {
  const records = await readRecordFiles(path.resolve(siteDir, from));
  const synonyms = toSynonyms(loadSettings(siteDir, i18n.locales));
  if (isDry) {
    const bytes = Buffer.byteLength(JSON.stringify(records));
    const {length} = splitBatches(records);
    logger.info(
      `Would send ${String(records.length)} records (${(bytes / 1e6).toFixed(1)} MB) in ${String(length)} batches, ${String(synonyms.length)} synonyms and the settings, and then replace the index. Nothing was sent.`,
    );
    return;
  }
  const keys = readPushKeys(process.env);
  try {
    await pushRecords(records, {
      client: algoliasearch(keys.appId, keys.apiKey),
      indexName: keys.indexName,
      temporaryName: `${keys.indexName}_next_${Date.now().toString(36)}`,
      settings: INDEX_SETTINGS,
      synonyms,
      pauses: PAUSES,
      wait,
      log: (line) => logger.info(line),
    });
  } catch (error) {
    const reason = hideKey(error instanceof Error ? error.message : String(error), keys);
    // The error itself holds the request; its message says enough.
    logger.error(`The index "${keys.indexName}" is as it was: ${reason}`);
    process.exitCode = 1;
  }
}

/** The check of the hosted index: a warning for each mistake, and one where the index cannot be asked. */
export async function warnOfFacets({siteConfig, i18n}: LoadContext): Promise<void> {
  const config = readHostedConfig(siteConfig.themeConfig.algolia);
  if (config === undefined) {
    return;
  }
  const {appId, apiKey} = config;
  const client = createQueries({appId, apiKey, hosts: [], origin: siteConfig.url});
  try {
    for (const problem of await checkFacets(client, config, i18n.locales)) {
      logger.warn(problem);
    }
  } catch (error) {
    logger.warn(
      `The hosted index "${config.indexName}" could not be checked: ${hideKey(String(error), config)}`,
    );
  }
}
