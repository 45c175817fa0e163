/**
 * The address under which a page is kept: without query, fragment, `.html` and the slash at its end, so that all ways to write it find the
 * same copy.
 *
 * @param address absolute.
 * @param baseUrls addresses that keep their slash: start pages.
 */
export function pageKey(address: string, baseUrls: readonly string[]): string {
  const {origin, pathname} = new URL(address);
  const path = pathname.replace(/(?:\/index)?\.html$/u, '').replace(/\/+$/u, '');
  return origin + (baseUrls.includes(`${path}/`) ? `${path}/` : path);
}
