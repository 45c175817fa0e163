import {SEARCH_FOLDER} from '@selection-set/search/client';

export const SEARCH_PAGE = 'search.html';
/** Files that only the archive has. */
export const STYLE_FILE = 'assets/archive.css';
export const SCRIPT_FILE = 'assets/archive-search.js';
export const DATA_FILE = 'assets/archive-data.js';
export {ANSWER_ID, FORM_ID} from '../../../src/lib/contracts/archive';

/** Pages that are not for reading offline: answers of a host, or pages that only a host can serve. */
const NO_PAGES: ReadonlySet<string> = new Set(['404.html', '500.html', 'offline.html']);

/**
 * Sorts the files of one language by their use in an archive.
 *
 * @param names relative to the folder of the language.
 * @param others folders of the other languages inside it.
 */
export function sortFiles(
  names: readonly string[],
  others: readonly string[],
): {
  readonly pages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly search: readonly string[];
} {
  const own = names.filter((name) => !others.some((folder) => name.startsWith(`${folder}/`)));
  return {
    pages: new Set(own.filter((name) => isPage(name) && !NO_PAGES.has(name))),
    files: new Set(own.filter((name) => !isPage(name))),
    search: own.filter((name) => name.startsWith(`${SEARCH_FOLDER}/`)),
  };
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}
