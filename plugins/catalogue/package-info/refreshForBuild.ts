import path from 'node:path';
import {performance} from 'node:perf_hooks';
import process from 'node:process';
import logger from '@docusaurus/logger';
import {Joi} from '@docusaurus/utils-validation';
import {PACKAGE_CACHE_MAX_AGE_MS} from '../../../src/lib/constants';
import type {PackageRequest, PackageSnapshot} from '../../../src/lib/contracts/packageInfo';
import {
  type LoadedFacts,
  loadFacts,
  type PackageSources,
} from '../../../src/lib/packageInfo/loadFacts';
import {messageOf} from '../../../src/lib/packageInfo/errors';
import {requestKey} from '../../../src/lib/packageInfo/promiseCache';
import {createSources} from './createSources';
import {createDiskCache, type DiskCache} from '@selection-set/plugin-kit';
import type {PluginOptions} from './options';
import {readNpmOptions, type NpmOptions} from './readNpmOptions';
import {refreshPackages} from './refreshPackages';
import {describeProblems} from './summarise';
import {FetchedFactsSchema} from './valuesSchema';

const ATTEMPT_KEY = 'build that has asked the network';
const AttemptSchema = Joi.string();

export interface BuildRefresh {
  readonly siteDir: string;
  readonly options: PluginOptions;
  readonly requests: readonly PackageRequest[];
  readonly previous: PackageSnapshot;
  /** The user's npm configuration; read from npm by default. */
  readonly npm?: NpmOptions;
  /** Names this build; all languages of one build share it. */
  readonly build?: string;
}

/**
 * The snapshot renewed during a build, without touching the committed file. Never fails and never takes longer than its budget; what
 * could not be fetched is said once per build, however many languages it has.
 */
export async function refreshForBuild({
  siteDir,
  options,
  requests,
  previous,
  npm,
  build = `${process.pid} ${Math.round(performance.timeOrigin)}`,
}: BuildRefresh): Promise<PackageSnapshot> {
  const cache = createDiskCache(path.resolve(siteDir, options.cachePath));
  const attempt = await cache.read<string>(ATTEMPT_KEY, AttemptSchema, PACKAGE_CACHE_MAX_AGE_MS);
  const isFirst = attempt !== build;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), isFirst ? options.budgetMs : 0);
  const {timeoutMs, retries, maxBytes} = options;
  const limits = {timeoutMs, retries, maxBytes, signal: controller.signal};
  try {
    const sources = isFirst
      ? createSources(options, npm ?? (await readNpmOptions(siteDir)), limits, cache)
      : undefined;
    const {snapshot, problems} = await refreshPackages({
      requests,
      previous,
      concurrency: options.concurrency,
      today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
      sources: sources ?? NO_SOURCES,
      load: (request, from) => loadCached(request, from, cache, {build, options}),
    });
    if (isFirst && problems.length > 0) {
      logger.warn(`${describeProblems(problems)} What is missing keeps its last known value.`);
    }
    return snapshot;
  } catch (error) {
    logger.warn(`Package information keeps its last known values. ${messageOf(error)}`);
    return previous;
  } finally {
    clearTimeout(timer);
    await cache.write(ATTEMPT_KEY, build);
  }
}

/** Of a later language of the same build: everything that could be fetched is in the cache by now. */
const NO_SOURCES: PackageSources = {
  readDocument: () => Promise.reject(new Error('This build has asked the network already')),
};

/** Facts from the disk, or else from the sources; incomplete ones are remembered for the other languages of this build only. */
async function loadCached(
  request: PackageRequest,
  sources: PackageSources,
  cache: DiskCache,
  {build, options}: Required<Pick<BuildRefresh, 'build' | 'options'>>,
): Promise<LoadedFacts> {
  const {downloadsUrl, sourceUrl} = options;
  const key = JSON.stringify([requestKey(request), downloadsUrl, sourceUrl]);
  const known =
    (await cache.read(key, FetchedFactsSchema, PACKAGE_CACHE_MAX_AGE_MS)) ??
    (await cache.read(`${build} ${key}`, FetchedFactsSchema, PACKAGE_CACHE_MAX_AGE_MS));
  if (known !== undefined) {
    return {...known, problems: []};
  }
  const {problems, ...facts} = await loadFacts(request, sources);
  if (facts.answered.length > 0) {
    await cache.write(problems.length === 0 ? key : `${build} ${key}`, facts);
  }
  return {...facts, problems};
}
