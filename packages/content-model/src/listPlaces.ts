import path from 'node:path';
import {listFiles} from '@selection-set/plugin-kit';
import type {ContentKind, ContentPlace} from './contentFile';
import {CURRENT_VERSION} from './readVersions';
import {contentSettings} from './settings';

interface Folder {
  readonly kind: Exclude<ContentKind, 'partial'>;
  readonly version: string;
  /** Of the originals, relative to the project's folder. */
  readonly original: string;
  /** Of this language's files. */
  readonly folder: string;
}

/**
 * All Markdown files of one language, sorted by file: documents of every version, posts and Markdown pages, and what they include.
 *
 * @param siteDir the project's folder.
 * @param versions names of the documentation's versions.
 */
export async function listPlaces(
  siteDir: string,
  locale: string,
  versions: readonly string[],
): Promise<readonly ContentPlace[]> {
  const lists = await Promise.all(
    listFolders(locale, versions).map(async (folder) =>
      (await listFiles(path.join(siteDir, folder.folder)))
        .filter((name) => /\.mdx?$/u.test(name))
        .map((name) => toPlace(folder, name, locale)),
    ),
  );
  return lists.flat().toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

function listFolders(locale: string, versions: readonly string[]): readonly Folder[] {
  const originals = [
    ...versions.map(
      (version) =>
        ({
          kind: 'doc',
          version,
          original: version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`,
        }) as const,
    ),
    {kind: 'post', version: CURRENT_VERSION, original: 'blog'},
    {kind: 'page', version: CURRENT_VERSION, original: 'src/pages'},
  ] as const;
  return originals.map((folder) => ({
    ...folder,
    folder:
      locale === contentSettings().defaultLocale
        ? folder.original
        : `i18n/${locale}/${translationFolder(folder.kind, folder.version)}`,
  }));
}

function translationFolder(kind: Folder['kind'], version: string): string {
  switch (kind) {
    case 'doc':
      return `docusaurus-plugin-content-docs/${version === CURRENT_VERSION ? version : `version-${version}`}`;
    case 'post':
      return 'docusaurus-plugin-content-blog';
    case 'page':
      return 'docusaurus-plugin-content-pages';
    default:
      return kind satisfies never;
  }
}

function toPlace(
  {kind, version, original, folder}: Folder,
  name: string,
  locale: string,
): ContentPlace {
  const isPartial = name.split('/').some((part) => part.startsWith('_'));
  return {
    file: `${folder}/${name}`,
    kind: isPartial ? 'partial' : kind,
    locale,
    original: `${original}/${name}`,
    version,
    name,
  };
}
