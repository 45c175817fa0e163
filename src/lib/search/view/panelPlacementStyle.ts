/** Position of the search panel from 768 px up; below that it fills the screen. */
export const PANEL_PLACEMENTS = ['start', 'end', 'full-width', 'input-wrapper-width'] as const;
export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];

/** Logical, so that start is on the right in right-to-left languages. */
export interface PanelStyle {
  readonly marginInline: string;
  readonly inlineSize?: string;
}

const EDGE = 'var(--site-size-gutter)';

const STYLES: Readonly<Record<PanelPlacement, PanelStyle>> = {
  start: {marginInline: `${EDGE} auto`},
  end: {marginInline: `auto ${EDGE}`},
  'full-width': {marginInline: EDGE, inlineSize: `calc(100% - 2 * ${EDGE})`},
  'input-wrapper-width': {marginInline: 'auto'},
};

/**
 * Places the panel at the start or end of the line, over its whole width, or in its middle, as wide as its field (VAL-14, ERR-10).
 *
 * @throws Error naming an invalid placement.
 */
export function panelPlacementStyle(placement: string): PanelStyle {
  const known = PANEL_PLACEMENTS.find((name) => name === placement);
  if (known === undefined) {
    throw new Error(`The \`panelPlacement\` value ${JSON.stringify(placement)} is not valid.`);
  }
  return STYLES[known];
}
