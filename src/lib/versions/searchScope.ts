import type {DocsVersion} from '../contracts/pages';

/** Name of the search page's parameter that holds a version. */
export const VERSION_PARAMETER = 'version';

/** Scope of the search page; `unknown` is a name that no version has. */
export type SearchScope<Version> =
  | {readonly kind: 'latest'}
  | {readonly kind: 'unknown'; readonly wanted: string}
  | {readonly kind: 'version'; readonly version: Version};

/**
 * Address of the search page for readers of a version.
 *
 * @param version the current one; undefined outside the documentation.
 */
export function searchAddress(version: Pick<DocsVersion, 'isLast' | 'name'> | undefined): string {
  return version === undefined || version.isLast
    ? '/search'
    : `/search?${new URLSearchParams({[VERSION_PARAMETER]: version.name}).toString()}`;
}

/**
 * The scope in an address.
 *
 * @param wanted value of the parameter; empty without one.
 */
export function searchScope<Version extends Pick<DocsVersion, 'isLast' | 'name'>>(
  versions: readonly Version[],
  wanted: string,
): SearchScope<Version> {
  if (wanted === '') {
    return {kind: 'latest'};
  }
  const version = versions.find(({name}) => name === wanted);
  if (version === undefined) {
    return {kind: 'unknown', wanted};
  }
  return version.isLast ? {kind: 'latest'} : {kind: 'version', version};
}
