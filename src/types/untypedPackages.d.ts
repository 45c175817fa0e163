/** Upstream exports it for Docusaurus, but its types leave it out. */
declare module '@docusaurus/theme-search-algolia' {
  import type {ThemeConfigValidationContext} from '@docusaurus/types';

  export function validateThemeConfig(
    context: ThemeConfigValidationContext<Readonly<Record<string, unknown>>>,
  ): Readonly<Record<string, unknown>>;
}

/** The part of subset-font that `plugins/brand/heading-font` uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean},
  ): Promise<Buffer>;
}
