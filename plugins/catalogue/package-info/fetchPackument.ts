import {encodeName} from '../../../src/lib/packageInfo/encodeName';
import {parseJson} from '../../../src/lib/packageInfo/parseJson';
import {requestText} from '../../../src/lib/packageInfo/requestText';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import {createNpmTransport} from './npmTransport';
import type {NpmOptions} from './readNpmOptions';

/** The full package document, decoded from JSON and unchecked, from the registry of the user's npm configuration (API-4). */
export async function fetchPackument(
  name: string,
  npm: NpmOptions,
  limits: Limits,
): Promise<unknown> {
  const transport = createNpmTransport(npm, limits.timeoutMs, name);
  const text = await requestText(transport, `/${encodeName(name)}`, 'application/json', limits);
  return parseJson(text, `The package document of "${name}"`);
}
