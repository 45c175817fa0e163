/** How pages start: `light` waits with scripts until a reader does something that needs them, `plain` is Docusaurus as it comes. */
export const FIRST_LOAD_MODES = ['light', 'plain'] as const;

export type FirstLoadMode = (typeof FIRST_LOAD_MODES)[number];

/** What the script in the head hands to `src/client/firstLoad.ts`. */
export interface FirstLoad {
  /** Clicks and keys that React is to hear of, in the order in which they came. */
  readonly held: Event[];
  /** From then on nothing is done at once, because React may have looked at the page already. */
  isHydrating: boolean;
  /** Loads the page's scripts, unless that was done before. */
  readonly start: () => void;
  /** Stops holding events. */
  readonly release: () => void;
}
