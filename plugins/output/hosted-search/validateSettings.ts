import logger from '@docusaurus/logger';
import {validateThemeConfig as validateUpstream} from '@docusaurus/theme-search-algolia';
import type {ThemeConfigValidationContext} from '@docusaurus/types';
import {describeMissing} from '@selection-set/search-hosted';

type Values = Readonly<Record<string, unknown>>;

/**
 * Validates `themeConfig.algolia` with upstream's own function. Without settings there is nothing to validate; where one of the three values is
 * missing that it cannot be without, the build says so and the embedded search answers (ERR-11).
 *
 * @throws what upstream throws for a value of another shape.
 */
export function validateSettings({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<Values>): Values {
  const {algolia} = themeConfig;
  if (algolia === undefined || algolia === null) {
    return themeConfig;
  }
  const missing = describeMissing(algolia);
  if (missing !== undefined && hasOnlyTexts(algolia)) {
    logger.warn(missing);
    return themeConfig;
  }
  return validateUpstream({validate, themeConfig});
}

/** Whether what is there of the three values is text; else their shape is wrong, and not only something missing. */
function hasOnlyTexts(algolia: unknown): boolean {
  return (
    typeof algolia === 'object' &&
    algolia !== null &&
    Object.entries(algolia).every(
      ([key, value]) =>
        !['appId', 'apiKey', 'indexName'].includes(key) ||
        value === undefined ||
        typeof value === 'string',
    )
  );
}
