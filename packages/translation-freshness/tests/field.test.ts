import {joinTranslations, readTranslations} from '../src/field';

test.each([
  [{translations: ['en-US', 'fr']}, ['en-US', 'fr']],
  [{translations: ['fr', 1, null]}, ['fr']],
  [{translations: 'fr'}, undefined],
  [{}, undefined],
])('a front matter of %j names the languages %j (I6)', (frontMatter, locales) => {
  expect(readTranslations(frontMatter)).toEqual(locales);
});

test('a list exists where one of its pages does, and always in the language of the originals (I6)', () => {
  expect(joinTranslations([['en-US', 'fr'], undefined, ['en-US', 'ja', 'fr']], 'en-US')).toEqual([
    'en-US',
    'fr',
    'ja',
  ]);
  expect(joinTranslations([], 'en-US')).toEqual(['en-US']);
});
