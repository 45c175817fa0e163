import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BRAND} from '../../../src/family/data/brand';
import {PALETTE, type Theme} from '../../../src/family/data/palette';
import {COLOUR_PAIRS, GROUNDS, paletteHex, toolShades} from '../../../src/data/shades';
import {TOOLS} from '../../../src/family/data/tools';
import {contrastRatio, parseHex} from '../../../src/lib/colour/contrastRatio';
import {hslToHex} from '../../../src/lib/colour/accessibleShade';
import {CONTROL_CONTRAST_RATIO, TEXT_CONTRAST_RATIO} from '../../../src/lib/constants';

const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];
function contrast(one: string, other: string): number {
  return contrastRatio(parseHex(one), parseHex(other));
}

describe.each(THEMES)('the %s theme (CON-8)', (theme) => {
  test.each(
    COLOUR_PAIRS.flatMap(([ratio, colour, grounds]) =>
      grounds.map((ground) => [ratio, colour, ground] as const),
    ),
  )('has at least %d to 1 for %s on %s', (ratio, colour, ground) => {
    expect(contrast(paletteHex(colour, theme), paletteHex(ground, theme))).toBeGreaterThanOrEqual(
      ratio,
    );
  });

  test.each(GROUNDS)('has a focus ring that stands out from %s', (ground) => {
    expect(focusColour()).toBe('accent');
    expect(contrast(paletteHex('accent', theme), paletteHex(ground, theme))).toBeGreaterThanOrEqual(
      CONTROL_CONTRAST_RATIO,
    );
  });

  test.each(TOOLS.map(({key, primaryColor}) => [key, primaryColor] as const))(
    'has legible shades of the brand colour of %s, %s, on every ground (TOOL-1)',
    (_key, primaryColor) => {
      const {accent, text} = toolShades(primaryColor, theme);
      for (const ground of GROUNDS) {
        const hex = paletteHex(ground, theme);
        expect(contrast(accent, hex)).toBeGreaterThanOrEqual(CONTROL_CONTRAST_RATIO);
        expect(contrast(text, hex)).toBeGreaterThanOrEqual(TEXT_CONTRAST_RATIO);
      }
    },
  );
});

test.each([
  ['light', BRAND.hue.light],
  ['dark', BRAND.hue.dark],
] as const)(
  'the accent and the neutrals of the %s theme are made from the hue %i (CON-8)',
  (theme, hue) => {
    for (const name of [...GROUNDS, 'text', 'text-muted', 'border', 'accent'] as const) {
      const [saturation, lightness] = PALETTE[theme][name];
      expect([name, paletteHex(name, theme)]).toEqual([name, hslToHex(hue, saturation, lightness)]);
    }
  },
);

test('a colour with a hue of its own keeps it (CON-8)', () => {
  const [saturation, lightness, hue] = PALETTE.light.danger;
  expect(paletteHex('danger', 'light')).toBe(hslToHex(hue, saturation, lightness));
});

test('a brand colour that is legible already is not changed (TOOL-1)', () => {
  expect(toolShades('#5639ca', 'light')).toEqual({accent: '#5639ca', text: '#5639ca'});
});

test('brand colours with three digits work like those with six (TOOL-1)', () => {
  expect(toolShades('#f38', 'light')).toEqual(toolShades('#ff3388', 'light'));
});

function readCss(name: string): string {
  return readFileSync(path.join(__dirname, '../../../src/css', name), 'utf8');
}

/** The colour that `base.css` draws the focus ring in. */
function focusColour(): string | undefined {
  return /:focus-visible \{\s*outline: 2px solid var\(--site-color-(?<name>[\w-]+)\)/u.exec(
    readCss('base.css'),
  )?.groups?.name;
}
