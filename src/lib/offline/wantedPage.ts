/**
 * The page that a reader wanted when the service worker sent them to the page about reading offline: the parameter `page` of its address.
 *
 * @returns undefined without one, and for an address that is not below the site's.
 */
export function wantedPage(search: string, baseUrl: string): string | undefined {
  const path = new URLSearchParams(search).get('page') ?? '';
  return path.startsWith(baseUrl) && !/^[/\\]{2}|[\\\s]/u.test(path) ? path : undefined;
}
