import {BRAND} from '../../../src/data/brand';
import {paletteHex} from '../../../src/data/shades';

export interface ManifestFacts {
  /** Base address of the site, which the installed portal keeps to, and of the language, which it starts with. */
  readonly scope: string;
  readonly start: string;
  readonly language: string;
  readonly direction: string;
  readonly description: string;
}

/** Sides of the icons that `plugins/brand-assets` draws, in pixels. */
const ICONS = [
  {file: 'icon-192.png', px: 192, purpose: 'any'},
  {file: 'icon-512.png', px: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', px: 512, purpose: 'maskable'},
] as const;

/** A web app manifest, as text: the portal can be installed in each language. */
export function composeManifest({
  scope,
  start,
  language,
  direction,
  description,
}: ManifestFacts): string {
  const manifest = {
    id: start,
    name: BRAND.siteName,
    short_name: BRAND.siteName,
    description,
    lang: language,
    dir: direction,
    start_url: start,
    scope,
    // With the browser's buttons for back and reload, which pages do not have.
    display: 'minimal-ui',
    background_color: paletteHex('background', 'light'),
    theme_color: paletteHex('background', 'light'),
    icons: ICONS.map(({file, px, purpose}) => ({
      src: `${start}img/${file}`,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
