import {
  type ContentFile,
  collectLinks,
  resolveLink,
  type SiteMap,
} from '@selection-set/content-model';

/** Which pages the text of each page leads to, by path. */
export function listPageLinks(
  files: readonly ContentFile[],
  map: SiteMap,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    files.flatMap((file) => {
      if (file.path === undefined) {
        return [];
      }
      const targets = collectLinks(file).map((link) => resolveLink(link, file, map));
      const paths = targets.flatMap((target) => (target.type === 'page' ? [target.path] : []));
      return [[file.path, new Set(paths)] as const];
    }),
  );
}
