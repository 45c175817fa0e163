import {mkdtemp, open, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pacote from 'pacote';
import {README_MAX_BYTES} from '../../../src/lib/constants';
import {parseRetryAfter} from '../../../src/lib/packageInfo/backoff';
import {messageOf, RequestError} from '../../../src/lib/packageInfo/errors';
import type {PublishedFile} from '../../../src/lib/packageInfo/packument';
import {stoppedError, untilStopped} from '../../../src/lib/packageInfo/stop';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import {withRetries} from '../../../src/lib/packageInfo/withRetries';
import {readRefusal} from './npmTransport';
import type {NpmOptions} from './readNpmOptions';

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
