import {BACKOFF_MAX_MS, BACKOFF_START_MS, RETRY_AFTER_MAX_MS} from '../constants';
import {RequestError} from './errors';

/** A promise that rejects with `makeError()` as soon as the signal aborts; the work itself has to listen to the signal. */
export function untilStopped<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
  makeError: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(makeError());
    const release = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, {once: true});
    work.then(resolve, reject).finally(release).catch(reject);
    if (signal.aborted) {
      stop();
    }
  });
}

/** Waits, unless the signal ends the wait with a `stopped` failure. */
async function sleep(durationMs: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, durationMs);
  });
  try {
    await untilStopped(wait, signal, stoppedError);
  } finally {
    clearTimeout(timer);
  }
}

/** The failure of a request that is no longer needed. */
export function stoppedError(): RequestError {
  return new RequestError('It was given up: the time for fetching is over', 'stopped');
}

const MS_PER_SECOND = 1000;
const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;
const TOO_EARLY = 425;
const FIRST_SERVER_ERROR = 500;

/**
 * Pause from a `Retry-After` header, in milliseconds: a number of seconds or a date.
 *
 * @param now current time, in milliseconds.
 * @returns undefined when there is no such header, or an invalid one.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/u.test(text)) {
    return Number(text) * MS_PER_SECOND;
  }
  const moment = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/**
 * Pause before a retry, in milliseconds: doubled each time with random jitter, or as the server asked (API-4).
 *
 * @param attempt 0 before the first retry.
 * @param chance from 0 to 1; spreads the pause between half and the whole of it.
 * @returns undefined when a retry makes no sense: the failure is permanent, or the server asks for too long a pause.
 */
export function computeBackoff(
  attempt: number,
  error: unknown,
  chance: number,
): number | undefined {
  if (!(error instanceof RequestError) || !mayPass(error)) {
    return undefined;
  }
  const {retryAfterMs} = error.answer;
  if (retryAfterMs !== undefined) {
    return retryAfterMs <= RETRY_AFTER_MAX_MS ? retryAfterMs : undefined;
  }
  return (Math.min(BACKOFF_START_MS * 2 ** attempt, BACKOFF_MAX_MS) * (1 + chance)) / 2;
}

function mayPass({failure, answer: {status = 0}}: RequestError): boolean {
  return (
    failure === 'network' ||
    failure === 'timeout' ||
    (failure === 'status' &&
      ([REQUEST_TIMEOUT, TOO_EARLY, TOO_MANY_REQUESTS].includes(status) ||
        status >= FIRST_SERVER_ERROR))
  );
}

export interface RetryOptions {
  /** Retries after the first attempt. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** A number from 0 to 1. */
  readonly random?: () => number;
  /** Waits; for tests. */
  readonly pause?: (durationMs: number, signal: AbortSignal) => Promise<void>;
}

/** Runs a request, and retries after a pause when its failure may be temporary (API-4..6). */
export async function withRetries<Value>(
  run: () => Promise<Value>,
  {retries, signal, random = Math.random, pause = sleep}: RetryOptions,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const delay = attempt < retries ? computeBackoff(attempt, error, random()) : undefined;
      if (delay === undefined) {
        throw error;
      }
      await pause(delay, signal);
    }
  }
}
