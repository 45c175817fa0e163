import logger from '@docusaurus/logger';
import type {I18nLocaleConfig, LoadContext, Plugin} from '@docusaurus/types';
import {messageOf, readLabels} from '@selection-set/plugin-kit';
import type {LocaleOffer} from '../../../src/lib/contracts/siteFields';
import {findUnreadable} from '../catalogues/assertCatalogues';

/**
 * The offer of one language in its own words (C-10).
 *
 * @param labelOf interface texts of that language by id; throws where one is missing.
 */
function composeOffer(
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

/**
 * Provides the start page of the default language with the lines that offer the others, each in its own language; no other page loads them
 * (C-10). A build of a single language has nothing to offer: all addresses are the same in it.
 */
export default function pluginLocaleOffer({siteDir, i18n}: LoadContext): Plugin<LocaleOffer[]> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const offered =
    currentLocale === defaultLocale
      ? Object.entries(localeConfigs).filter(([, config]) =>
          isElsewhere(config, localeConfigs[currentLocale]),
        )
      : [];
  return {
    name: 'locale-offer',
    loadContent: () =>
      Promise.all(
        offered.map(async ([locale, config]) => {
          try {
            return [composeOffer(locale, config, await readLabels(siteDir, locale))];
          } catch (error) {
            // The build of that language reports the mistake; this one continues without the offer.
            const mistake = findUnreadable(siteDir, locale).find(
              ({file}) => file === fileOf(config),
            );
            logger.warn(
              `The start page does not offer ${locale}: ${mistake === undefined ? messageOf(error) : `${mistake.file}:${mistake.line} ${mistake.message}`}`,
            );
            return [];
          }
        }),
      ).then((offers) => offers.flat()),
    async contentLoaded({content, actions}) {
      await actions.createData('offers.json', content);
    },
    getPathsToWatch: () => offered.map(([, config]) => fileOf(config)),
  };

  function fileOf(config: I18nLocaleConfig): string {
    return `${i18n.path}/${config.path}/code.json`;
  }
}

function isElsewhere(config: I18nLocaleConfig, shown: I18nLocaleConfig | undefined): boolean {
  return config.url + config.baseUrl !== `${shown?.url}${shown?.baseUrl}`;
}
