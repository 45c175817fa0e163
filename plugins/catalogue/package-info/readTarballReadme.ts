import {createHash} from 'node:crypto';
import npmFetch from 'npm-registry-fetch';
import {
  PACKAGE_DEPTH_LIMIT,
  PACKAGE_ENTRY_LIMIT,
  README_MAX_BYTES,
} from '../../../src/lib/constants';
import {isRecord, type PublishedFile} from '../../../src/lib/packageInfo/parsePackument';
import {AnswerError, messageOf} from '../../../src/lib/packageInfo/errors';
import {requestChunks} from '../../../src/lib/packageInfo/requestText';
import type {Answer, Limits, Transport} from '../../../src/lib/packageInfo/transport';
import type {NpmOptions} from './readNpmOptions';
import {readTar} from './readTar';

/**
 * Requests through npm's own library, hence with the user's registry, credentials, proxy and certificates (API-4). Repetitions are
 * not its business: it knows no Retry-After.
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

/** Status and Retry-After of an answer that npm's libraries turned into an error; undefined when there was no answer. */
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
 * from the registry's own origin, compared with the checksum of its document and read in memory: npm's installer would take an address of
 * a code host for a repository, fetch that unchecked, and run its scripts.
 *
 * @param npm its `registry` is that of the package.
 * @returns undefined when the package has no README.
 * @throws AnswerError for a package that is not what its document promised, or that must not be fetched at all.
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

/** The checksums of the strongest algorithm in a text of the form that Subresource Integrity has. */
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
  // Everything in a package lies in one folder, whatever its name.
  const own = files.map(({name, body}) => ({name: name.replace(/^[^/]*\//u, ''), body}));
  const readme = README_NAMES.map((pattern) => own.findLast(({name}) => pattern.test(name))).find(
    Boolean,
  );
  // One byte more than is kept, so that clipping notices.
  return readme?.body.toString('utf8', 0, README_MAX_BYTES + 1);
}
