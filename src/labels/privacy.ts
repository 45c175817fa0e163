import {translate} from '@docusaurus/Translate';
import type {StoredPlace, StoredValueId} from '../data/storedValues';
import type {OutsideServiceId} from '../lib/contracts/outsideServices';

/** What each stored value is for. */
export const storedValueLabels: Readonly<Record<StoredValueId, string>> = {
  language: translate({
    id: 'privacy.stored.language',
    message: 'The language you chose.',
    description: 'Privacy page: what a stored value is for',
  }),
  theme: translate({
    id: 'privacy.stored.theme',
    message: 'Whether you chose light or dark colors.',
    description: 'Privacy page: what a stored value is for',
  }),
  banner: translate({
    id: 'privacy.stored.banner',
    message: 'Which announcement you were shown last.',
    description: 'Privacy page: what a stored value is for',
  }),
  bannerDismissed: translate({
    id: 'privacy.stored.bannerDismissed',
    message: 'Whether you have hidden the announcement.',
    description: 'Privacy page: what a stored value is for',
  }),
  tabs: translate({
    id: 'privacy.stored.tabs',
    message: 'The tab you chose among samples that say the same.',
    description: 'Privacy page: what a stored value is for',
  }),
  packageManager: translate({
    id: 'privacy.stored.packageManager',
    message: 'The package manager whose commands you want to see.',
    description: 'Privacy page: what a stored value is for',
  }),
  version: translate({
    id: 'privacy.stored.version',
    message: 'The version of the documentation you read last.',
    description: 'Privacy page: what a stored value is for',
  }),
  recentSearches: translate({
    id: 'privacy.stored.recentSearches',
    message: 'Your last searches, which the search offers again and can clear.',
    description: 'Privacy page: what a stored value is for',
  }),
  searchReports: translate({
    id: 'privacy.stored.searchReports',
    message: 'That you allow reports about searches.',
    description: 'Privacy page: what a stored value is for',
  }),
  folders: translate({
    id: 'privacy.stored.folders',
    message: 'The folders of the sidebar that you opened or closed.',
    description: 'Privacy page: what a stored value is for',
  }),
  place: translate({
    id: 'privacy.stored.place',
    message: 'How far you scrolled the sidebar.',
    description: 'Privacy page: what a stored value is for',
  }),
  reloadMark: translate({
    id: 'privacy.stored.reloadMark',
    message: 'That a page has reloaded itself after an update, so that it does so only once.',
    description: 'Privacy page: what a stored value is for',
  }),
  keptTexts: translate({
    id: 'privacy.stored.keptTexts',
    message: 'What you have typed, while a page is reloaded. It is removed right after.',
    description: 'Privacy page: what a stored value is for',
  }),
  keptPages: translate({
    id: 'privacy.stored.keptPages',
    message: 'The pages you opened last, for times without a connection.',
    description: 'Privacy page: what a stored value is for',
  }),
  keptFiles: translate({
    id: 'privacy.stored.keptFiles',
    message: 'The scripts, styles and pictures of those pages.',
    description: 'Privacy page: what a stored value is for',
  }),
  keptLanguages: translate({
    id: 'privacy.stored.keptLanguages',
    message: 'The languages you downloaded, each with all pages and its search.',
    description: 'Privacy page: what a stored value is for',
  }),
  comments: translate({
    id: 'privacy.stored.comments',
    message: 'That you have signed in to comment.',
    description: 'Privacy page: what a stored value is for',
  }),
};

/** Where a value is, and how long it stays. */
export const storedPlaceLabels: Readonly<Record<StoredPlace, string>> = {
  cookie: translate({
    id: 'privacy.place.cookie',
    message: 'Cookie, for one year',
    description: 'Privacy page: where a value is stored, and for how long',
  }),
  local: translate({
    id: 'privacy.place.local',
    message: 'This browser, until you clear it',
    description: 'Privacy page: where a value is stored, and for how long',
  }),
  session: translate({
    id: 'privacy.place.session',
    message: 'This tab, until you close it',
    description: 'Privacy page: where a value is stored, and for how long',
  }),
  cache: translate({
    id: 'privacy.place.cache',
    message: 'This browser, until you remove it on the page “Reading offline”',
    description: 'Privacy page: where a value is stored, and for how long',
  }),
};

/** When a service is contacted, and what it then learns. */
export const outsideServiceLabels: Readonly<Record<OutsideServiceId, string>> = {
  comments: translate({
    id: 'privacy.service.comments',
    message: 'Comments below posts, once you scroll to them or ask for them.',
    description: 'Privacy page: when another host is contacted',
  }),
  newsletter: translate({
    id: 'privacy.service.newsletter',
    message: 'The newsletter, once you send your address.',
    description: 'Privacy page: when another host is contacted',
  }),
  votes: translate({
    id: 'privacy.service.votes',
    message: 'Votes on pages, once you answer whether a page was helpful.',
    description: 'Privacy page: when another host is contacted',
  }),
  hostedSearch: translate({
    id: 'privacy.service.hostedSearch',
    message: 'The search, which receives what you type.',
    description: 'Privacy page: when another host is contacted',
  }),
  searchReports: translate({
    id: 'privacy.service.searchReports',
    message: 'Reports on which results were opened, only if you allow them.',
    description: 'Privacy page: when another host is contacted',
  }),
  videos: translate({
    id: 'privacy.service.videos',
    message: 'Videos of other sites, once you start one.',
    description: 'Privacy page: when another host is contacted',
  }),
  readmePictures: translate({
    id: 'privacy.service.readmePictures',
    message: 'Pictures in the README of a tool, once you press “Load images”.',
    description: 'Privacy page: when another host is contacted',
  }),
};
