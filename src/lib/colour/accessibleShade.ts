import {contrastRatio, parseHex, relativeLuminance, toHex, type Rgb} from './contrastRatio';

const CHANNEL_MAX = 255;

/**
 * Six-digit hex form of a colour given as hue, saturation and lightness.
 *
 * @param hue in degrees.
 * @param saturation in percent.
 * @param lightness in percent.
 */
export function hslToHex(hue: number, saturation: number, lightness: number): `#${string}` {
  const level = lightness / 100;
  const chroma = (saturation / 100) * Math.min(level, 1 - level);
  const channel = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return CHANNEL_MAX * (level - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const STEP = 0.02;

/**
 * The shade of a brand colour that is nearest to it and still legible on a background: mixed with black on light
 * backgrounds and with white on dark ones, in steps of 2 %, until the contrast is reached (design direction, TOOL-1).
 *
 * @param colour hex with 3 or 6 digits.
 * @param background hex with 3 or 6 digits.
 * @param ratio wanted contrast, from 1 to 21.
 * @returns six-digit hex.
 * @throws Error when a colour is not hex.
 */
export function accessibleShade(colour: string, background: string, ratio: number): `#${string}` {
  const start = parseHex(colour);
  const ground = parseHex(background);
  const pole = relativeLuminance(ground) > 0.5 ? BLACK : WHITE;
  for (let amount = 0; amount < 1; amount += STEP) {
    const shade = parseHex(toHex(mix(start, pole, amount)));
    if (contrastRatio(shade, ground) >= ratio) {
      return toHex(shade);
    }
  }
  return toHex(pole);
}

function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, amount: number): Rgb {
  const blend = (from: number, to: number): number => from + (to - from) * amount;
  return [blend(r1, r2), blend(g1, g2), blend(b1, b2)];
}
