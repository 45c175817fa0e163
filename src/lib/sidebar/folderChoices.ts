import type {TreeFolder} from './filterTree';

/** Storage key of a sidebar's scroll position in a tab; followed by the name of the sidebar. */
export const PLACE_STORAGE_KEY = 'portal.sidebar.place.';

export interface TreePlace {
  /** In pixels. */
  readonly top: number;
  /** Normalised address of the page at that time. */
  readonly path: string;
}

/** Written as `120 /docs/start`, which the script in the head can read without a parser. */
export function formatPlace({top, path}: TreePlace): string {
  return `${Math.round(top)} ${path}`;
}

/** Storage key of the folders that a tab's reader has opened and closed (DOC-12). */
export const FOLDERS_STORAGE_KEY = 'portal.sidebar.folders';

interface FolderChoice {
  readonly isOpen: boolean;
  /** Normalised address of the page on which the reader chose it. */
  readonly path: string;
}

/** By the folder's id. */
export type FolderChoices = Readonly<Record<string, FolderChoice>>;

/** Parses stored choices; invalid entries and texts count as not stored. */
export function parseFolderChoices(stored: string): FolderChoices {
  return Object.fromEntries(
    listEntries(stored).flatMap(([id, value]) => (isChoice(value) ? [[id, value]] : [])),
  );
}

/**
 * Whether a folder is rendered open (DOC-3, DOC-12): as the reader left it, else as the sidebar says. A folder around the current page
 * is open, unless it was closed on this very page.
 *
 * @param path normalised address of the current page.
 */
export function isFolderOpen(
  {id, hasCurrent, startsOpen}: Pick<TreeFolder, 'hasCurrent' | 'id' | 'startsOpen'>,
  choices: FolderChoices,
  path: string,
): boolean {
  const choice = Object.hasOwn(choices, id) ? choices[id] : undefined;
  if (choice === undefined) {
    return hasCurrent || startsOpen;
  }
  return choice.isOpen || (hasCurrent && choice.path !== path);
}

function listEntries(stored: string): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

function isChoice(value: unknown): value is FolderChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isOpen' in value &&
    typeof value.isOpen === 'boolean' &&
    'path' in value &&
    typeof value.path === 'string'
  );
}
