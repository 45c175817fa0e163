/** Why a request failed; `redirect` means to another origin, `stopped` that the caller aborted it. */
export type RequestFailure = 'network' | 'timeout' | 'status' | 'size' | 'redirect' | 'stopped';

/** A request without a usable response, with the data that a retry needs (API-4..6). */
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

/** An answer that arrived with unexpected content; `problems` has one sentence per path. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';

  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super(`${what} is not usable: ${problems.join('; ')}`);
  }
}
