import {accessibleShade, hslToHex} from '../lib/colour/accessibleShade';
import {CONTROL_CONTRAST_RATIO, TEXT_CONTRAST_RATIO} from '../lib/constants';
import {BRAND} from '../family/data/brand';
import {type ColourName, PALETTE, type Shade, type Theme} from '../family/data/palette';

/** Backgrounds that a tool's colour may stand on; its shades are legible on each of them. */
const GROUNDS = ['background', 'surface', 'raised'] as const satisfies readonly ColourName[];

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
