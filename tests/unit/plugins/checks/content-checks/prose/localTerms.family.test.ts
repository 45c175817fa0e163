import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkProse} from '../../../../../../plugins/checks/content-checks/prose/checkProse';
import {findLocalTerms} from '../../../../../../plugins/checks/content-checks/prose/terms';
import {PROJECT, toFile} from '../../../../../support/content';

const find = (text: string, locale: string): readonly string[] =>
  findLocalTerms(text, locale).map(({found, write}) => `${found} → ${write}`);

describe('words of single languages (A10)', () => {
  test('a refused word is named with its line and the word to write', async () => {
    const [problem] = await checkProse(
      await toFile('كلمات.\n\nتظهر العيّنة هنا.\n', {locale: 'ar'}),
    );
    expect(problem).toMatchObject({rule: 'terminology', line: 3});
    expect(problem?.message).toBe('"العيّنة" is not the word of this portal in "ar". Write "مثال".');
  });

  test.each([
    ['ar', 'وبعينات أخرى', ['وبعينات → مثال']],
    ['ar', 'في حالة معيّنة', []],
    ['fr', 'Les résolveurs d’une librairie', ['librairie → bibliothèque', 'résolveurs → resolver']],
    ['fr', 'une libraire supportera', []],
    ['ja', 'サーバとサーバーの文書', ['文書 → ドキュメント', 'サーバ → サーバー']],
    ['ja', '文書型とリゾルバー', []],
    ['en-US', 'librairie, 文書', []],
  ])('%s: %j', (locale, text, found) => {
    expect(find(text, locale)).toEqual(found);
  });

  test.each(['ar', 'fr', 'ja'])('the interface texts of %s keep to the list', (locale) => {
    const texts: Record<string, {readonly message: string}> = JSON.parse(
      readFileSync(path.join(PROJECT, 'i18n', locale, 'code.json'), 'utf8'),
    );
    const found = Object.entries(texts).flatMap(([id, {message}]) =>
      find(message, locale).map((problem) => `${id}: ${problem}`),
    );
    expect(found).toEqual([]);
  });
});
