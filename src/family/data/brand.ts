/**
 * The brand in one place, with its mark in `brandMark.ts` beside it: another family of tools adopts the portal by changing these
 * values, the catalogue and the content. Hues become CSS tokens, and mark and name become icons, through
 * `plugins/brand-assets`.
 */
export const BRAND = {
  siteName: 'Selection Set',
  repository: {
    owner: 'selection-set',
    name: 'selection-set.github.io',
    url: 'https://github.com/selection-set/selection-set.github.io',
    branch: 'main',
  },
  /** Where the site lives when neither environment variables nor a GitHub Actions run say otherwise. */
  deployment: {url: 'https://selection-set.github.io', baseUrl: '/'},
  /** Hue of the accent and of every neutral, in degrees (CON-8, spec §9). */
  hue: {light: 212, dark: 204},
  social: [
    {id: 'github', href: 'https://github.com/selection-set/selection-set.github.io'},
    {
      id: 'discussions',
      href: 'https://github.com/selection-set/selection-set.github.io/discussions',
    },
    {id: 'issues', href: 'https://github.com/selection-set/selection-set.github.io/issues'},
  ],
} as const;

export type SocialId = (typeof BRAND.social)[number]['id'];
