import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';

/**
 * Docusaurus's preset without its Algolia theme, which the preset adds as soon as `themeConfig.algolia` is there: a second search page at the
 * same address, and a connection to the provider on every page. `plugins/output/hosted-search` takes its place and validates the same settings.
 */
export default function presetPortal(context: LoadContext, options: Options): Preset {
  const {themes = [], ...rest} = preset(context, options);
  return {...rest, themes: themes.filter((theme) => !isAlgolia(theme))};
}

function isAlgolia(theme: unknown): boolean {
  return typeof theme === 'string' && theme.includes('theme-search-algolia');
}
