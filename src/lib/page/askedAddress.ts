/** Query parameter by which the 404 page of a language is told the address that a reader asked for. */
export const ASKED_PARAMETER = 'asked';

/** Where the build puts the 404 page of a language, and what hosts that leave endings out make of it. */
export const NOT_FOUND_FILE = /\/404(?:\.html)?$/u;

/** The address that a reader asked for when the 404 page of another language sent them to this one; undefined for any other address. */
export function askedAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const asked = NOT_FOUND_FILE.test(pathname)
    ? new URLSearchParams(search).get(ASKED_PARAMETER)
    : null;
  const baseUrl = pathname.replace(NOT_FOUND_FILE, '/');
  // Two slashes at the start would name another host.
  return asked?.startsWith(baseUrl) === true && !asked.startsWith('//') ? asked : undefined;
}
