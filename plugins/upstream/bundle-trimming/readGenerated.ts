import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {firstHref} from '../../../src/lib/sidebar/places';
import {ADMONITION_CHUNK} from './trimmedChunkNames';

export interface TrimmedVersion {
  /** Import of the file that Docusaurus generated. */
  readonly original: string;
  readonly sidebars: PropVersionMetadata['docsSidebars'];
  /** What takes the file's place: the first link of each sidebar, and no documents. */
  readonly props: {readonly version: PropVersionMetadata};
}

/** The versions of documentation that Docusaurus handed to its routes: for each a file with all sidebars and all titles and descriptions. */
export function readVersions(generatedFilesDir: string): readonly TrimmedVersion[] {
  const plugin = 'docusaurus-plugin-content-docs';
  return readdirSync(path.join(generatedFilesDir, plugin)).flatMap((id) => {
    const folder = path.join(generatedFilesDir, plugin, id, 'p');
    return listJson(folder).flatMap((file) => {
      const props: {version?: PropVersionMetadata} = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      );
      const {version} = props;
      return version?.docsSidebars === undefined
        ? []
        : [
            {
              original: `@generated/${plugin}/${id}/p/${file}`,
              sidebars: version.docsSidebars,
              props: {version: trimmed(version)},
            },
          ];
    });
  });
}

/** None where an earlier build was interrupted before it wrote them. */
function listJson(folder: string): readonly string[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .toSorted();
}

function trimmed(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => {
    const href = firstHref(items);
    return [name, href === undefined ? [] : [{type: 'link' as const, label: '', href}]] as const;
  });
  return {...version, docsSidebars: Object.fromEntries(sidebars), docs: {}};
}

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
