import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/**
 * The language that Docusaurus is loading; undefined for commands that load none.
 *
 * @param env Docusaurus sets `DOCUSAURUS_CURRENT_LOCALE` before it reads the configuration, and the hot-reloading server sets "undefined" where
 * no language was asked for.
 */
export function loadedLocale(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const locale = env.DOCUSAURUS_CURRENT_LOCALE;
  return locale === 'undefined' ? DEFAULT_LOCALE : locale;
}
