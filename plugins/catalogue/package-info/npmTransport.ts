import npmFetch from 'npm-registry-fetch';
import {isRecord} from '../../../src/lib/packageInfo/answerReader';
import type {Answer, Transport} from '../../../src/lib/packageInfo/transport';
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
export function readRefusal(error: unknown): Pick<Answer, 'status' | 'retryAfter'> | undefined {
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
