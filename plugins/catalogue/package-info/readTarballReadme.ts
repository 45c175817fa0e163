import {mkdtemp, open, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import npmFetch from 'npm-registry-fetch';
import pacote from 'pacote';
import {README_MAX_BYTES} from '../../../src/lib/constants';
import {isRecord, type PublishedFile} from '../../../src/lib/packageInfo/parsePackument';
import {
  parseRetryAfter,
  stoppedError,
  untilStopped,
  withRetries,
} from '../../../src/lib/packageInfo/backoff';
import {RequestError, messageOf} from '../../../src/lib/packageInfo/errors';
import type {Answer, Limits, Transport} from '../../../src/lib/packageInfo/transport';
import type {NpmOptions} from './readNpmOptions';

/**
 * Requests through npm's own library, hence with the user's registry, credentials, proxy and certificates (API-4). Repetitions are
 * not its business: it knows no Retry-After.
 *
 * @param name of a package: an address without a host then goes to the registry of its scope.
 */
export function createNpmTransport(npm: NpmOptions, timeoutMs: number, name?: string): Transport {
  return async (address, {accept, signal}) => {
    try {
      const {status, body} = await npmFetch(address, {
        ...npm,
        ...(name !== undefined && {spec: name}),
        cache: undefined,
        headers: {accept},
        fetchRetries: 0,
        timeout: timeoutMs,
      });
      signal.addEventListener('abort', () => destroy(body), {once: true});
      return {status, chunks: toBytes(body ?? [])};
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
 * The README inside a published package, for registries that leave READMEs out of their documents (VAL-13). npm's
 * library checks the package against its integrity and unpacks it without links.
 *
 * @returns undefined when the package has no README.
 */
export async function readTarballReadme(
  {address, integrity}: PublishedFile,
  npm: NpmOptions,
  limits: Limits,
): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-info-'));
  const extract = async () => {
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    const unpacked = pacote.extract(address, folder, {
      ...npm,
      ...(integrity !== undefined && {integrity}),
      fetchRetries: 0,
      timeout: limits.timeoutMs,
    });
    const either = AbortSignal.any([timeout, limits.signal]);
    await untilStopped(unpacked.catch(refuse), either, () =>
      limits.signal.aborted
        ? stoppedError()
        : new RequestError(`The package did not come within ${limits.timeoutMs} ms`, 'timeout'),
    );
  };
  try {
    await withRetries(extract, limits);
    return await readReadme(folder);
  } finally {
    await rm(folder, {recursive: true, force: true, maxRetries: 2});
  }
}

function refuse(error: unknown): never {
  const refusal = readRefusal(error);
  if (refusal === undefined) {
    throw new RequestError(messageOf(error), 'network');
  }
  const {status, retryAfter} = refusal;
  const retryAfterMs = parseRetryAfter(retryAfter, Date.now());
  throw new RequestError(messageOf(error), 'status', {status, retryAfterMs});
}

async function readReadme(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, {withFileTypes: true});
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const name = README_NAMES.map((pattern) => names.find((file) => pattern.test(file))).find(
    Boolean,
  );
  if (name === undefined) {
    return undefined;
  }
  const file = await open(path.join(folder, name));
  try {
    // One byte more than is kept, so that clipping notices.
    const {buffer, bytesRead} = await file.read({buffer: Buffer.alloc(README_MAX_BYTES + 1)});
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
