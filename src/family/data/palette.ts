/** Saturation and lightness in percent; the hue in degrees comes from the brand where none is given (CON-8). */
export type Shade = readonly [saturation: number, lightness: number, hue?: number];

/**
 * Semantic colours of both themes. `plugins/brand-assets` writes them as `--site-color-<name>`;
 * `tests/unit/data/palette.test.ts` computes their contrast.
 */
export const PALETTE = {
  light: {
    background: [40, 99],
    surface: [36, 97],
    raised: [0, 100],
    border: [22, 88],
    'border-control': [12, 52],
    text: [32, 14],
    'text-muted': [16, 33],
    accent: [92, 33],
    'accent-hover': [96, 25],
    'accent-surface': [80, 95],
    'on-accent': [0, 100],
    'code-background': [34, 96],
    'code-added': [48, 91, 150],
    'code-removed': [80, 95, 356],
    'code-comment': [12, 40],
    'code-keyword': [62, 40, 275],
    'code-string': [72, 26, 150],
    'code-number': [80, 33, 22],
    'code-type': [80, 30],
    'code-name': [62, 34, 340],
    danger: [72, 38, 356],
    success: [70, 25, 150],
  },
  dark: {
    background: [28, 7],
    surface: [24, 10],
    raised: [22, 12],
    border: [18, 20],
    'border-control': [12, 48],
    text: [24, 91],
    'text-muted': [16, 74],
    accent: [88, 70],
    'accent-hover': [92, 80],
    'accent-surface': [48, 15],
    'on-accent': [60, 8],
    'code-background': [26, 10],
    'code-added': [45, 12, 150],
    'code-removed': [42, 15, 356],
    'code-comment': [14, 62],
    'code-keyword': [80, 80, 275],
    'code-string': [52, 68, 150],
    'code-number': [85, 72, 28],
    'code-type': [82, 74],
    'code-name': [82, 80, 340],
    danger: [90, 76, 356],
    success: [55, 62, 150],
  },
} as const satisfies Record<'light' | 'dark', Record<string, Shade>>;

export type Theme = keyof typeof PALETTE;
export type ColourName = keyof (typeof PALETTE)['light'];
