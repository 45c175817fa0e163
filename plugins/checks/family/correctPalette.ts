import {COLOUR_PAIRS} from '../../../src/data/shades';
import type {ColourName, Shade, Theme} from '../../../src/family/data/palette';
import {hslToHex} from '../../../src/lib/colour/accessibleShade';
import {contrastRatio, parseHex} from '../../../src/lib/colour/contrastRatio';

export type Palette = Readonly<Record<Theme, Readonly<Record<ColourName, Shade>>>>;

/** Hue of a colour in degrees. */
export function hueOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) {
    return 0;
  }
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return Math.round(sector * 60);
}

/**
 * The palette in another hue: where a colour would be hard to read on what it stands on, its lightness goes on until it is not (CON-8).
 *
 * @param hue of the brand, in degrees.
 */
export function correctPalette(palette: Palette, hue: number): Palette {
  return {
    light: correctTheme(palette.light, hue),
    dark: correctTheme(palette.dark, hue),
  };
}

function correctTheme(colours: Palette[Theme], hue: number): Palette[Theme] {
  const shades = {...colours};
  const hexOf = (name: ColourName, level?: number): `#${string}` => {
    const [saturation, lightness, own = hue] = shades[name];
    return hslToHex(own, saturation, level ?? lightness);
  };
  const contrast = (name: ColourName, level: number, ground: ColourName): number =>
    contrastRatio(parseHex(hexOf(name, level)), parseHex(hexOf(ground)));
  for (const [ratio, name, grounds] of COLOUR_PAIRS) {
    for (const ground of grounds) {
      const [saturation, lightness, ...own] = shades[name];
      const step = contrast(name, 0, ground) > contrast(name, 100, ground) ? -1 : 1;
      let level = lightness;
      while (level > 0 && level < 100 && contrast(name, level, ground) < ratio) {
        level += step;
      }
      shades[name] = [saturation, level, ...own];
    }
  }
  return shades;
}
