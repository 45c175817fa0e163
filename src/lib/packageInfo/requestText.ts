import {messageOf} from '@selection-set/plugin-kit/unknown';
import {parseRetryAfter, stoppedError, untilStopped, withRetries} from './backoff';
import {AnswerError, RequestError} from './errors';
import type {Answer, Limits, Transport} from './transport';

/**
 * Parses text as JSON, without checking it further.
 *
 * @param what names the answer in the message.
 * @throws AnswerError when the text is not JSON.
 */
export function parseJson(text: string, what: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new AnswerError(what, [`it is not JSON (${messageOf(error)})`]);
  }
}

/** Package name as one segment of an address: `@scope/name` becomes `%40scope%2Fname` (API-4). */
export function encodeName(name: string): string {
  return encodeURIComponent(name);
}

/** Parts of an address with exactly one slash at each joint (API-6). */
export function joinAddress(base: string, ...parts: readonly string[]): string {
  return [base.replace(/\/+$/u, ''), ...parts.map((part) => part.replace(/^\/+|\/+$/gu, ''))]
    .filter((part) => part !== '')
    .join('/');
}

/**
 * Address of a raw README, `{repo}/HEAD/{path}` on the source host (API-6).
 *
 * @param repo `owner/name`.
 * @param path inside the repository.
 */
export function readmeAddress(sourceUrl: string, repo: string, path: string): string {
  return joinAddress(sourceUrl, encodePath(repo), 'HEAD', encodePath(path));
}

function encodePath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}

const FIRST_SUCCESS = 200;
const FIRST_REDIRECT = 300;

/**
 * The body of a response as text, with a time-out for each attempt, a limit on its size, and retries (API-4..6).
 *
 * @throws RequestError for anything other than a complete response with a status of 2xx from the requested origin.
 */
export async function requestText(
  transport: Transport,
  address: string,
  accept: string,
  limits: Limits,
): Promise<string> {
  const decoder = new TextDecoder();
  const chunks = await requestChunks(transport, address, accept, limits);
  return chunks.map((chunk) => decoder.decode(chunk, {stream: true})).join('') + decoder.decode();
}

/** The body of a response as bytes, in the chunks that arrived; the rules are those of `requestText`. */
export function requestChunks(
  transport: Transport,
  address: string,
  accept: string,
  limits: Limits,
): Promise<readonly Uint8Array[]> {
  return withRetries(() => attempt(transport, address, accept, limits), limits);
}

async function attempt(
  transport: Transport,
  address: string,
  accept: string,
  {signal, timeoutMs, maxBytes}: Limits,
): Promise<readonly Uint8Array[]> {
  if (signal.aborted) {
    throw stoppedError();
  }
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end, {once: true});
  const ended = () =>
    signal.aborted
      ? stoppedError()
      : new RequestError(`No complete answer came within ${timeoutMs} ms`, 'timeout');
  try {
    const work = transport(address, {accept, signal: controller.signal}).then((answer) => {
      refuseOtherOrigin(address, answer.url);
      return readAnswer(answer, maxBytes);
    });
    return await untilStopped(work, controller.signal, ended);
  } catch (error) {
    if (error instanceof RequestError) {
      throw error;
    }
    throw controller.signal.aborted ? ended() : new RequestError(messageOf(error), 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    controller.abort();
  }
}

/** Otherwise, anyone who can make a server redirect could choose what we read. */
function refuseOtherOrigin(asked: string, answered: string | undefined): void {
  if (answered === undefined || !URL.canParse(asked) || !URL.canParse(answered)) {
    return;
  }
  const [wanted, {origin}] = [new URL(asked).origin, new URL(answered)];
  if (origin !== wanted) {
    throw new RequestError(
      `${wanted} redirects to ${origin}, and nothing is taken from another origin than the one that was asked`,
      'redirect',
    );
  }
}

async function readAnswer(
  {status, retryAfter, chunks}: Answer,
  maxBytes: number,
): Promise<readonly Uint8Array[]> {
  if (status < FIRST_SUCCESS || status >= FIRST_REDIRECT) {
    const retryAfterMs = parseRetryAfter(retryAfter, Date.now());
    throw new RequestError(`The server answered with status ${status}`, 'status', {
      status,
      retryAfterMs,
    });
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new RequestError(`The answer is larger than ${maxBytes} bytes`, 'size');
    }
    parts.push(chunk);
  }
  return parts;
}
