import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import {PACKAGE_REFRESH_BUDGET_MS} from '../../../src/lib/constants';
import type {PackageRequest} from '../../../src/lib/contracts/packageInfo';
import {createSources} from './createSources';
import {createDiskCache, createProgressBar, type ProgressStream} from '@selection-set/plugin-kit';
import type {PluginOptions} from './options';
import {type NpmOptions, readNpmOptions} from './readNpmOptions';
import {refreshPackages} from './refreshPackages';
import {readSnapshot, writeSnapshot} from './snapshot';
import {describeProblems, summariseChanges} from './summarise';

/** Name below `docusaurus`. */
export const REFRESH_COMMAND = 'packages:refresh';

export interface RefreshCommand {
  readonly siteDir: string;
  readonly options: PluginOptions;
  readonly requests: readonly PackageRequest[];
  /** The user's npm configuration; read from npm by default. */
  readonly npm?: NpmOptions;
  readonly stream?: ProgressStream;
}

/**
 * `npm run packages:refresh`: renews the committed snapshot and says what changed (PKG-1).
 *
 * @returns exit code; 1 when not a single package document could be had, and then the snapshot stays as it is.
 */
export async function runRefreshCommand({
  siteDir,
  options,
  requests,
  npm,
  stream = process.stderr,
}: RefreshCommand): Promise<number> {
  const file = path.resolve(siteDir, options.snapshotPath);
  const cache = createDiskCache(path.resolve(siteDir, options.cachePath));
  const previous = await readSnapshot(file);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PACKAGE_REFRESH_BUDGET_MS);
  const {timeoutMs, retries, maxBytes, concurrency} = options;
  const limits = {timeoutMs, retries, maxBytes, signal: controller.signal};
  const bar = createProgressBar(stream, requests.length);
  try {
    const {snapshot, problems} = await refreshPackages({
      requests,
      previous,
      sources: createSources(options, npm ?? (await readNpmOptions(siteDir)), limits, cache),
      concurrency,
      today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
      onProgress: bar.update,
    });
    bar.end();
    for (const problem of problems) {
      logger.error(describeProblems([problem]));
    }
    if (problems.filter(({source}) => source === 'document').length === requests.length) {
      logger.error('The registry answered for no package. The snapshot stays as it is.');
      return 1;
    }
    await writeSnapshot(file, snapshot);
    report(summariseChanges(previous, snapshot), options);
    return 0;
  } finally {
    clearTimeout(timer);
  }
}

function report(changes: readonly string[], options: PluginOptions): void {
  const {snapshotPath, downloadsUrl, sourceUrl} = options;
  logger.info(
    changes.length === 0
      ? `Nothing has changed but dates in ${snapshotPath}.`
      : `${changes.length} changes in ${snapshotPath}:\n${changes.join('\n')}`,
  );
  if (downloadsUrl === undefined) {
    logger.info('Weekly downloads were not asked for: PACKAGES_DOWNLOADS_URL is not set.');
  }
  if (sourceUrl === undefined) {
    logger.info('READMEs came from the registry: PACKAGES_SOURCE_URL is not set.');
  }
}
