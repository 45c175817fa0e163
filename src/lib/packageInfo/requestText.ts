import {messageOf, RequestError} from './errors';
import {parseRetryAfter} from './backoff';
import {stoppedError, untilStopped} from './stop';
import type {Answer, Limits, Transport} from './transport';
import {withRetries} from './withRetries';

const FIRST_SUCCESS = 200;
const FIRST_REDIRECT = 300;

/**
 * The body of an answer as text, with a time-out for each attempt, a limit on its size, and repetitions (API-4..6).
 *
 * @throws RequestError for whatever is not a complete answer with a status of 2xx.
 */
export function requestText(
  transport: Transport,
  address: string,
  accept: string,
  limits: Limits,
): Promise<string> {
  return withRetries(() => attempt(transport, address, accept, limits), limits);
}

async function attempt(
  transport: Transport,
  address: string,
  accept: string,
  {signal, timeoutMs, maxBytes}: Limits,
): Promise<string> {
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
    const work = transport(address, {accept, signal: controller.signal}).then((answer) =>
      readAnswer(answer, maxBytes),
    );
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

async function readAnswer({status, retryAfter, chunks}: Answer, maxBytes: number): Promise<string> {
  if (status < FIRST_SUCCESS || status >= FIRST_REDIRECT) {
    const retryAfterMs = parseRetryAfter(retryAfter, Date.now());
    throw new RequestError(`The server answered with status ${status}`, 'status', {
      status,
      retryAfterMs,
    });
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new RequestError(`The answer is larger than ${maxBytes} bytes`, 'size');
    }
    parts.push(decoder.decode(chunk, {stream: true}));
  }
  return parts.join('') + decoder.decode();
}
