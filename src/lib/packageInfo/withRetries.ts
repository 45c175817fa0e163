import {computeBackoff} from './backoff';
import {sleep} from './stop';

export interface RetryOptions {
  /** Further attempts after the first. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** A number from 0 to 1. */
  readonly random?: () => number;
  /** Waits; for tests. */
  readonly pause?: (durationMs: number, signal: AbortSignal) => Promise<void>;
}

/** Runs a request, again after a pause where its failure may pass (API-4..6). */
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
