import {describeLanguages} from '../../../../src/lib/locale/languages';

const ORIGIN = 'https://site.example';
const SITE = {
  defaultLocale: 'en-US',
  localeConfigs: {
    'en-US': {htmlLang: 'en-US', url: ORIGIN, baseUrl: '/base/'},
    fr: {htmlLang: 'fr', url: ORIGIN, baseUrl: '/base/fr/'},
    ar: {htmlLang: 'ar-EG', url: ORIGIN, baseUrl: '/base/ar/'},
  },
};
/** A build of one language: all have the same address. */
const ALONE = {
  defaultLocale: 'en-US',
  localeConfigs: {
    'en-US': {htmlLang: 'en-US', url: ORIGIN, baseUrl: '/'},
    fr: {htmlLang: 'fr', url: ORIGIN, baseUrl: '/'},
  },
};

const english = {hrefLang: 'en-US', href: `${ORIGIN}/base/docs/yoga`};
const french = {hrefLang: 'fr', href: `${ORIGIN}/base/fr/docs/yoga`};
const arabic = {hrefLang: 'ar-EG', href: `${ORIGIN}/base/ar/docs/yoga`};
const fallback = {...english, hrefLang: 'x-default'};

describe('describeLanguages (I6)', () => {
  const page = {...SITE, path: 'docs/yoga'};

  test('a page of interface texts exists everywhere', () => {
    expect(describeLanguages({...page, currentLocale: 'fr'})).toEqual({
      locale: 'fr',
      canonical: french.href,
      alternates: [english, french, arabic, fallback],
      others: ['en-US', 'ar'],
    });
  });

  test('a translation stands for itself, and names the languages that exist', () => {
    expect(describeLanguages({...page, currentLocale: 'fr', locales: ['en-US', 'fr']})).toEqual({
      locale: 'fr',
      canonical: french.href,
      alternates: [english, french, fallback],
      others: ['en-US'],
    });
  });

  test('a copy of the original stands for the original', () => {
    expect(describeLanguages({...page, currentLocale: 'ar', locales: ['en-US', 'fr']})).toEqual({
      locale: 'en-US',
      canonical: english.href,
      alternates: [english, french, fallback],
      others: ['fr'],
    });
  });

  test('a page without an original has no fallback', () => {
    expect(describeLanguages({...page, currentLocale: 'fr', locales: ['fr']}).alternates).toEqual([
      french,
    ]);
  });

  test('a language that is built alone knows no other, and keeps its addresses', () => {
    const alone = {...ALONE, path: 'docs/yoga', currentLocale: 'fr'};
    expect(describeLanguages(alone).alternates).toEqual([
      {hrefLang: 'fr', href: `${ORIGIN}/docs/yoga`},
    ]);
    expect(describeLanguages({...alone, locales: ['en-US']})).toEqual({
      locale: 'en-US',
      canonical: `${ORIGIN}/docs/yoga`,
      alternates: [],
      others: [],
    });
  });

  test('the start page keeps the slash of its base address', () => {
    expect(describeLanguages({...SITE, path: '', currentLocale: 'fr'}).canonical).toBe(
      `${ORIGIN}/base/fr/`,
    );
  });
});
