import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';
import {BRAND} from '../../src/family/data/brand';
import {LANGUAGES} from '../../src/family/data/languages';

const themeConfig: ThemeConfig = config.themeConfig ?? {};

describe('the configuration of the site', () => {
  test('the title of a page ends with an en dash and the name of the product (DOC-4)', () => {
    expect(config.titleDelimiter).toBe('\u2013');
    expect(config.title).toBe(BRAND.siteName);
  });

  test('en-US is the default language, and the others are those of the family (DOC-6, CON-13)', () => {
    expect(config.i18n?.defaultLocale).toBe('en-US');
    expect(config.i18n?.locales).toEqual(LANGUAGES.locales);
  });

  test('the theme follows the system by default, and is stored under "theme" (DOC-9)', () => {
    expect(themeConfig.colorMode).toMatchObject({respectPrefersColorScheme: true});
    expect(themeConfig.colorMode).not.toHaveProperty('disableSwitch', true);
    expect(config.storage).toEqual({namespace: false});
  });

  test('the announcement can be dismissed (DOC-8)', () => {
    expect(themeConfig.announcementBar).toMatchObject({isCloseable: true});
  });

  test('a dead link or anchor stops the build', () => {
    expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw'});
  });

  test('in a translation a dead anchor is a warning, because an outdated page lacks new sections', async () => {
    const {env} = process;
    process.env = {...env, DOCUSAURUS_CURRENT_LOCALE: 'fr'};
    await jest.isolateModulesAsync(async () => {
      const {default: french} = await import('../../docusaurus.config');
      expect(french).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'warn'});
    });
    process.env = env;
  });

  test('without NEWSLETTER_ACTION there is no newsletter (FTR-3, C-24)', () => {
    expect(config.customFields).toHaveProperty('docsRepositoryBase');
    expect(config.customFields?.newsletterAction).toBeUndefined();
  });
});
