import valid from 'semver/functions/valid';
import {PACKAGE_TEXT_MAX_CHARS} from '../constants';
import {AnswerReader, isRecord, memberPath} from './answerReader';
import {tidyLine} from './clipText';
import type {Packument, PackumentVersion, PublishedFile} from './packument';

/**
 * A package document, checked member by member (API-4). What is missing stays missing; what has a wrong type, or belongs to another
 * package, makes the whole document unusable.
 *
 * @param value what the registry answered, decoded from JSON.
 * @param name of the package that was asked for.
 * @throws AnswerError with the exact path of each mistake.
 */
export function parsePackument(value: unknown, name: string): Packument {
  const reader = new AnswerReader();
  const document = reader.object(value, '');
  reader.text(document.name, 'name', JSON.stringify(name), (text) => text === name);
  const tags = reader.object(document['dist-tags'], 'dist-tags');
  const latest = reader.text(tags.latest, 'dist-tags.latest', 'a version', isVersion);
  const time = document.time === undefined ? {} : reader.object(document.time, 'time');
  const manifests = reader.object(document.versions, 'versions');
  const newest = Object.hasOwn(manifests, latest) ? manifests[latest] : undefined;
  const manifest = isRecord(newest) ? newest : {};
  const description = reader.optionalText(document.description, 'description');
  const packument: Packument = {
    name,
    latest,
    versions: Object.keys(manifests)
      .filter(isVersion)
      .map((version) => readVersion(reader, version, manifests[version])),
    readme: reader.optionalText(document.readme, 'readme'),
    createdAt: reader.optionalMoment(time.created, 'time.created'),
    updatedAt: reader.optionalMoment(time.modified, 'time.modified'),
    description: tidyLine(
      description ??
        reader.optionalText(manifest.description, memberPath('versions', latest) + '.description'),
      PACKAGE_TEXT_MAX_CHARS,
    ),
    licence: readLicence(manifest.license) ?? readLicence(document.license),
    directory: readDirectory(manifest.repository) ?? readDirectory(document.repository),
  };
  reader.finish(`The package document of "${name}"`);
  return packument;
}

function isVersion(text: string): boolean {
  return valid(text) !== null;
}

function readVersion(reader: AnswerReader, version: string, value: unknown): PackumentVersion {
  const path = memberPath('versions', version);
  const manifest = reader.object(value, path);
  return {
    version,
    readme: reader.optionalText(manifest.readme, `${path}.readme`),
    published: readPublished(manifest.dist),
  };
}

/** A name, or npm's older form `{type}`; any other form of earlier days says nothing that could be shown. */
function readLicence(value: unknown): string | undefined {
  const licence = isRecord(value) ? value.type : value;
  return typeof licence === 'string' ? tidyLine(licence, PACKAGE_TEXT_MAX_CHARS) : undefined;
}

/** Folder of the package in its repository, unless it would lead out of it. */
function readDirectory(repository: unknown): string | undefined {
  const directory = isRecord(repository) ? repository.directory : undefined;
  if (typeof directory !== 'string' || directory.length > PACKAGE_TEXT_MAX_CHARS) {
    return undefined;
  }
  const segments = directory.split('/').filter((segment) => segment !== '' && segment !== '.');
  const isSafe = segments.every((segment) => /^[\w@.+ -]+$/u.test(segment) && segment !== '..');
  return isSafe && segments.length > 0 ? segments.join('/') : undefined;
}

function readPublished(dist: unknown): PublishedFile | undefined {
  if (!isRecord(dist) || typeof dist.tarball !== 'string' || !/^https?:/u.test(dist.tarball)) {
    return undefined;
  }
  const {tarball, integrity} = dist;
  if (!URL.canParse(tarball)) {
    return undefined;
  }
  return {address: tarball, integrity: typeof integrity === 'string' ? integrity : undefined};
}
