/** Package name as one segment of an address: `@scope/name` becomes `%40scope%2Fname` (API-4). */
export function encodeName(name: string): string {
  return encodeURIComponent(name);
}
