/** Where a tab keeps how far a sidebar is scrolled; the name of the sidebar follows. */
export const PLACE_STORAGE_KEY = 'portal.sidebar.place.';

export interface TreePlace {
  /** In pixels. */
  readonly top: number;
  /** Normalised address of the page that was shown. */
  readonly path: string;
}

/** Written as `120 /docs/yoga`, which the script in the head reads without a parser. */
export function formatPlace({top, path}: TreePlace): string {
  return `${Math.round(top)} ${path}`;
}
