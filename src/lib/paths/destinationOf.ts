/**
 * Who leads to an address: the portal's router to a path, the browser to a page of the same host outside of the portal, and to another site.
 *
 * @param address with the site's base address, or absolute.
 * @param origin of the portal.
 */
export function destinationOf(address: string, origin: string): 'host' | 'outside' | 'portal' {
  if (!/^https?:/iu.test(address)) {
    return 'portal';
  }
  return URL.canParse(address) && new URL(address).origin === origin ? 'host' : 'outside';
}
