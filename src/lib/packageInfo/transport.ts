import type {RetryOptions} from './backoff';

/** An answer whose body has not been read yet. */
export interface Answer {
  readonly status: number;
  /** The final address after redirects, if known. */
  readonly url?: string;
  /** The header of this name. */
  readonly retryAfter?: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Sends one GET request; rejects when no response arrives. The signal aborts it, including the body. */
export type Transport = (
  address: string,
  request: {readonly accept: string; readonly signal: AbortSignal},
) => Promise<Answer>;

export interface Limits extends RetryOptions {
  /** For one attempt, including the body, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the decoded body. */
  readonly maxBytes: number;
}

/** The part of `fetch` that is used. */
export type Fetch = (
  address: string,
  init: {readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal},
) => Promise<Response>;

/** The transport of browsers, and of Node where the user's npm configuration does not matter (C-15). */
export function createFetchTransport(fetch: Fetch): Transport {
  return async (address, {accept, signal}) => {
    const response = await fetch(address, {headers: {accept}, signal});
    return {
      status: response.status,
      url: response.url,
      retryAfter: response.headers.get('retry-after') ?? undefined,
      chunks: readChunks(response.body),
    };
  };
}

async function* readChunks(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (step?.value === undefined) {
      return;
    }
    yield step.value;
  }
}
