import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import npmFetch from 'npm-registry-fetch';
import {isRecord, messageOf} from '@selection-set/plugin-kit';
import {
  PACKAGE_DEPTH_LIMIT,
  PACKAGE_ENTRY_LIMIT,
  README_MAX_BYTES,
} from '../../../src/lib/constants';
import {AnswerError} from '../../../src/lib/packageInfo/errors';
import type {PublishedFile} from '../../../src/lib/packageInfo/parsePackument';
import {requestChunks} from '../../../src/lib/packageInfo/requestText';
import type {Answer, Limits, Transport} from '../../../src/lib/packageInfo/transport';
import type {NpmOptions} from './readNpmOptions';

interface TarLimits {
  /** Of the unpacked archive. */
  readonly maxBytes: number;
  /** Files, folders and links together. */
  readonly maxEntries: number;
  /** Most levels of nested folders. */
  readonly maxDepth: number;
}

interface TarFile {
  /** As in the archive, with `/`; including the root folder of packages. */
  readonly name: string;
  readonly body: Buffer;
}

const BLOCK_BYTES = 512;
const NAME = {start: 0, end: 100};
const SIZE = {start: 124, end: 136};
const CHECKSUM = {start: 148, end: 156};
const TYPE_OFFSET = 156;
const MAGIC = {start: 257, end: 263};
const PREFIX = {start: 345, end: 500};
const SPACE = 32;
const OCTAL = 8;

/**
 * The plain files of a gzipped tar archive (POSIX ustar and pax, long names of GNU). Nothing is written to disk, so no name or link can
 * lead anywhere; links, devices and everything else that is not a file are counted and skipped.
 *
 * @throws Error with a sentence for anything that is not such an archive, or exceeds the limits.
 */
async function readTar(
  archive: Uint8Array,
  {maxBytes, maxEntries, maxDepth}: TarLimits,
): Promise<readonly TarFile[]> {
  const tar = await unzip(archive, maxBytes);
  const files: TarFile[] = [];
  let longName: string | undefined;
  let entries = 0;
  for (let offset = 0; offset + BLOCK_BYTES <= tar.length;) {
    const header = tar.subarray(offset, offset + BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) {
      return files;
    }
    const {type, size, shortName} = readHeader(header, offset);
    const start = offset + BLOCK_BYTES;
    if (start + size > tar.length) {
      throw new Error(`The archive ends in the middle of "${shortName}"`);
    }
    const body = tar.subarray(start, start + size);
    offset = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    if (type === 'x' || type === 'L') {
      longName = type === 'x' ? readPaxName(body) : readText(body);
      continue;
    }
    entries += 1;
    const name = longName ?? shortName;
    longName = undefined;
    if (entries > maxEntries) {
      throw new Error(`The archive holds more than ${maxEntries} files`);
    }
    if (name.split('/').length - 1 > maxDepth) {
      throw new Error(`The archive has more than ${maxDepth} folders below each other`);
    }
    if (type === '0') {
      files.push({name, body});
    }
  }
  return files;
}

async function unzip(archive: Uint8Array, maxBytes: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(archive, {maxOutputLength: maxBytes});
  } catch (error) {
    throw error instanceof RangeError
      ? new Error(`The archive is larger than ${maxBytes} bytes`, {cause: error})
      : new Error(`The archive cannot be unpacked (${messageOf(error)})`, {cause: error});
  }
}

function readHeader(header: Buffer, offset: number) {
  const sum = header.reduce(
    (total, byte, at) => total + (at >= CHECKSUM.start && at < CHECKSUM.end ? SPACE : byte),
    0,
  );
  if (readNumber(header, CHECKSUM) !== sum) {
    throw new Error(`The archive has no valid entry at byte ${offset}`);
  }
  const size = readNumber(header, SIZE);
  if (!Number.isSafeInteger(size)) {
    throw new Error(`The archive has an entry without a size at byte ${offset}`);
  }
  const isPosix = header.toString('latin1', MAGIC.start, MAGIC.end) === 'ustar\0';
  const parts = [isPosix ? readField(header, PREFIX) : '', readField(header, NAME)];
  // Pre-POSIX archives omit the type of files; 7 is a contiguous file.
  const type = header.toString('latin1', TYPE_OFFSET, TYPE_OFFSET + 1).replace(/[\0]|7/u, '0');
  return {type, size, shortName: parts.filter((part) => part !== '').join('/')};
}

function readField(header: Buffer, {start, end}: {start: number; end: number}): string {
  return readText(header.subarray(start, end));
}

function readText(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
}

/** NaN for anything that is not octal; sizes from 8 GiB up use another encoding and exceed every limit anyway. */
function readNumber(header: Buffer, field: {start: number; end: number}): number {
  const text = readField(header, field).trim();
  return /^[0-7]+$/u.test(text) ? Number.parseInt(text, OCTAL) : Number.NaN;
}

/** `path` of a pax header, which is lines of the form `<length> <key>=<value>`. */
function readPaxName(body: Buffer): string | undefined {
  let name: string | undefined;
  for (let at = 0; at < body.length;) {
    const {length} =
      /^(?<length>\d{1,9}) /u.exec(body.toString('latin1', at, at + 10))?.groups ?? {};
    const end = at + Number(length);
    if (length === undefined || end <= at || end > body.length) {
      throw new Error('The archive has a pax header that cannot be read');
    }
    const record = body.toString('utf8', at + length.length + 1, end - 1);
    name = /^path=(?<name>[^]*)$/u.exec(record)?.groups?.name ?? name;
    at = end;
  }
  return name;
}

/**
 * Requests through npm's own library, hence with the user's registry, credentials, proxy and certificates (API-4). It does not retry,
 * because it does not support Retry-After.
 */
export function createNpmTransport(npm: NpmOptions, timeoutMs: number): Transport {
  return async (address, {accept, signal}) => {
    try {
      const {status, body, url} = await npmFetch(address, {
        ...npm,
        headers: {accept},
        fetchRetries: 0,
        timeout: timeoutMs,
      });
      signal.addEventListener('abort', () => destroy(body), {once: true});
      return {status, url, chunks: toBytes(body ?? [])};
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal === undefined) {
        throw error;
      }
      return {...refusal, chunks: toBytes([])};
    }
  };
}

async function* toBytes(
  body: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  for await (const chunk of body) {
    yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  }
}

function destroy(body: object | null): void {
  if (body !== null && 'destroy' in body && typeof body.destroy === 'function') {
    body.destroy();
  }
}

/** Status and Retry-After of a response that npm's libraries turned into an error; undefined when there was none. */
function readRefusal(error: unknown): Pick<Answer, 'status' | 'retryAfter'> | undefined {
  if (!isRecord(error) || typeof error.statusCode !== 'number') {
    return undefined;
  }
  const headers = isRecord(error.headers) ? error.headers : {};
  // Each header is a list.
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === 'retry-after')?.[1];
  const value: unknown = Array.isArray(found) ? found[0] : found;
  return {
    status: error.statusCode,
    ...(typeof value === 'string' && {retryAfter: value}),
  };
}

/** Names of README files, the best first. */
const README_NAMES = [/^readme\.(?:md|markdown|mdown|mkd)$/iu, /^readme$/iu, /^readme\.txt$/iu];

/**
 * The README inside a published package, for registries that leave READMEs out of their documents (VAL-13). The package is fetched as bytes
 * from the registry's own origin, compared with the checksum of its document and read in memory: npm's installer would treat an address of
 * a code host as a repository, fetch it unchecked, and run its scripts.
 *
 * @param npm its `registry` is that of the package.
 * @returns undefined when the package has no README.
 * @throws AnswerError for a package that does not match its document, or that must not be fetched at all.
 */
export async function readTarballReadme(
  file: PublishedFile,
  npm: NpmOptions,
  limits: Limits,
): Promise<string | undefined> {
  const what = `The published package ${JSON.stringify(file.address)}`;
  const checksums = readChecksums(file.integrity);
  const problems = [
    ...(isOwnTarball(file.address, npm.registry)
      ? []
      : [
          `dist.tarball must be a .tgz file at the registry ${npm.registry ?? ''}, without a password`,
        ]),
    ...(checksums.length === 0
      ? ['dist.integrity must be a checksum of the form sha512-… (sha384 and sha256 are taken too)']
      : []),
  ];
  if (problems.length > 0) {
    throw new AnswerError(what, problems);
  }
  const transport = createNpmTransport(npm, limits.timeoutMs);
  const accept = 'application/octet-stream';
  const archive = Buffer.concat(await requestChunks(transport, file.address, accept, limits));
  if (!checksums.some(({algorithm, digest}) => digest === hash(algorithm, archive))) {
    throw new AnswerError(what, ['its checksum is not the one of dist.integrity']);
  }
  try {
    return await readReadme(archive, limits.maxBytes);
  } catch (error) {
    throw new AnswerError(what, [messageOf(error)]);
  }
}

function isOwnTarball(address: string, registry: string | undefined): boolean {
  if (registry === undefined || !URL.canParse(address) || !URL.canParse(registry)) {
    return false;
  }
  const {origin, pathname, username, password} = new URL(address);
  return (
    origin === new URL(registry).origin &&
    pathname.endsWith('.tgz') &&
    username === '' &&
    password === ''
  );
}

interface Checksum {
  readonly algorithm: string;
  /** Base64. */
  readonly digest: string;
}

/** The strongest first; others, such as SHA-1, can be forged. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];

/** The checksums of the strongest algorithm in a text in the format of Subresource Integrity. */
function readChecksums(integrity: string | undefined): readonly Checksum[] {
  const all = [
    ...(integrity ?? '').matchAll(
      /(?:^|\s)(?<algorithm>sha(?:512|384|256))-(?<digest>[\d+/A-Za-z]{43,86}={0,2})(?=$|[\s?])/gu,
    ),
  ].map(({groups: {algorithm = '', digest = ''} = {}}) => ({algorithm, digest}));
  const strongest = ALGORITHMS.find((name) => all.some(({algorithm}) => algorithm === name));
  return all.filter(({algorithm}) => algorithm === strongest);
}

function hash(algorithm: string, bytes: Uint8Array): string {
  return createHash(algorithm).update(bytes).digest('base64');
}

async function readReadme(archive: Uint8Array, maxBytes: number): Promise<string | undefined> {
  const files = await readTar(archive, {
    maxBytes,
    maxEntries: PACKAGE_ENTRY_LIMIT,
    maxDepth: PACKAGE_DEPTH_LIMIT,
  });
  // Everything in a package is in one folder, whose name varies.
  const own = files.map(({name, body}) => ({name: name.replace(/^[^/]*\//u, ''), body}));
  const readme = README_NAMES.map((pattern) => own.findLast(({name}) => pattern.test(name))).find(
    Boolean,
  );
  // One byte more than is kept, so that clipping detects the excess.
  return readme?.body.toString('utf8', 0, README_MAX_BYTES + 1);
}
