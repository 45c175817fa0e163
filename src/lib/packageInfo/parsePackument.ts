import {isRecord} from '@selection-set/plugin-kit/unknown';
import valid from 'semver/functions/valid';
import {PACKAGE_TEXT_MAX_CHARS} from '../constants';
import {AnswerError} from './errors';

const SHOWN_PROBLEM_LIMIT = 10;
const SHOWN_KEY_CHARS = 60;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/** Address of a member in an answer: `versions["1.0.0"].readme`. */
function memberPath(path: string, key: string): string {
  const shown = key.length > SHOWN_KEY_CHARS ? `${key.slice(0, SHOWN_KEY_CHARS)}…` : key;
  if (!IDENTIFIER.test(shown)) {
    return `${path}[${JSON.stringify(shown)}]`;
  }
  return path === '' ? shown : `${path}.${shown}`;
}

/**
 * Reads an untrusted answer member by member and records each unexpected value, with its exact path, so
 * that nothing unchecked gets through (API-4, API-5). Runs in the browser as well as in Node.
 */
export class AnswerReader {
  readonly #problems: string[] = [];

  /** Records a mistake. */
  refuse(path: string, expected: string, value: unknown): undefined {
    this.#problems.push(`${path || 'the answer'} must be ${expected}, but is ${describe(value)}`);
    return undefined;
  }

  object(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (isRecord(value)) {
      return value;
    }
    this.refuse(path, 'an object', value);
    return {};
  }

  /** Text that may be missing; null counts as missing. */
  optionalText(value: unknown, path: string): string | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    return typeof value === 'string' ? value : this.refuse(path, 'text', value);
  }

  /** Text that has to pass a test. */
  text(value: unknown, path: string, expected: string, isValid: (text: string) => boolean): string {
    if (typeof value === 'string' && isValid(value)) {
      return value;
    }
    this.refuse(path, expected, value);
    return '';
  }

  /** A moment that may be missing, as ISO 8601 in UTC. */
  optionalMoment(value: unknown, path: string): string | undefined {
    const text = this.optionalText(value, path);
    if (text === undefined) {
      return undefined;
    }
    const moment = new Date(text);
    return Number.isNaN(moment.getTime())
      ? this.refuse(path, 'a date', text)
      : moment.toISOString();
  }

  /** @throws AnswerError when something was refused. */
  finish(what: string): void {
    if (this.#problems.length > 0) {
      const hidden = this.#problems.length - SHOWN_PROBLEM_LIMIT;
      const shown = this.#problems.slice(0, SHOWN_PROBLEM_LIMIT);
      throw new AnswerError(what, hidden > 0 ? [...shown, `and ${hidden} more`] : shown);
    }
  }
}

function describe(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  if (value === null || Array.isArray(value)) {
    return value === null ? 'null' : 'a list';
  }
  return typeof value === 'string'
    ? JSON.stringify(value.length > SHOWN_KEY_CHARS ? `${value.slice(0, SHOWN_KEY_CHARS)}…` : value)
    : `of type ${typeof value}`;
}

const CONTINUATION_MASK = 0b1100_0000;
const CONTINUATION = 0b1000_0000;
/** First half of a surrogate pair, left over when a text was cut within it. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/u;

/** One line of at most `maxChars` characters, trimmed; undefined when nothing is left. */
export function tidyLine(text: string | undefined, maxChars: number): string | undefined {
  const line = (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, maxChars);
  const tidy = line.replace(HALF_CHARACTER, '').trim();
  return tidy === '' ? undefined : tidy;
}

/**
 * Text of at most `maxBytes` bytes of UTF-8, cut at the end of a line if there is one (PKG-1).
 *
 * @returns the text itself when it is short enough.
 */
export function clipText(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) {
    return text;
  }
  let end = maxBytes;
  while (end > 0 && ((bytes[end] ?? 0) & CONTINUATION_MASK) === CONTINUATION) {
    end -= 1;
  }
  const clipped = new TextDecoder().decode(bytes.subarray(0, end));
  const lineEnd = clipped.lastIndexOf('\n');
  return lineEnd > 0 ? clipped.slice(0, lineEnd + 1) : clipped;
}

/** Location of a version's published package. */
export interface PublishedFile {
  readonly address: string;
  readonly integrity?: string;
}

/** The parts of a published version that are used. */
export interface PackumentVersion {
  readonly version: string;
  readonly readme?: string;
  readonly published?: PublishedFile;
}

/** The parts of a package document that are used, checked (API-4). */
export interface Packument {
  readonly name: string;
  /** `dist-tags.latest`. */
  readonly latest: string;
  readonly versions: readonly PackumentVersion[];
  readonly readme?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly description?: string;
  readonly licence?: string;
  /** Folder in the repository. */
  readonly directory?: string;
}

/**
 * A package document, checked member by member (API-4). Missing members stay missing; a wrong type, or the name of another package,
 * makes the whole document unusable.
 *
 * @param value the registry's answer, decoded from JSON.
 * @param name of the requested package.
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

/** A name, or npm's older form `{type}`; other old forms contain nothing to show. */
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
