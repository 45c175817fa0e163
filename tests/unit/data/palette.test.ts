import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ColourName, PALETTE, type Theme} from '../../../src/family/data/palette';
import {paletteHex, toolShades} from '../../../src/data/shades';
import {TOOLS} from '../../../src/family/data/tools';
import {contrastRatio, parseHex} from '../../../src/lib/colour/contrastRatio';
import {hslToHex} from '../../../src/lib/colour/accessibleShade';
import {
  BODY_CONTRAST_RATIO,
  CONTROL_CONTRAST_RATIO,
  TEXT_CONTRAST_RATIO,
} from '../../../src/lib/constants';

const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];
const GROUNDS = ['background', 'surface', 'raised'] as const satisfies readonly ColourName[];

/** Where code stands: its own ground, and marked lines. */
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

/** Which colours meet on the site, and how much contrast each pair needs. */
const PAIRS: readonly (readonly [number, ColourName, readonly ColourName[]])[] = [
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

function contrast(one: string, other: string): number {
  return contrastRatio(parseHex(one), parseHex(other));
}

describe.each(THEMES)('the %s theme (CON-8)', (theme) => {
  test.each(
    PAIRS.flatMap(([ratio, colour, grounds]) =>
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
  ['light', 212],
  ['dark', 204],
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
