import {toHex} from './contrastRatio';

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
