import {localeToOffer, readLocaleCookie} from '../../../../src/lib/locale/localeToOffer';

const SITE = ['en-US', 'fr', 'ar', 'ja'];
const offer = (cookies: string, ...languages: readonly string[]): string | undefined =>
  localeToOffer({cookies, languages}, 'en-US', SITE);

describe('localeToOffer (C-10)', () => {
  test('the browser says what a reader without a choice wants', () => {
    expect(offer('', 'fr-CA', 'en')).toBe('fr');
  });

  test('a choice counts for more than the browser', () => {
    expect(offer('NEXT_LOCALE=ar', 'fr')).toBe('ar');
    expect(offer('NEXT_LOCALE=en-US', 'fr')).toBeUndefined();
  });

  test('a choice that the site does not have counts for nothing', () => {
    expect(offer('NEXT_LOCALE=de', 'fr')).toBe('fr');
    expect(offer('NEXT_LOCALE=', 'fr')).toBe('fr');
  });

  test.each([[['en-GB', 'fr']], [['de', 'en']], [['de']], [[]]])(
    'readers of %j are offered nothing',
    (languages) => {
      expect(offer('', ...languages)).toBeUndefined();
    },
  );
});

describe('readLocaleCookie (DOC-7)', () => {
  test.each([
    ['NEXT_LOCALE=fr', 'fr'],
    ['theme=dark; NEXT_LOCALE=ja; a=b', 'ja'],
    ['a=b;NEXT_LOCALE=ar', 'ar'],
    ['OLD_NEXT_LOCALE=fr', undefined],
    ['', undefined],
  ])('"%s" holds %s', (cookies, locale) => {
    expect(readLocaleCookie(cookies)).toBe(locale);
  });
});
