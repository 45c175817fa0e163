import {matchLocale} from '../../../../src/lib/locale/localeToOffer';

const SITE = ['en-US', 'fr', 'ar', 'ja'];

describe('matchLocale (C-10, RFC 4647 section 3.4)', () => {
  test.each([
    [['fr'], 'fr'],
    [['fr-CA'], 'fr'],
    [['FR-ca'], 'fr'],
    [['ar-EG'], 'ar'],
    [['ar-Arab-MA'], 'ar'],
    [['ja-JP-u-ca-japanese'], 'ja'],
    [['fr-x-team'], 'fr'],
    [['en-US', 'fr'], 'en-US'],
    [['en-GB', 'fr'], 'en-US'],
    [['en'], 'en-US'],
    [['de-DE', 'ja', 'fr'], 'ja'],
    [['de'], undefined],
    [[], undefined],
  ])('a reader who asks for %j gets %s', (wanted, match) => {
    expect(matchLocale(wanted, SITE)).toBe(match);
  });

  test('a longer tag of the site comes before a shorter one', () => {
    expect(matchLocale(['fr-CA'], ['fr', 'fr-CA'])).toBe('fr-CA');
  });

  test.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
  ])('%s is read in the script %s', (wanted, match) => {
    expect(matchLocale([wanted], ['zh-Hant', 'zh-Hans'])).toBe(match);
  });

  test('no one is sent to a script that was not asked for', () => {
    expect(matchLocale(['sr-Latn'], ['sr-Cyrl'])).toBeUndefined();
  });

  test.each(['*', '', 'not a tag', '-', 'fr_CA'])(
    '"%s" is no language and is passed over',
    (tag) => {
      expect(matchLocale([tag, 'ja'], SITE)).toBe('ja');
    },
  );
});
