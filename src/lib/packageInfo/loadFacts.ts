import lte from 'semver/functions/lte';
import rcompare from 'semver/functions/rcompare';
import {messageOf} from '@selection-set/plugin-kit/unknown';
import {PUBLISHED_README_LIMIT, README_MAX_BYTES, README_PLACEHOLDER} from '../constants';
import type {
  DownloadsWeek,
  PackageFact,
  PackageRequest,
  PackageValues,
} from '../contracts/packageInfo';
import {
  AnswerReader,
  clipText,
  parsePackument,
  type Packument,
  type PackumentVersion,
  type PublishedFile,
} from './parsePackument';
import type {FetchedFacts} from './mergeFacts';

/** Pending and finished answers, by key (API-9). */
export interface PromiseCache<Value> {
  /** The cached answer, or else the result of `load`; a failure is forgotten, so that the next call tries again. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/** An empty cache; calls for the same key share one promise, even while it is pending (API-9). */
export function createPromiseCache<Value>(): PromiseCache<Value> {
  const entries = new Map<string, Promise<Value>>();
  return {
    get(key, load) {
      const known = entries.get(key);
      if (known !== undefined) {
        return known;
      }
      const entry = load().catch((error: unknown) => {
        entries.delete(key);
        throw error;
      });
      entries.set(key, entry);
      return entry;
    },
  };
}

/** Key of a request: name, repository and path, which distinguishes several READMEs of one package (API-9). */
export function requestKey({name, repo = '', path = ''}: PackageRequest): string {
  return JSON.stringify([name, repo, path]);
}

/** READMEs from outside the package document. */
export interface OtherReadmes {
  /** From the repository (API-6). */
  readonly repository?: string;
  /** From a published package's own file; replaces the registry's README when its documents contain none. */
  readonly published?: string;
}

/** Whether a text is a real README: not empty, and not npm's placeholder (ERR-3, VAL-13). */
function isReadme(text: string | undefined): text is string {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && trimmed !== README_PLACEHOLDER;
}

/** Whether a document contains README texts, even placeholders; some registries leave them out. */
function carriesReadmes({readme, versions}: Pick<Packument, 'readme' | 'versions'>): boolean {
  return readme !== undefined || versions.some((version) => version.readme !== undefined);
}

/**
 * The README to show (VAL-13): the repository's; else the registry's; else that of the newest version that has one, up to
 * `dist-tags.latest` by semver; else empty text.
 */
export function pickReadme(
  document: Pick<Packument, 'readme' | 'versions' | 'latest'>,
  {repository, published}: OtherReadmes = {},
): string {
  if (repository !== undefined && repository.trim() !== '') {
    return repository;
  }
  const registry = carriesReadmes(document) ? document.readme : published;
  if (isReadme(registry)) {
    return registry;
  }
  return listOlder(document).find(({readme}) => isReadme(readme))?.readme ?? '';
}

/**
 * Versions up to `dist-tags.latest`, the newest first, both by semver (VAL-13): the order in registries and the dates of mirrors are
 * arbitrary.
 */
export function listOlder({
  versions,
  latest,
}: Pick<Packument, 'versions' | 'latest'>): readonly PackumentVersion[] {
  return versions
    .filter(({version}) => lte(version, latest))
    .toSorted((a, b) => rcompare(a.version, b.version));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export interface Downloads {
  readonly downloads: number;
  readonly week: DownloadsWeek;
}

/**
 * The checked answer of the downloads service (API-5): a whole number, for the requested package, with the days it covers.
 *
 * @throws AnswerError with the exact path of each mistake.
 */
export function parseDownloads(value: unknown, name: string): Downloads {
  const reader = new AnswerReader();
  const answer = reader.object(value, '');
  reader.text(answer.package, 'package', JSON.stringify(name), (text) => text === name);
  const start = reader.text(answer.start, 'start', 'a day as YYYY-MM-DD', isDay);
  const end = reader.text(
    answer.end,
    'end',
    `a day as YYYY-MM-DD, not before ${start}`,
    (text) => isDay(text) && text >= start,
  );
  const {downloads} = answer;
  const isCount =
    typeof downloads === 'number' && Number.isSafeInteger(downloads) && downloads >= 0;
  if (!isCount) {
    reader.refuse('downloads', 'a whole number of at least 0', downloads);
  }
  reader.finish(`The downloads figure of "${name}"`);
  return {downloads: isCount ? downloads : 0, week: {start, end}};
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A linked image in Markdown. No part may contain a bracket, which keeps the search linear in a hostile text. */
const LINKED_IMAGE =
  /\[!\[[^[\]\n]*\]\((?<image>[^()[\]\s]+)[^()[\]\n]*\)\]\([^()[\]\n]*\)[ \t]*/gu;
const BADGE = /badge|shields\.io/iu;

/**
 * A README without its badges: they show current figures, such as a version or a build's state, which would be outdated in a stored
 * copy (PKG-1).
 */
export function dropBadges(readme: string): string {
  return readme.replace(LINKED_IMAGE, (whole: string, image: string) =>
    BADGE.test(image) ? '' : whole,
  );
}

/** Sources of facts. Each function rejects when it has no answer; missing functions are not called. */
export interface PackageSources {
  /** The package document, decoded from JSON (API-4). */
  readonly readDocument: (name: string) => Promise<unknown>;
  /** The downloads of the last week, decoded from JSON (API-5). */
  readonly readDownloads?: (name: string) => Promise<unknown>;
  /** The raw README in the repository (API-6). */
  readonly readRepositoryReadme?: (repo: string, path: string) => Promise<string>;
  /** The README inside the published file of a package; undefined or empty when there is none. */
  readonly readPublishedReadme?: (name: string, file: PublishedFile) => Promise<string | undefined>;
}

type SourceName = 'document' | 'downloads' | 'repository readme' | 'published readme';

/** Something that could not be fetched, for the log. */
export interface PackageProblem {
  readonly source: SourceName;
  readonly name: string;
  readonly message: string;
}

export interface LoadedFacts extends FetchedFacts {
  readonly problems: readonly PackageProblem[];
}

/** Queries all sources about one package; never rejects, failures are in `problems` (PKG-1, API-4..6, VAL-13). */
export async function loadFacts(
  request: PackageRequest,
  sources: PackageSources,
): Promise<LoadedFacts> {
  const {name} = request;
  const problems: PackageProblem[] = [];
  const ask = async <Value>(source: SourceName, run: () => Promise<Value>) => {
    try {
      return await run();
    } catch (error) {
      problems.push({source, name, message: messageOf(error)});
      return undefined;
    }
  };
  const {readDocument, readDownloads} = sources;
  const [packument, downloads] = await Promise.all([
    ask('document', async () => parsePackument(await readDocument(name), name)),
    readDownloads && ask('downloads', async () => parseDownloads(await readDownloads(name), name)),
  ]);
  const readme = await readReadme(request, sources, packument, ask);
  const values: PackageValues = {
    readme: readme === '' ? undefined : readme,
    createdAt: packument?.createdAt,
    updatedAt: packument?.updatedAt,
    description: packument?.description,
    weeklyNPMDownloads: downloads?.downloads,
    downloadsWeek: downloads?.week,
    version: packument && latestVersion(packument),
    licence: packument?.licence,
    directory: packument?.directory,
  };
  return {values, answered: listAnswered(values, packument !== undefined), problems};
}

/** Facts that a document answers even by omission; dates and README may just not be part of what a registry serves. */
function listAnswered(values: PackageValues, hasDocument: boolean): readonly PackageFact[] {
  const answers: readonly (readonly [PackageFact, boolean])[] = [
    ['createdAt', values.createdAt !== undefined],
    ['description', hasDocument],
    ['directory', hasDocument],
    ['downloadsWeek', values.downloadsWeek !== undefined],
    ['licence', hasDocument],
    ['readme', values.readme !== undefined],
    ['updatedAt', values.updatedAt !== undefined],
    ['version', hasDocument],
    ['weeklyNPMDownloads', values.weeklyNPMDownloads !== undefined],
  ];
  return answers.filter(([, isAnswered]) => isAnswered).map(([fact]) => fact);
}

/** `dist-tags.latest`, unless that version was unpublished. */
function latestVersion({latest, versions}: Packument): string | undefined {
  return versions.some(({version}) => version === latest) ? latest : undefined;
}

async function readReadme(
  {repo, path}: PackageRequest,
  {readRepositoryReadme, readPublishedReadme}: PackageSources,
  packument: Packument | undefined,
  ask: <Value>(source: SourceName, run: () => Promise<Value>) => Promise<Value | undefined>,
): Promise<string> {
  const readmePath =
    path ?? (packument && [packument.directory, 'README.md'].filter(Boolean).join('/'));
  const repository =
    readRepositoryReadme && repo !== undefined && readmePath !== undefined
      ? await ask('repository readme', () => readRepositoryReadme(repo, readmePath))
      : undefined;
  const document = packument ?? {versions: [], latest: ''};
  let readme = pickReadme(document, {repository});
  if (readme === '' && packument && readPublishedReadme && !carriesReadmes(packument)) {
    const published = await ask('published readme', () =>
      findPublishedReadme(packument, readPublishedReadme),
    );
    readme = pickReadme(document, {published});
  }
  return clipText(dropBadges(readme), README_MAX_BYTES);
}

/** The first README in the published packages, from the latest version down; a failure ends the search. */
async function findPublishedReadme(
  packument: Packument,
  read: NonNullable<PackageSources['readPublishedReadme']>,
): Promise<string | undefined> {
  const versions = listOlder(packument).slice(0, PUBLISHED_README_LIMIT);
  for (const {published} of versions) {
    const readme = published && (await read(packument.name, published));
    if (isReadme(readme)) {
      return readme;
    }
  }
  return undefined;
}
