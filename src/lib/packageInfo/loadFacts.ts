import type {PackageFact, PackageRequest, PackageValues} from '../contracts/packageInfo';
import {PUBLISHED_README_LIMIT, README_MAX_BYTES} from '../constants';
import {dropBadges} from './dropBadges';
import {clipText} from './clipText';
import {messageOf} from './errors';
import type {FetchedFacts} from './mergeFacts';
import type {Packument, PublishedFile} from './packument';
import {parseDownloads} from './parseDownloads';
import {parsePackument} from './parsePackument';
import {carriesReadmes, isReadme, listOlder, pickReadme} from './pickReadme';

/** Where facts come from. Each function rejects when it has no answer; what is left out is not asked. */
export interface PackageSources {
  /** The package document, decoded from JSON (API-4). */
  readonly readDocument: (name: string) => Promise<unknown>;
  /** The downloads of the last week, decoded from JSON (API-5). */
  readonly readDownloads?: (name: string) => Promise<unknown>;
  /** The raw README in the repository (API-6). */
  readonly readRepositoryReadme?: (repo: string, path: string) => Promise<string>;
  /** The README file inside the published package of a version; undefined or empty when there is none. */
  readonly readPublishedReadme?: (
    name: string,
    version: string,
    file: PublishedFile,
  ) => Promise<string | undefined>;
}

export type SourceName = 'document' | 'downloads' | 'repository readme' | 'published readme';

/** Something that could not be fetched, for the log. */
export interface PackageProblem {
  readonly source: SourceName;
  readonly name: string;
  readonly message: string;
}

export interface LoadedFacts extends FetchedFacts {
  readonly problems: readonly PackageProblem[];
}

/** Asks all sources about one package; never rejects, what failed is in `problems` (PKG-1, API-4..6, VAL-13). */
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

/** A document answers these even by leaving them out; dates and README may just not be part of what a registry serves. */
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
  for (const {version, published} of versions) {
    const readme = published && (await read(packument.name, version, published));
    if (isReadme(readme)) {
      return readme;
    }
  }
  return undefined;
}
