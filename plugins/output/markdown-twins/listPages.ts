import type {ContentFile} from '@selection-set/content-model';
import type {Loaded} from './readLoaded';

/** A file whose page has a twin. */
export type TwinFile = ContentFile & {readonly path: string};

/** What a build knows about its routes. */
export interface Routes {
  /** Paths of all routes, below base address and language. */
  readonly routes: readonly string[];
  /** Those that search engines are told to leave out. */
  readonly hidden: ReadonlySet<string>;
  /** Those that do not exist in the language, such as lists of posts that are not translated. */
  readonly copies: ReadonlySet<string>;
}

/**
 * Files whose pages have twins: published, in lists, and of the latest version. Texts that are not translated have no file in a language, and
 * so no twin.
 *
 * @param files all content of the language.
 * @returns posts newest first, everything else as it came.
 */
export function listTwinFiles(
  files: readonly ContentFile[],
  {entries}: Pick<Loaded, 'entries'>,
): readonly TwinFile[] {
  const listed = new Set(entries.filter(({isListed}) => isListed).map(({path}) => path));
  return files
    .filter((file): file is TwinFile => file.path !== undefined && listed.has(file.path))
    .toSorted(comparePosts);
}

/** Paths of the pages with a twin that are not written in Markdown, sorted. */
export function listBuiltPages(
  {routes, hidden, copies}: Routes,
  {entries, oldVersions}: Loaded,
): readonly string[] {
  const written = new Set(entries.map(({path}) => path));
  return routes
    .filter(
      (route) =>
        !written.has(route) &&
        !hidden.has(route) &&
        !copies.has(route) &&
        !route.endsWith('.html') &&
        !oldVersions.some((base) => route === base || route.startsWith(`${base}/`)),
    )
    .toSorted();
}

/** Posts carry their date in their file's name. */
function comparePosts(a: TwinFile, b: TwinFile): number {
  if (a.kind !== 'post' || b.kind !== 'post') {
    return 0;
  }
  return a.file < b.file ? 1 : -1;
}
