import {splitUnits} from '../../../../../plugins/brand/social-cards/fitTitle';

const textsOf = (title: string, language: string): readonly string[] =>
  splitUnits(title, language).map(({text}) => text);

describe('splitUnits (DOC-5)', () => {
  test('breaks between words', () => {
    expect(textsOf(' Null  in GraphQL ', 'en-US')).toEqual(['Null', 'in', 'GraphQL']);
  });

  test('keeps French punctuation with the word before or after it', () => {
    expect(textsOf('Faut-il « composer » ici ?', 'fr')).toEqual([
      'Faut-il',
      '«\u{a0}composer\u{a0}»',
      'ici\u{a0}?',
    ]);
  });

  test('breaks Japanese between words, with the particles and endings that follow', () => {
    expect(textsOf('多数のスキーマを管理する', 'ja')).toEqual(['多数の', 'スキーマを', '管理する']);
  });

  test('keeps a particle with the Latin word before it', () => {
    expect(textsOf('GraphQL API をテストする', 'ja')).toEqual(['GraphQL', 'API を', 'テストする']);
  });

  test('keeps a word in katakana whole, and knows where it could be broken', () => {
    const [unit] = splitUnits('サブスクリプション', 'ja');
    expect(unit?.text).toBe('サブスクリプション');
    expect(unit?.pieces.length).toBeGreaterThan(1);
    expect(unit?.pieces.join('')).toBe(unit?.text);
  });

  test('starts no Japanese line with a stop or a closing bracket, and ends none with an opening one', () => {
    for (const text of textsOf('「Clients」タグの記事（1件）、終わり。', 'ja')) {
      expect(text).not.toMatch(/^[、。」）]/u);
      expect(text).not.toMatch(/[「（]$/u);
    }
  });

  test('breaks long identifiers at their parts, without a hyphen', () => {
    const piecesOf = (title: string): readonly string[] =>
      splitUnits(title, 'en-US').flatMap(({pieces}) => pieces);
    expect(piecesOf('createPersistedOperationsFactory')).toEqual([
      'create',
      'Persisted',
      'Operations',
      'Factory',
    ]);
    expect(piecesOf('@graphql-tools/schema-stitching')).toEqual([
      '@graphql-',
      'tools/',
      'schema-',
      'stitching',
    ]);
    expect(piecesOf('a'.repeat(20)).join('')).toBe('a'.repeat(20));
  });

  test('never breaks an Arabic word', () => {
    const [unit] = splitUnits('فسيستخدمونهاباستمرارية', 'ar');
    expect(unit?.pieces).toEqual([unit?.text]);
  });
});
