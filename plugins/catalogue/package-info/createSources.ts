import {createHash} from 'node:crypto';
import {Joi} from '@docusaurus/utils-validation';
import {type DiskCache, validateBy} from '@selection-set/plugin-kit';
import npmFetch from 'npm-registry-fetch';
import {
  PACKAGE_ANSWER_MAX_BYTES,
  PACKAGE_BUILD_BUDGET_MS,
  PACKAGE_CONCURRENCY_LIMIT,
  PACKAGE_REQUEST_TIMEOUT_MS,
  PACKAGE_RETRY_LIMIT,
} from '../../../src/lib/constants';
import type {PackageInfo, PackageSnapshot} from '../../../src/lib/contracts/packageInfo';
import type {PackageProblem, PackageSources} from '../../../src/lib/packageInfo/loadFacts';
import {PACKAGE_FACTS} from '../../../src/lib/packageInfo/mergeFacts';
import {
  encodeName,
  joinAddress,
  parseJson,
  readmeAddress,
  requestText,
} from '../../../src/lib/packageInfo/requestText';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import type {NpmOptions} from './readNpmOptions';
import {createNpmTransport, readTarballReadme} from './readTarballReadme';

export interface PluginOptions {
  readonly id: string;
  /** Whether a build sends requests; otherwise, a build only reads the snapshot. */
  readonly refresh: boolean;
  /** Base address of weekly figures (API-5); without it there are none. */
  readonly downloadsUrl?: string;
  /** Base address of repositories, as `{repo}/HEAD/{path}` (API-6); without it READMEs come from the registry. */
  readonly sourceUrl?: string;
  /** The committed file, relative to the project's folder. */
  readonly snapshotPath: string;
  /** Folder of the disk cache, relative to the project's folder. */
  readonly cachePath: string;
  /** Packages at the same time. */
  readonly concurrency: number;
  /** For one attempt of one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Further attempts. */
  readonly retries: number;
  /** Largest answer. */
  readonly maxBytes: number;
  /** Time that fetching may add to a build, in milliseconds. */
  readonly budgetMs: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  refresh: false,
  snapshotPath: 'src/family/data/packages.snapshot.json',
  cachePath: 'node_modules/.cache/package-info',
  concurrency: PACKAGE_CONCURRENCY_LIMIT,
  timeoutMs: PACKAGE_REQUEST_TIMEOUT_MS,
  retries: PACKAGE_RETRY_LIMIT,
  maxBytes: PACKAGE_ANSWER_MAX_BYTES,
  budgetMs: PACKAGE_BUILD_BUDGET_MS,
};

const AddressSchema = Joi.string().uri({scheme: ['https', 'http']});

const OptionsSchema = Joi.object<PluginOptions>({
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  refresh: Joi.boolean().default(DEFAULT_OPTIONS.refresh),
  downloadsUrl: AddressSchema,
  sourceUrl: AddressSchema,
  snapshotPath: Joi.string().default(DEFAULT_OPTIONS.snapshotPath),
  cachePath: Joi.string().default(DEFAULT_OPTIONS.cachePath),
  concurrency: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.concurrency),
  timeoutMs: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.timeoutMs),
  retries: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.retries),
  maxBytes: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.maxBytes),
  budgetMs: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.budgetMs),
});

export const validateOptions = validateBy<Options | undefined, PluginOptions>(OptionsSchema);

const SHOWN_CHARS = 60;
const FINGERPRINT_CHARS = 7;

/** What could not be fetched, in one sentence for each kind of source, with the first reason. */
export function describeProblems(problems: readonly PackageProblem[]): string {
  const bySource = new Map<string, PackageProblem[]>();
  for (const problem of problems) {
    bySource.set(problem.source, [...(bySource.get(problem.source) ?? []), problem]);
  }
  return [...bySource]
    .map(([source, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` and ${others.length} other packages`;
      return `The ${source} of "${first?.name}"${more} could not be fetched: ${first?.message}.`;
    })
    .join(' ');
}

/** The changes of a refresh, one line for each fact that differs, in the order of names. */
export function summariseChanges(
  previous: PackageSnapshot,
  next: PackageSnapshot,
): readonly string[] {
  const names = [...new Set([...Object.keys(previous), ...Object.keys(next)])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [previous[name], next[name]];
    if (after === undefined) {
      return [`${name}: left the catalogue`];
    }
    return [
      ...(before === undefined ? [`${name}: new`] : []),
      ...PACKAGE_FACTS.flatMap((fact) => {
        const [old, now] = [show(before, fact), show(after, fact)];
        return old === now ? [] : [`${name}: ${fact} ${old} → ${now}`];
      }),
    ];
  });
}

function show(info: PackageInfo | undefined, fact: (typeof PACKAGE_FACTS)[number]): string {
  const value = info?.[fact];
  if (value === undefined) {
    return 'none';
  }
  const text = typeof value === 'object' ? `${value.start} to ${value.end}` : String(value);
  if (fact === 'readme') {
    return `${text.length} characters (${fingerprint(text)})`;
  }
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}

/** Short hash that differs when a long text does. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_CHARS);
}

/**
 * The raw README of a repository (API-6).
 *
 * @param repo `owner/name`.
 * @param path inside the repository.
 * @throws RequestError for anything other than a README: an error page is never mistaken for one.
 */
export function fetchReadme(
  repo: string,
  path: string,
  sourceUrl: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<string> {
  const transport = createNpmTransport(npm, limits.timeoutMs);
  return requestText(transport, readmeAddress(sourceUrl, repo, path), 'text/plain', limits);
}

/** The downloads of the last week, decoded from JSON and unchecked (API-5). */
export async function fetchDownloads(
  name: string,
  downloadsUrl: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<unknown> {
  const transport = createNpmTransport(npm, limits.timeoutMs);
  const address = joinAddress(downloadsUrl, encodeName(name));
  const text = await requestText(transport, address, 'application/json', limits);
  return parseJson(text, `The downloads figure of "${name}"`);
}

/** The full package document, decoded from JSON and unchecked, from the registry of the user's npm configuration (API-4). */
export async function fetchPackument(
  name: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<unknown> {
  const transport = createNpmTransport(npm, limits.timeoutMs);
  const address = joinAddress(npmFetch.pickRegistry(name, npm), encodeName(name));
  const text = await requestText(transport, address, 'application/json', limits);
  return parseJson(text, `The package document of "${name}"`);
}

const ReadmeSchema = Joi.string().allow('');

/** The sources of the build: registry, downloads service, source host and published packages (API-4..6, VAL-13). */
export function createSources(
  {downloadsUrl, sourceUrl}: Pick<PluginOptions, 'downloadsUrl' | 'sourceUrl'>,
  npm: NpmOptions,
  limits: Limits,
  cache: DiskCache,
): PackageSources {
  return {
    readDocument: (name) => fetchPackument(name, npm, limits),
    ...(downloadsUrl !== undefined && {
      readDownloads: (name) => fetchDownloads(name, downloadsUrl, npm, limits),
    }),
    ...(sourceUrl !== undefined && {
      readRepositoryReadme: (repo, path) => fetchReadme(repo, path, sourceUrl, npm, limits),
    }),
    async readPublishedReadme(name, file) {
      // A published package never changes, so its README is cached forever.
      const key = JSON.stringify(['published readme', file]);
      const known = await cache.read<string>(key, ReadmeSchema, Number.POSITIVE_INFINITY);
      if (known !== undefined) {
        return known;
      }
      const registry = npmFetch.pickRegistry(name, npm);
      const readme = await readTarballReadme(file, {...npm, registry}, limits);
      await cache.write(key, readme ?? '');
      return readme;
    },
  };
}
