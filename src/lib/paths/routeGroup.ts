/**
 * The group of routes that an address belongs to: its first two folders below the base address, such as `docs/start` for all documents of a tool.
 *
 * @param path with the base address.
 */
export function routeGroup(path: string, baseUrl: string): string {
  const [first = '', second = ''] = path.slice(baseUrl.length).split('/');
  return second === '' ? first : `${first}/${second}`;
}
