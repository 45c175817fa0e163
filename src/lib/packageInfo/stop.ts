import {RequestError} from './errors';

/** A promise that gives up with `makeError()` as soon as the signal says so; the work itself has to listen to the signal. */
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
export async function sleep(durationMs: number, signal: AbortSignal): Promise<void> {
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

/** The failure of a request that is no longer wanted. */
export function stoppedError(): RequestError {
  return new RequestError('It was given up: the time for fetching is over', 'stopped');
}
