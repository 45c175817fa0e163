import path from 'node:path';
import type {ContentPlace} from './contentFile';
import {CURRENT_VERSION} from './readVersions';
import {toPath} from './toPath';

const DOC = {kind: 'doc'} as const;
const POST = {kind: 'post', version: CURRENT_VERSION} as const;
const PAGE = {kind: 'page', version: CURRENT_VERSION} as const;

/** Folders of originals and translations, with what lies in them. */
const FOLDERS: readonly (readonly [RegExp, Partial<ContentPlace> & Pick<ContentPlace, 'kind'>])[] =
  [
    [/^docs\//u, {...DOC, version: CURRENT_VERSION}],
    [/^versioned_docs\/version-(?<version>[^/]+)\//u, DOC],
    [/^blog\//u, POST],
    [/^src\/pages\//u, PAGE],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:version-)?(?<version>[^/]+)\//u, DOC],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//u, POST],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-pages\//u, PAGE],
  ];

/**
 * Where a Markdown file is published, from its name alone.
 *
 * @param file absolute.
 * @param slug of the front matter.
 * @param versionPaths part of the address of each version.
 * @returns undefined for a partial, and for files that are no content.
 */
export function pathOfFile(
  siteDir: string,
  file: string,
  slug: string | undefined,
  versionPaths: ReadonlyMap<string, string>,
): string | undefined {
  const relative = path.relative(siteDir, file).replaceAll(path.sep, '/');
  for (const [pattern, {kind, version}] of FOLDERS) {
    const match = pattern.exec(relative);
    if (match !== null) {
      const name = relative.slice(match[0].length);
      const isPartial = name.split('/').some((part) => part.startsWith('_'));
      return toPath(
        {kind: isPartial ? 'partial' : kind, name},
        slug,
        versionPaths.get(version ?? match.groups?.version ?? CURRENT_VERSION) ?? '',
      );
    }
  }
  return undefined;
}
