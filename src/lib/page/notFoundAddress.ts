import {ASKED_PARAMETER, NOT_FOUND_FILE} from './address';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The 404 page in the language of an unknown address, for hosts that answer all of them with one page.
 *
 * @param baseUrls base address of each language, such as `/fr/`.
 * @param shown base address of the current page.
 * @returns undefined when that page is in this language, or a redirect has already led to it.
 */
export function notFoundAddress(
  {pathname, search, hash}: Address,
  baseUrls: readonly string[],
  shown: string,
): string | undefined {
  if (NOT_FOUND_FILE.test(pathname) || new URLSearchParams(search).has(ASKED_PARAMETER)) {
    return undefined;
  }
  const [named] = baseUrls
    .filter((baseUrl) => pathname.startsWith(baseUrl))
    .toSorted((one, other) => other.length - one.length);
  return named === undefined || named === shown
    ? undefined
    : `${named}404.html?${ASKED_PARAMETER}=${encodeURIComponent(pathname + search + hash)}`;
}
