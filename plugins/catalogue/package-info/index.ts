import path from 'node:path';
import {performance} from 'node:perf_hooks';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {
  type DiskCache,
  type ProgressStream,
  createDiskCache,
  createProgressBar,
  messageOf,
} from '@selection-set/plugin-kit';
import pLimit from 'p-limit';
import {TOOLS} from '../../../src/family/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {PACKAGE_CACHE_MAX_AGE_MS, PACKAGE_REFRESH_BUDGET_MS} from '../../../src/lib/constants';
import type {
  PackageInfo,
  PackageRequest,
  PackageSnapshot,
  PackageSummary,
} from '../../../src/lib/contracts/packageInfo';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {
  createPromiseCache,
  loadFacts,
  requestKey,
  type LoadedFacts,
  type PackageProblem,
  type PackageSources,
} from '../../../src/lib/packageInfo/loadFacts';
import {mergeFacts} from '../../../src/lib/packageInfo/mergeFacts';
import {
  createSources,
  describeProblems,
  summariseChanges,
  validateOptions,
  type PluginOptions,
} from './createSources';
import {readNpmOptions, type NpmOptions} from './readNpmOptions';
import {
  FetchedFactsSchema,
  formatSnapshot,
  parseSnapshot,
  readSnapshot,
  writeSnapshot,
} from './snapshot';

export interface Refresh {
  readonly requests: readonly PackageRequest[];
  readonly previous: PackageSnapshot;
  readonly sources: PackageSources;
  /** Packages at the same time. */
  readonly concurrency: number;
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** Wraps the sources for each request, such as with a cache on disk. */
  readonly load?: (request: PackageRequest, sources: PackageSources) => Promise<LoadedFacts>;
  readonly onProgress?: (done: number, name: string) => void;
}

export interface RefreshResult {
  readonly snapshot: PackageSnapshot;
  readonly problems: readonly PackageProblem[];
}

/**
 * Requests every package, a few at a time. What could not be fetched keeps its last value with its date; packages that are not requested
 * are removed from the snapshot (PKG-1).
 */
export async function refreshPackages({
  requests,
  previous,
  sources,
  concurrency,
  today,
  load = loadFacts,
  onProgress,
}: Refresh): Promise<RefreshResult> {
  const limit = pLimit(concurrency);
  const cache = createPromiseCache<LoadedFacts>();
  let done = 0;
  const loaded = await Promise.all(
    requests.map((request) =>
      limit(async () => {
        const facts = await cache.get(requestKey(request), () => load(request, sources));
        done += 1;
        onProgress?.(done, request.name);
        return {request, facts};
      }),
    ),
  );
  const packages = loaded.map(({request: {name}, facts}): [string, PackageInfo] => [
    name,
    mergeFacts(name, previous[name], facts, today),
  ]);
  return {
    snapshot: Object.fromEntries(packages.filter(([, info]) => hasFacts(info))),
    problems: loaded.flatMap(({facts}) => facts.problems),
  };
}

function hasFacts({fetchedAt}: PackageInfo): boolean {
  return Object.keys(fetchedAt).length > 0;
}

interface ToolPackage {
  /** Last part of the tool's addresses. */
  readonly slug: string;
  /** Absent for tools that are not on a registry. */
  readonly request?: PackageRequest;
}

/** The package of each tool of the catalogue, in its order. */
export function listToolPackages(tools: readonly ToolFacts[]): readonly ToolPackage[] {
  return tools.map(({key, package: name, repo}) => ({
    slug: toolSlug(key),
    ...(name !== null && {request: {name, repo}}),
  }));
}

/** The packages of the catalogue. */
export function listRequests(tools: readonly ToolFacts[]): readonly PackageRequest[] {
  return listToolPackages(tools).flatMap(({request}) => request ?? []);
}

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
 * The snapshot refreshed during a build, without changing the committed file. Never fails and never exceeds its time budget; what
 * could not be fetched is reported once per build, however many languages it has.
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
  const timer = setTimeout(() => controller.abort(), options.budgetMs);
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

/** For later languages of the same build: everything that could be fetched is already in the cache. */
const NO_SOURCES: PackageSources = {
  readDocument: () => Promise.reject(new Error('This build has asked the network already')),
};

/** Facts from disk, or else from the sources; incomplete ones are kept only for the other languages of this build. */
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

/** Name below `docusaurus`. */
const REFRESH_COMMAND = 'packages:refresh';

export interface RefreshCommand {
  readonly siteDir: string;
  readonly options: PluginOptions;
  readonly requests: readonly PackageRequest[];
  /** The user's npm configuration; read from npm by default. */
  readonly npm?: NpmOptions;
  readonly stream?: ProgressStream;
}

/**
 * `npm run packages:refresh`: refreshes the committed snapshot and reports what changed (PKG-1).
 *
 * @returns exit code; 1 when no package document could be fetched, in which case the snapshot is unchanged.
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
  const bar = createProgressBar(stream, {stage: 'Packages looked up', total: requests.length});
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

export interface DataFile {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/**
 * The data modules of pages: one for each tool, so that a page loads only its own README, and one with all tools but without READMEs
 * (C-15). A tool without any facts has null.
 */
export function composeData(
  tools: readonly ToolPackage[],
  snapshot: PackageSnapshot,
): readonly DataFile[] {
  const known = tools.map(({slug, request}) => ({
    slug,
    info: (request && snapshot[request.name]) ?? null,
  }));
  const summaries = known.flatMap(({slug, info}) => (info ? [[slug, withoutReadme(info)]] : []));
  return [
    ...known.map(({slug, info}) => ({name: `${slug}.json`, text: JSON.stringify(info)})),
    {name: 'summaries.json', text: JSON.stringify(Object.fromEntries(summaries))},
  ];
}

function withoutReadme(info: PackageInfo): PackageSummary {
  const {readme: _readme, fetchedAt, ...summary} = info;
  const {readme: _date, ...dates} = fetchedAt;
  return {...summary, fetchedAt: dates};
}

/**
 * Package information of the catalogue's tools (PKG-1, API-4..6, VAL-13): from the committed snapshot, which `docusaurus
 * packages:refresh` refreshes, and on demand from the network. Other plugins find it, including READMEs, in `allContent`; pages load
 * `@generated/package-info/default/<slug>.json` of their tool, or `summaries.json` with all tools but without READMEs.
 */
export default function pluginPackageInfo(
  {siteDir}: LoadContext,
  options: PluginOptions,
): Plugin<PackageSnapshot> {
  const snapshotPath = path.resolve(siteDir, options.snapshotPath);
  const requests = listRequests(TOOLS);
  return {
    name: 'package-info',
    async loadContent() {
      const previous = await readSnapshot(snapshotPath);
      if (!options.refresh) {
        return previous;
      }
      const renewed = await refreshForBuild({siteDir, options, requests, previous});
      // Serialised and parsed, so that the same facts give the same bytes.
      return parseSnapshot(formatSnapshot(renewed), snapshotPath);
    },
    async contentLoaded({content, actions}) {
      for (const {name, text} of composeData(listToolPackages(TOOLS), content)) {
        await actions.createData(name, text);
      }
    },
    getPathsToWatch: () => [snapshotPath],
    extendCli(cli) {
      cli
        .command(REFRESH_COMMAND)
        .description('Fetch package information anew and write the committed snapshot.')
        .action(async () => {
          process.exitCode = await runRefreshCommand({siteDir, options, requests});
        });
    },
  };
}

pluginPackageInfo.validateOptions = validateOptions;
