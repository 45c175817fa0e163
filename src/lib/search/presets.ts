import {SEARCH_PRESETS, type SearchPreset} from '@selection-set/search-hosted/limits';

/** The preset in use (C-01). */
export const SEARCH_PRESET: SearchPreset = SEARCH_PRESETS.v2;
/** Pages that the search dialog shows (SRM-5, CON-11). */
export const SEARCH_PAGE_LIMIT = SEARCH_PRESETS.theme.hitsPerPage;
/** Pages on one page of the search page (SEA-2, CON-3). */
export const SEARCH_HITS_PER_PAGE = SEARCH_PRESET.hitsPerPage;
