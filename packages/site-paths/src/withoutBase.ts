/**
 * A path below the site's base address, without a slash at its end: `/some/base/docs/yoga/` is `/docs/yoga` below `/some/base/`.
 *
 * @param baseUrl with a slash at both ends.
 * @returns always starts with a slash; a path outside the base address stays as it is, but for the slash at its end.
 */
export function withoutBase(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return `/${path.replace(/^\/+|\/+$/gu, '')}`;
}
