export interface PostFormOptions {
  readonly fetch: typeof fetch;
  /** Milliseconds until the request is given up. */
  readonly timeoutMs: number;
}

/** Why a form did not go through; each has a sentence of its own (ERR-12). */
export type FormFailure = 'refused' | 'server' | 'timeout' | 'network';

/**
 * Sends fields to a configured endpoint, as the plain form would without scripts (API-8), but without cookies and without telling
 * which page the reader came from.
 *
 * @param action address of the endpoint.
 * @returns undefined on success; `refused` for 4xx, `server` for any other status that is no success, `timeout`, or
 * `network` when there was no answer at all.
 */
export async function postForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  {fetch: send, timeoutMs}: PostFormOptions,
): Promise<FormFailure | undefined> {
  try {
    const response = await send(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
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
