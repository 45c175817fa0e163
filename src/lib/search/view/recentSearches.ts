import {SEARCH_PRESETS} from '@selection-set/search-hosted/limits';
import {SEARCH_RECENT_LIMIT} from '../../constants';

/**
 * Searches as this device has stored them. Whatever else stands there counts as none: other scripts and older versions of the portal may write
 * below the same key.
 *
 * @param stored null where nothing is stored.
 * @returns the newest first.
 */
export function parseRecentSearches(stored: string | null): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? cleanUp(value.filter(isQuery)) : [];
}

/** Puts a search in front; an earlier one of the same words leaves its place. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return cleanUp([query, ...recent].filter(isQuery));
}

export function removeRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return recent.filter((other) => other !== query);
}

function cleanUp(queries: readonly string[]): readonly string[] {
  return [...new Set(queries.map((query) => query.trim()))].slice(0, SEARCH_RECENT_LIMIT);
}

function isQuery(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= SEARCH_PRESETS.v2.maxChars &&
    !/\p{Cc}/u.test(value)
  );
}
