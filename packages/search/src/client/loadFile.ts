import {SearchError} from './SearchError';

export interface LoadOptions {
  readonly fetch: typeof fetch;
  /** How long one file may take, in milliseconds. */
  readonly timeout: number;
  readonly cache?: RequestCache;
}

/** A file that is not there any more: the portal was probably published anew. */
export class MissingFile extends SearchError {
  constructor(address: string) {
    super('network', `${address} does not exist.`);
    this.name = 'MissingFile';
  }
}

/** @throws SearchError, MissingFile for an answer of 404. */
export async function loadFile(
  address: string,
  {fetch: load, timeout, cache = 'default'}: LoadOptions,
): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await load(address, {signal: AbortSignal.timeout(timeout), cache});
    if (response.ok) {
      return await response.arrayBuffer();
    }
  } catch (error) {
    throw new SearchError('network', `${address} did not arrive: ${String(error)}`, {cause: error});
  }
  throw response.status === 404
    ? new MissingFile(address)
    : new SearchError('network', `${address} was answered with ${String(response.status)}.`);
}
