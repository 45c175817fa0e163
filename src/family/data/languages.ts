import {DEFAULT_LOCALE} from '../../lib/constants';

/** Every language of the portal, as Docusaurus takes them; the first is the one that code and content are written in. */
export const LANGUAGES = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [DEFAULT_LOCALE, 'fr', 'ar', 'ja'],
  localeConfigs: {
    [DEFAULT_LOCALE]: {label: 'English', htmlLang: 'en-US'},
    fr: {label: 'Français', htmlLang: 'fr'},
    ar: {label: 'العربية', htmlLang: 'ar', direction: 'rtl' as const},
    ja: {label: '日本語', htmlLang: 'ja'},
  },
};
