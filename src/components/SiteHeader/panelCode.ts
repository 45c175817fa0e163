import type * as panels from './PanelNavigation';

let loaded: typeof panels | undefined;

/** Loads the panels of the main navigation; a download that failed is asked for again the next time. */
export async function loadPanels(): Promise<typeof panels> {
  loaded ??= await import('./PanelNavigation');
  return loaded;
}

/** The same, as far as it is there by now. */
export function loadedPanels(): typeof panels | undefined {
  return loaded;
}
