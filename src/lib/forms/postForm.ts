export interface PostFormOptions {
  readonly fetch: typeof fetch;
  /** Milliseconds after which the request is aborted. */
  readonly timeoutMs: number;
}

/** Why a form was not sent; each reason has its own sentence (ERR-12). */
export type FormFailure = 'refused' | 'server' | 'timeout' | 'network' | 'unseen';

/**
 * Sends fields to a configured endpoint, like the plain form without scripts (API-8), but without cookies and without a referrer.
 *
 * @param action address of the endpoint.
 * @returns undefined on success; `refused` for 4xx, `server` for any other status that is not a success, `timeout`, `network` when there
 * was no answer, or `unseen` when the endpoint can be reached but does not let this page see its answer, because it lacks the header
 * `Access-Control-Allow-Origin`: it has received the fields then.
 */
export async function postForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  {fetch: send, timeoutMs}: PostFormOptions,
): Promise<FormFailure | undefined> {
  const common = {credentials: 'omit', referrerPolicy: 'no-referrer'} as const;
  try {
    const response = await send(action, {
      ...common,
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      return undefined;
    }
    return response.status >= 400 && response.status < 500 ? 'refused' : 'server';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return 'timeout';
    }
  }
  try {
    // Changes nothing there, so the fields do not arrive twice.
    await send(action, {
      ...common,
      method: 'HEAD',
      mode: 'no-cors',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return 'unseen';
  } catch {
    return 'network';
  }
}

const EMAIL = /^(?!\.)[^\s@:]+(?<!\.)@[^\s@.]+(?:\.[^\s@.]+)*$/u;

/** Whether the text is local part, `@`, domain; a top-level domain is not needed (VAL-1, vectors in 1.12). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
