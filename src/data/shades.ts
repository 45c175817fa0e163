import {accessibleShade, hslToHex} from '../lib/colour/accessibleShade';
import {BODY_CONTRAST_RATIO, CONTROL_CONTRAST_RATIO, TEXT_CONTRAST_RATIO} from '../lib/constants';
import {BRAND} from '../family/data/brand';
import {type ColourName, PALETTE, type Shade, type Theme} from '../family/data/palette';

/** Backgrounds for a tool's colour; its shades are legible on each of them. */
export const GROUNDS = ['background', 'surface', 'raised'] as const satisfies readonly ColourName[];

/** Backgrounds of code: its own, and those of marked lines. */
const CODE_GROUNDS = [
  'code-background',
  'accent-surface',
  'code-added',
  'code-removed',
] as const satisfies readonly ColourName[];

/** Words of code. */
const CODE_COLOURS = [
  'code-comment',
  'code-keyword',
  'code-string',
  'code-number',
  'code-type',
  'code-name',
] as const satisfies readonly ColourName[];

/** Which colours meet on the site, and how much contrast each pair needs: the ratio, what is written or drawn, and on what (CON-8). */
export const COLOUR_PAIRS: readonly (readonly [number, ColourName, readonly ColourName[]])[] = [
  [BODY_CONTRAST_RATIO, 'text', [...GROUNDS, 'code-background', 'accent-surface']],
  [TEXT_CONTRAST_RATIO, 'text-muted', [...GROUNDS, 'code-background', 'accent-surface']],
  [TEXT_CONTRAST_RATIO, 'accent', [...GROUNDS, 'code-background', 'accent-surface']],
  [TEXT_CONTRAST_RATIO, 'accent-hover', [...GROUNDS, 'code-background', 'accent-surface']],
  [TEXT_CONTRAST_RATIO, 'on-accent', ['accent', 'accent-hover']],
  [TEXT_CONTRAST_RATIO, 'danger', GROUNDS],
  [TEXT_CONTRAST_RATIO, 'success', GROUNDS],
  ...CODE_COLOURS.map((name) => [TEXT_CONTRAST_RATIO, name, CODE_GROUNDS] as const),
  [TEXT_CONTRAST_RATIO, 'danger', ['code-background', 'code-removed']],
  [TEXT_CONTRAST_RATIO, 'success', ['code-background', 'code-added']],
  [BODY_CONTRAST_RATIO, 'text', ['code-added', 'code-removed']],
  [TEXT_CONTRAST_RATIO, 'text-muted', ['code-added', 'code-removed']],
  [CONTROL_CONTRAST_RATIO, 'border-control', GROUNDS],
];

/** Six-digit hex of a palette colour in one theme (CON-8). */
export function paletteHex(name: ColourName, theme: Theme): `#${string}` {
  const [saturation, lightness, hue = BRAND.hue[theme]]: Shade = PALETTE[theme][name];
  return hslToHex(hue, saturation, lightness);
}

export interface ToolShades {
  /** For graphics, at least 3:1; six-digit hex. */
  readonly accent: `#${string}`;
  /** For words, at least 4.5:1; six-digit hex. */
  readonly text: `#${string}`;
}

/** Legible shades of a tool's brand colour in one theme (TOOL-1). */
export function toolShades(primaryColor: string, theme: Theme): ToolShades {
  return {
    accent: shadeOnAll(primaryColor, theme, CONTROL_CONTRAST_RATIO),
    text: shadeOnAll(primaryColor, theme, TEXT_CONTRAST_RATIO),
  };
}

function shadeOnAll(colour: string, theme: Theme, ratio: number): `#${string}` {
  return GROUNDS.map((name) => paletteHex(name, theme)).reduce<`#${string}`>(
    (shade, ground) => accessibleShade(shade, ground, ratio),
    accessibleShade(colour, paletteHex('background', theme), ratio),
  );
}
