import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import pluginLocaleOffer from '../../../../../plugins/languages/locale-offer';
import {createSite, removeSite} from '../../../../support/content';

const ROOT = path.join(__dirname, '../../../../..');

function context(
  currentLocale: string,
  prefix = (locale: string) => `/${locale}/`,
  host = (_locale: string) => 'site.example',
): LoadContext {
  const localeConfigs = Object.fromEntries(
    ['en-US', 'fr', 'ar', 'xx'].map((locale) => [
      locale,
      {
        htmlLang: locale,
        direction: locale === 'ar' ? 'rtl' : 'ltr',
        url: `https://${host(locale)}`,
        baseUrl: locale === 'en-US' ? '/' : prefix(locale),
        path: locale,
      },
    ]),
  );
  // The part of the context that the plugin reads.
  return {
    siteDir: ROOT,
    i18n: {currentLocale, defaultLocale: 'en-US', path: 'i18n', localeConfigs},
  } as unknown as LoadContext;
}

describe('what the start page offers (C-10)', () => {
  test('each other language in its own words; one without texts is named and left out', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const offers = await pluginLocaleOffer(context('en-US')).loadContent?.();
    expect(offers).toEqual([
      {
        locale: 'fr',
        htmlLang: 'fr',
        direction: 'ltr',
        href: '/fr/',
        label: expect.any(String),
        text: 'Ce portail existe aussi en français.',
        link: 'Lire en français',
        dismiss: expect.any(String),
      },
      expect.objectContaining({locale: 'ar', direction: 'rtl', link: 'اقرأها بالعربية'}),
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('does not offer xx: ')]]);
    warn.mockRestore();
  });

  test('a file of texts that cannot be read is named with its line', async () => {
    const siteDir = createSite({'i18n/fr/code.json': '{\n  "a": {"message": "b"}\n  "c": 1\n}\n'});
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
    await pluginLocaleOffer({...context('en-US'), siteDir}).loadContent?.();
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/does not offer fr: i18n\/fr\/code\.json:3 This is not JSON/u),
    );
    warn.mockRestore();
    removeSite(siteDir);
  });

  test('nothing in another language than the default one', async () => {
    expect(await pluginLocaleOffer(context('fr')).loadContent?.()).toEqual([]);
  });

  test('each language that has a host of its own', async () => {
    const offers = await pluginLocaleOffer(
      context(
        'en-US',
        () => '/',
        (locale) => `${locale}.example`,
      ),
    ).loadContent?.();
    expect(offers?.map(({locale}) => locale)).toEqual(['fr', 'ar']);
  });

  test('nothing where all languages have one address, as in a build of one alone', async () => {
    expect(await pluginLocaleOffer(context('en-US', () => '/')).loadContent?.()).toEqual([]);
  });
});
