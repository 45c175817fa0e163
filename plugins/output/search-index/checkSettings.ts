import {
  suggest,
  nearest,
  type SiteMap,
  parseAddress,
  type Problem,
} from '@selection-set/content-model';
import {SETTINGS_FILE} from './readSettings';
import type {ParsedSettings} from './parseSettings';

/** Pinned pages and headings that a language does not have. */
export function checkPinned(
  {settings: {pinned}, lineOf}: Pick<ParsedSettings, 'lineOf' | 'settings'>,
  locale: string,
  {pages}: SiteMap,
): readonly Problem[] {
  return (pinned[locale] ?? [])
    .flatMap((answer) => answer.pages)
    .flatMap((address) => {
      const message = describe(address, pages);
      return message === undefined
        ? []
        : [{file: SETTINGS_FILE, line: lineOf(address), rule: 'search-settings', message}];
    });
}

function describe(address: string, pages: SiteMap['pages']): string | undefined {
  const {path, hash} = parseAddress(address);
  const page = pages.get(path);
  if (page === undefined) {
    return `"${address}" is pinned, and the site has no page "${path}".${suggest(nearest(path, [...pages.keys()]))}`;
  }
  return hash === '' || page.ids === undefined || page.ids.has(hash)
    ? undefined
    : `"${address}" is pinned, and "${path}" has no heading with the id "${hash}".${suggest(nearest(hash, [...page.ids.keys()]))}`;
}
