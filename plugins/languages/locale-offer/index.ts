import logger from '@docusaurus/logger';
import type {I18nLocaleConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleOffer} from '../../../src/lib/contracts/localeOffer';
import {readLabels} from '@selection-set/plugin-kit';
import {composeOffer} from './composeOffer';

/**
 * Hands the start page of the default language the lines that offer the others, each in its own language; no other page loads them (C-10). A
 * build of one language alone has nothing to offer: all addresses are the same there.
 */
export default function pluginLocaleOffer({siteDir, i18n}: LoadContext): Plugin<LocaleOffer[]> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  return {
    name: 'locale-offer',
    loadContent: () =>
      Promise.all(
        currentLocale === defaultLocale
          ? Object.entries(localeConfigs)
              .filter(([, config]) => isElsewhere(config, localeConfigs[currentLocale]))
              .map(async ([locale, config]) => {
                try {
                  return [composeOffer(locale, config, await readLabels(siteDir, locale))];
                } catch (error) {
                  // The build of that language names the mistake; this one goes on without the offer.
                  logger.warn(`The start page does not offer ${locale}: ${String(error)}`);
                  return [];
                }
              })
          : [],
      ).then((offers) => offers.flat()),
    async contentLoaded({content, actions}) {
      await actions.createData('offers.json', content);
    },
    getPathsToWatch: () =>
      Object.values(localeConfigs).map(({path}) => `${i18n.path}/${path}/code.json`),
  };
}

function isElsewhere(config: I18nLocaleConfig, shown: I18nLocaleConfig | undefined): boolean {
  return config.url + config.baseUrl !== `${shown?.url}${shown?.baseUrl}`;
}
