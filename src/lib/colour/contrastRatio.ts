/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const CHANNEL_MAX = 255;

/**
 * Reads a hex colour with 3 or 6 digits (TOOL-1).
 *
 * @throws Error naming the value when it is not a hex colour.
 */
export function parseHex(hex: string): Rgb {
  const digits = /^#(?<digits>[\da-f]{3}|[\da-f]{6})$/iu.exec(hex)?.groups?.digits;
  if (digits === undefined) {
    throw new Error(`"${hex}" is not a hex colour. Use # and 3 or 6 hex digits.`);
  }
  const full = digits.length === 3 ? digits.replace(/./gu, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & CHANNEL_MAX, (value >> 8) & CHANNEL_MAX, value & CHANNEL_MAX];
}

/** Six-digit hex form of a colour; channels are rounded. */
export function toHex(rgb: Rgb): `#${string}` {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
export function relativeLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / CHANNEL_MAX;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21; the order does not matter. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const first = relativeLuminance(one);
  const second = relativeLuminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
