import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {
  type ContentReader,
  listPlaces,
  type Problem,
  CURRENT_VERSION,
  readVersionPaths,
  readVersions,
  toPath,
  buildSiteMap,
  type SiteMap,
  type SitePage,
} from '@selection-set/content-model';
import {listOtherPages} from './listOtherPages';
import {listServedFiles} from './listServedFiles';

/** The map of one language, from the project's files. */
export async function readSiteMap(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<SiteMap> {
  const [originals, content] = await Promise.all([
    readContent(DEFAULT_LOCALE),
    readContent(locale),
  ]);
  const [otherPages, files, unread] = await Promise.all([
    listOtherPages(siteDir, originals.files),
    listServedFiles(siteDir),
    listUnreadPages(siteDir, [...originals.problems, ...content.problems]),
  ]);
  const map = buildSiteMap({
    originals: originals.files,
    content: content.files,
    otherPages: [...unread, ...otherPages],
    latestVersion: readVersions(siteDir).find(({isLatest}) => isLatest)?.name ?? CURRENT_VERSION,
    files,
  });
  return {
    ...map,
    pathOf: new Map([...unread.map(({file, path: at}) => [file, at] as const), ...map.pathOf]),
  };
}

/** A page that cannot be parsed is still a page: one mistake in it must not turn every link to it into another. */
async function listUnreadPages(
  siteDir: string,
  problems: readonly Problem[],
): Promise<readonly Required<Pick<SitePage, 'file' | 'path'>>[]> {
  const broken = new Set(problems.map(({file}) => file));
  if (broken.size === 0) {
    return [];
  }
  const versionPaths = readVersionPaths(siteDir);
  const all = await listPlaces(siteDir, DEFAULT_LOCALE, [...versionPaths.keys()]);
  const places = all.filter(({file}) => broken.has(file));
  const pages = await Promise.all(
    places.map(async (place) => {
      const text = await readFile(path.join(siteDir, place.file), 'utf8');
      const slug = /^slug:\s*(?<slug>\S+)/mu.exec(text)?.groups?.slug;
      const sitePath = toPath(place, slug, versionPaths.get(place.version) ?? '');
      return sitePath === undefined ? [] : [{path: sitePath, file: place.file}];
    }),
  );
  return pages.flat();
}
