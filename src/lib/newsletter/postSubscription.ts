export interface PostSubscriptionOptions {
  readonly fetch: typeof fetch;
  /** Milliseconds until the request is given up. */
  readonly timeoutMs: number;
}

/** Why a sign-up did not go through; each has a sentence of its own (ERR-12). */
export type SubscriptionFailure = 'refused' | 'server' | 'timeout' | 'network';

/**
 * Sends an address to the configured endpoint, as the plain form would without scripts: a POST with the form field `email`
 * (API-8).
 *
 * @param action address of the endpoint.
 * @returns undefined on success; `refused` for 4xx, `server` for any other status that is no success, `timeout`, or
 * `network` when there was no answer at all.
 */
export async function postSubscription(
  action: string,
  email: string,
  {fetch: send, timeoutMs}: PostSubscriptionOptions,
): Promise<SubscriptionFailure | undefined> {
  try {
    const response = await send(action, {
      method: 'POST',
      body: new URLSearchParams({email}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      return undefined;
    }
    return response.status >= 400 && response.status < 500 ? 'refused' : 'server';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}
