import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {isMissingFile, messageOf} from '@selection-set/plugin-kit';
import {parseYaml} from './parseYaml';
import {contentSettings, type VersionSettings} from './settings';

/** Version of what is in `docs`, as Docusaurus calls it. */
export const CURRENT_VERSION = 'current';

/** File with the names of all versions that were cut, newest first. */
const VERSIONS_FILE = 'versions.json';

export interface PublishedVersion {
  readonly name: string;
  /** Part of the address below `/docs`; empty for the version that readers get there. */
  readonly path: string;
  /** Whether it is the version that search engines list. */
  readonly isLatest: boolean;
}

const NamesSchema = Joi.array<readonly string[]>().items(Joi.string().required()).required();

/**
 * The versions of the documentation with their addresses, newest first; the rules are those of Docusaurus.
 *
 * @param siteDir the project's folder.
 * @throws Error with file, line and remedy when `versions.json` is no list of names.
 */
export function readVersions(
  siteDir: string,
  {lastVersion, versions = {}}: VersionSettings = contentSettings().versions,
): readonly PublishedVersion[] {
  const cut = readNames(path.join(siteDir, VERSIONS_FILE));
  const latest = lastVersion ?? cut[0] ?? CURRENT_VERSION;
  return [CURRENT_VERSION, ...cut].map((name) => ({
    name,
    path: versions[name]?.path ?? usualPath(name, latest),
    isLatest: name === latest,
  }));
}

/** Part of the address of each version by its name; the same facts as a table. */
export function readVersionPaths(siteDir: string): ReadonlyMap<string, string> {
  return new Map(readVersions(siteDir).map(({name, path: part}) => [name, part]));
}

function usualPath(name: string, latest: string): string {
  if (name === latest) {
    return '';
  }
  return name === CURRENT_VERSION ? 'next' : name;
}

/** At once, because a configuration cannot wait. */
function readNames(file: string): readonly string[] {
  let text = '';
  let names: unknown;
  try {
    text = readFileSync(file, 'utf8');
    names = JSON.parse(text);
  } catch (error) {
    if (isMissingFile(error)) {
      return [];
    }
    const line = parseYaml(text).mistakes[0]?.line ?? 1;
    throw new Error(
      `${VERSIONS_FILE}:${line} This cannot be read: ${messageOf(error)}. ${HOW_TO_FIX}`,
      {cause: error},
    );
  }
  const result = NamesSchema.validate(names);
  if (result.error !== undefined) {
    throw new Error(`${VERSIONS_FILE}:1 This is wrong: ${result.error.message}. ${HOW_TO_FIX}`);
  }
  return result.value;
}

const HOW_TO_FIX =
  'It lists the names of the versions in versioned_docs, newest first, such as ["2.0", "1.0"].';
