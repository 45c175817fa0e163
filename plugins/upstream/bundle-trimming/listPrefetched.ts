import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ADMONITION_CHUNK} from './trimmedChunkNames';

const DOCUMENT = /"(?<id>[^"]+)": \[.*"@site\/(?<file>[^"]+\.mdx?)"/gu;
const ADMONITION = /^\s*:::/mu;

/**
 * What pages need beside the file that has their name, for browsers to fetch both before the click: one fetched after it costs a
 * round trip.
 *
 * @param registry source of the module that says how each chunk is loaded.
 * @returns name of the other chunk, by the id of the page's own.
 */
export function listPrefetched(siteDir: string, registry: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(registry.matchAll(DOCUMENT), ({groups: {id = '', file = ''} = {}}) => ({id, file}))
      .filter(({file}) => ADMONITION.test(readFileSync(path.join(siteDir, file), 'utf8')))
      .map(({id}) => [id, ADMONITION_CHUNK] as const),
  );
}
