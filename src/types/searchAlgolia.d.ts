/** Upstream exports it for Docusaurus, and leaves it out of its types. */
declare module '@docusaurus/theme-search-algolia' {
  import type {ThemeConfigValidationContext} from '@docusaurus/types';

  export function validateThemeConfig(
    context: ThemeConfigValidationContext<Readonly<Record<string, unknown>>>,
  ): Readonly<Record<string, unknown>>;
}
