import {contrastRatio, parseHex, relativeLuminance, type Rgb, toHex} from './contrastRatio';

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
