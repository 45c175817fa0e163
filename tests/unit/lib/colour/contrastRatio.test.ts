import {
  contrastRatio,
  parseHex,
  relativeLuminance,
  toHex,
} from '../../../../src/lib/colour/contrastRatio';

describe('contrastRatio', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d to 1, as WCAG computes it', (one, other, ratio) => {
    expect(contrastRatio(parseHex(one), parseHex(other))).toBeCloseTo(ratio, 2);
    expect(contrastRatio(parseHex(other), parseHex(one))).toBeCloseTo(ratio, 2);
  });

  test('luminance runs from 0 to 1', () => {
    expect(relativeLuminance([0, 0, 0])).toBe(0);
    expect(relativeLuminance([255, 255, 255])).toBeCloseTo(1, 10);
  });
});

describe('parseHex and toHex (TOOL-1)', () => {
  test.each([
    ['#f38', [255, 51, 136], '#ff3388'],
    ['#FFB21D', [255, 178, 29], '#ffb21d'],
    ['#000', [0, 0, 0], '#000000'],
  ])('%s is read with 3 or 6 digits (TOOL-1)', (hex, rgb, full) => {
    expect(parseHex(hex)).toEqual(rgb);
    expect(toHex(parseHex(hex))).toBe(full);
  });

  test.each(['', 'f38', '#f3', '#f389', '#12345g', '#1234567', ' #f38'])(
    '%p is refused by name (TOOL-1)',
    (value) => {
      expect(() => parseHex(value)).toThrow(
        `"${value}" is not a hex colour. Use # and 3 or 6 hex digits.`,
      );
    },
  );
});
