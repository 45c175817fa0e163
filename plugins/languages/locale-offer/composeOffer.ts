import type {I18nLocaleConfig} from '@docusaurus/types';
import type {LocaleOffer} from '../../../src/lib/contracts/localeOffer';

/**
 * The offer of one language in its own words (C-10).
 *
 * @param labelOf interface texts of that language by id; throws where one is missing.
 */
export function composeOffer(
  locale: string,
  {htmlLang, direction, baseUrl}: I18nLocaleConfig,
  labelOf: (id: string) => string,
): LocaleOffer {
  return {
    locale,
    htmlLang,
    direction,
    href: baseUrl,
    label: labelOf('localeOffer.label'),
    text: labelOf('localeOffer.text'),
    link: labelOf('localeOffer.link'),
    dismiss: labelOf('localeOffer.dismiss'),
  };
}
