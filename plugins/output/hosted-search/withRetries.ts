export interface RetryOptions {
  /** Pauses before each new attempt, in milliseconds. */
  readonly pauses: readonly number[];
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
}

/** As long as a provider's trouble usually lasts. */
export const PAUSES: readonly number[] = [1000, 2000, 4000, 8000, 16_000];

const TOO_MANY = 429;

/**
 * Tries again where that can help: no host was reached or all are broken, or there were too many requests.
 *
 * @throws the last error.
 */
export async function withRetries<Value>(
  run: () => Promise<Value>,
  {pauses, wait, log}: RetryOptions,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const [pause, ...rest] = pauses;
    if (pause === undefined || !canPass(error)) {
      throw error;
    }
    log(`No success; again in ${String(pause / 1000)} s.`);
    await wait(pause);
    return withRetries(run, {pauses: rest, wait, log});
  }
}

function canPass(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'RetryError' || ('status' in error && error.status === TOO_MANY))
  );
}
