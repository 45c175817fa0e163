import {encodeName} from '../../../src/lib/packageInfo/encodeName';
import {joinAddress} from '../../../src/lib/packageInfo/joinAddress';
import {parseJson} from '../../../src/lib/packageInfo/parseJson';
import {requestText} from '../../../src/lib/packageInfo/requestText';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import {createNpmTransport} from './npmTransport';
import type {NpmOptions} from './readNpmOptions';

/** The downloads of the last week, decoded from JSON and unchecked (API-5). */
export async function fetchDownloads(
  name: string,
  downloadsUrl: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<unknown> {
  const transport = createNpmTransport(npm, limits.timeoutMs);
  const address = joinAddress(downloadsUrl, encodeName(name));
  const text = await requestText(transport, address, 'application/json', limits);
  return parseJson(text, `The downloads figure of "${name}"`);
}
