import path from 'node:path';
import {decode} from '@selection-set/site-paths';

export interface Folder {
  readonly origin: string;
  /** Path of the language, with a slash at both ends. */
  readonly base: string;
  /** Files of the archive that are pages, relative to the language. */
  readonly pages: ReadonlySet<string>;
  /** Everything else that the build of the language has. */
  readonly files: ReadonlySet<string>;
}

export interface Resolver {
  /** For a link that a reader follows: to a file of the archive, or to the site. Unchanged where it leads elsewhere or stays on the page. */
  readonly link: (value: string) => string;
  /** For what a page shows; undefined where the archive cannot hold it, because it is on another site or nowhere. */
  readonly resource: (value: string) => string | undefined;
}

/**
 * Makes the addresses of one file fit a folder on a disk: relative, with `.html`.
 *
 * @param file the page or style sheet in which the addresses stand, relative to the language.
 * @param onUse is told of each file that is shown.
 */
export function createResolver(
  file: string,
  {origin, base, pages, files}: Folder,
  onUse: (file: string) => void,
): Resolver {
  const address = new URL(base + file.replace(/(?:(?:^|(?<=\/))index)?\.html$/u, ''), origin);

  const localPath = (url: URL): string | undefined =>
    url.origin === origin && `${url.pathname}/`.startsWith(base)
      ? decode(url.pathname.slice(base.length))
      : undefined;

  return {
    link: (value) => {
      if (/^(?:#|$)/u.test(value)) {
        return value;
      }
      const url = parse(value, address);
      if (url?.origin !== origin) {
        return value;
      }
      const page = findPage(localPath(url), pages);
      return page === undefined ? url.href : relate(file, page) + url.search + url.hash;
    },
    resource: (value) => {
      if (/^(?:#|data:)/u.test(value)) {
        return value;
      }
      const url = parse(value, address);
      const name = url === undefined ? undefined : localPath(url);
      if (url === undefined || name === undefined || !files.has(name)) {
        return undefined;
      }
      onUse(name);
      return relate(file, name) + url.hash;
    },
  };
}

/** The file of a page by its path below the language, as hosts find it: `docs`, `docs/` and `docs.html` are one. */
export function findPage(name: string | undefined, pages: ReadonlySet<string>): string | undefined {
  const bare = name?.replace(/\/$/u, '');
  return bare === undefined
    ? undefined
    : [bare, `${bare}.html`, bare === '' ? 'index.html' : `${bare}/index.html`].find((candidate) =>
        pages.has(candidate),
      );
}

function relate(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.split('/').map(encodeURIComponent).join('/');
}

function parse(value: string, address: URL): URL | undefined {
  return URL.canParse(value, address) ? new URL(value, address) : undefined;
}
