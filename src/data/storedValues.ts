import {
  KEPT_TEXTS_KEY,
  LOCALE_COOKIE_NAME,
  RELOAD_MARK_KEY,
  SEARCH_RECENT_KEY,
  SEARCH_REPORT_STORAGE_KEY,
} from '../lib/constants';
import {CACHES} from '../lib/contracts/offline';
import type {OutsideServiceId} from '../lib/contracts/outsideServices';
import {PACKAGE_MANAGER_STORAGE_KEY} from '../lib/packageCmd/installCommand';
import {FOLDERS_STORAGE_KEY, PLACE_STORAGE_KEY} from '../lib/sidebar/folderChoices';

/**
 * A cookie, an entry of the browser's storage for the site (`local`) or for one tab (`session`), or a cache of pages and files, which only sites
 * that offer offline reading have.
 */
export type StoredPlace = 'cookie' | 'local' | 'session' | 'cache';

interface StoredValue {
  readonly id: string;
  /** As browsers show it; `*` matches any suffix. */
  readonly name: string;
  readonly place: StoredPlace;
  /** Stored by a service beyond this site, and only where that is configured. */
  readonly service?: OutsideServiceId;
}

/** All that the portal ever keeps in a reader's browser; the crawl fails over anything else. */
export const STORED_VALUES = [
  {id: 'language', name: LOCALE_COOKIE_NAME, place: 'cookie'},
  {id: 'theme', name: 'theme', place: 'local'},
  {id: 'banner', name: 'docusaurus.announcement.id', place: 'local'},
  {id: 'bannerDismissed', name: 'docusaurus.announcement.dismiss', place: 'local'},
  {id: 'tabs', name: 'docusaurus.tab.*', place: 'local'},
  {id: 'packageManager', name: PACKAGE_MANAGER_STORAGE_KEY, place: 'local'},
  {id: 'version', name: 'docs-preferred-version-*', place: 'local'},
  {id: 'recentSearches', name: SEARCH_RECENT_KEY, place: 'local'},
  {
    id: 'searchReports',
    name: SEARCH_REPORT_STORAGE_KEY,
    place: 'local',
    service: 'searchReports',
  },
  {id: 'folders', name: FOLDERS_STORAGE_KEY, place: 'session'},
  {id: 'place', name: `${PLACE_STORAGE_KEY}*`, place: 'session'},
  {id: 'reloadMark', name: RELOAD_MARK_KEY, place: 'session'},
  {id: 'keptTexts', name: KEPT_TEXTS_KEY, place: 'session'},
  {id: 'keptPages', name: `${CACHES.pages}*`, place: 'cache'},
  {id: 'keptFiles', name: `${CACHES.files}*`, place: 'cache'},
  {id: 'keptLanguages', name: `${CACHES.language}*`, place: 'cache'},
  {id: 'comments', name: 'giscus-session', place: 'local', service: 'comments'},
] as const satisfies readonly StoredValue[];

export type StoredValueId = (typeof STORED_VALUES)[number]['id'];
