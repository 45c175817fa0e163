import {hostOf} from './groupHits';
import type {HostedPlace, HostedSettings, SearchHit} from './types';

/**
 * Where a hit leads: a path below the portal's base address, or an absolute address outside of it. What the crawler saw under another host,
 * as a preview does, is the portal's own unless `externalUrlRegex` or the record's domain says otherwise.
 *
 * @returns without the fragment.
 */
export function toAddress(
  {url, domain}: Pick<SearchHit, 'domain' | 'url'>,
  {externalUrlRegex, replaceSearchResultPathname: replace}: HostedSettings,
  {siteUrl, baseUrl}: HostedPlace,
): string {
  const found = new URL(url, siteUrl);
  found.hash = '';
  const isExternal =
    (externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'u').test(found.href)) ||
    (domain !== undefined && hostOf(domain) !== hostOf(siteUrl));
  if (isExternal) {
    return found.href;
  }
  const pathname =
    replace === undefined
      ? found.pathname
      : found.pathname.replaceAll(new RegExp(replace.from, 'gu'), replace.to);
  if (!`${pathname}/`.startsWith(baseUrl)) {
    return `${found.origin}${pathname}`;
  }
  return `/${pathname.slice(baseUrl.length).replace(/\/$/u, '')}`;
}
