/** Why a request gave nothing; `redirect` means to another origin, `stopped` that the caller no longer wanted it. */
export type RequestFailure = 'network' | 'timeout' | 'status' | 'size' | 'redirect' | 'stopped';

/** A request that gave nothing usable, with what a repetition needs to know (API-4..6). */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    message: string,
    readonly failure: RequestFailure,
    readonly answer: {readonly status?: number; readonly retryAfterMs?: number} = {},
  ) {
    super(message);
  }
}

/** An answer that arrived but is not what it should be; `problems` holds one sentence per path. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';

  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super(`${what} is not usable: ${problems.join('; ')}`);
  }
}
