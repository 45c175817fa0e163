import {readmeAddress} from '../../../src/lib/packageInfo/joinAddress';
import {requestText} from '../../../src/lib/packageInfo/requestText';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import {createNpmTransport} from './npmTransport';
import type {NpmOptions} from './readNpmOptions';

/**
 * The raw README of a repository (API-6).
 *
 * @param repo `owner/name`.
 * @param path inside the repository.
 * @throws RequestError for whatever is not a README: the text of an error page is never taken for one.
 */
export function fetchReadme(
  repo: string,
  path: string,
  sourceUrl: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<string> {
  const transport = createNpmTransport(npm, limits.timeoutMs);
  return requestText(transport, readmeAddress(sourceUrl, repo, path), 'text/plain', limits);
}
