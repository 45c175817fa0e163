/**
 * What a page's discussion is filed under: its path without the address and language of the site, so that readers of all languages
 * meet in one discussion (CMT-1).
 *
 * @param pathname path of the page in any language, such as `/fr/blog/null-in-graphql`.
 * @param baseUrl base address of that language, with a slash at both ends, such as `/fr/`.
 * @returns without slashes at the ends, such as `blog/null-in-graphql`; `index` for the first page.
 */
export function commentTerm(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const term = decode(path)
    .replace(/\.html$/u, '')
    .replaceAll(/^\/+|\/+$/gu, '');
  return term === '' || `${pathname}/` === baseUrl ? 'index' : term;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape is a path like any other.
    return path;
  }
}
