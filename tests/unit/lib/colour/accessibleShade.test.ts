import {accessibleShade, hslToHex} from '../../../../src/lib/colour/accessibleShade';
import {contrastRatio, parseHex, relativeLuminance} from '../../../../src/lib/colour/contrastRatio';
import {randomSource} from '../../../support/random';

describe('accessibleShade (TOOL-1)', () => {
  test('a colour that is legible already stays as it is', () => {
    expect(accessibleShade('#f38', '#ffffff', 3)).toBe('#ff3388');
  });

  test('on a light background a pale colour gets darker, on a dark one a deep colour lighter', () => {
    const luminance = (hex: string): number => relativeLuminance(parseHex(hex));
    expect(luminance(accessibleShade('#ffb21d', '#ffffff', 4.5))).toBeLessThan(
      luminance('#ffb21d'),
    );
    expect(luminance(accessibleShade('#8c0082', '#101010', 4.5))).toBeGreaterThan(
      luminance('#8c0082'),
    );
  });

  test('what cannot be reached ends at black or white', () => {
    expect(accessibleShade('#ff0000', '#ffffff', 21)).toBe('#000000');
    expect(accessibleShade('#ff0000', '#000000', 21)).toBe('#ffffff');
  });

  test('200 random colours reach the contrast, and those that had it stay as they are', () => {
    const {below, times, pick} = randomSource(3);
    for (const [hue, lightness] of times(200, () => [below(360), below(101)] as const)) {
      const colour = hslToHex(hue, 80, lightness);
      const ground = pick(['#ffffff', '#f4f7fb', '#0d1117', '#171c26']);
      const ratio = pick([3, 4.5, 7]);
      const shade = accessibleShade(colour, ground, ratio);
      expect(contrastRatio(parseHex(shade), parseHex(ground))).toBeGreaterThanOrEqual(ratio);
      if (contrastRatio(parseHex(colour), parseHex(ground)) >= ratio) {
        expect(shade).toBe(colour);
      }
    }
  });

  test('what is no colour is refused by name', () => {
    expect(() => accessibleShade('red', '#fff', 3)).toThrow('"red" is not a hex colour.');
  });
});

test.each([
  [0, 0, 0, '#000000'],
  [0, 0, 100, '#ffffff'],
  [0, 100, 50, '#ff0000'],
  [120, 100, 25, '#008000'],
  [212, 92, 33, '#074fa2'],
  [360, 100, 50, '#ff0000'],
])('hsl(%i %i%% %i%%) is %s', (hue, saturation, lightness, hex) => {
  expect(hslToHex(hue, saturation, lightness)).toBe(hex);
});
