import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  assertCatalogues,
  findCatalogueMistake,
} from '../../../../../plugins/languages/catalogues/assertCatalogues';

describe('findCatalogueMistake: what is wrong with interface texts', () => {
  test.each([
    ['{\n"a": {"message": "x"},\n}\n', 3, /double-quoted property name/u],
    ['{\n"a": {"message": "x"}\n"b": 1}', 3, /Expected ',' or '\}'/u],
    ['{\n"a": {"message": "x"},\n"b": {"message": tru}\n}', 3, /Unexpected token/u],
    ['{\n"a": {"message": "x\ny"}\n}', 2, /control character/u],
    ['<<<<<<< HEAD\n{}', 1, /Unexpected token/u],
    ['{\n"a": {\n', 3, /./u],
  ])('%j breaks in line %i', (text, line, message) => {
    expect(findCatalogueMistake(text)).toEqual({
      line,
      message: expect.stringMatching(new RegExp(`^not valid JSON: .*${message.source}`, 'u')),
    });
  });

  test.each([
    ['{"a": "text"}', '"a" must be of type object'],
    ['{"a": {"description": "x"}}', '"a.message" is required'],
    ['{"a": {"message": 1}}', '"a.message" must be a string'],
    ['[]', '"value" must be of type object'],
  ])('%s is JSON of another shape', (text, message) => {
    expect(findCatalogueMistake(text)).toEqual({message});
  });

  test('texts with and without a description are right, empty ones too', () => {
    expect(
      findCatalogueMistake('{"a": {"message": ""}, "b": {"message": "x", "description": "y"}}'),
    ).toBeUndefined();
  });
});

describe('assertCatalogues: a language whose texts cannot be read', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
    mkdirSync(path.join(siteDir, 'i18n/fr/docusaurus-theme-classic'), {recursive: true});
    writeFileSync(path.join(siteDir, 'i18n/fr/code.json'), '{\n"a": {"message": "x"},\n}');
    writeFileSync(path.join(siteDir, 'i18n/fr/docusaurus-theme-classic/footer.json'), '{"a": 1}');
    writeFileSync(path.join(siteDir, 'i18n/fr/docusaurus-theme-classic/notes.txt'), 'no JSON');
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  test('is named with each file, the line and what to do', () => {
    expect(() => assertCatalogues(siteDir, 'fr')).toThrow(
      /"fr" cannot be read:\ni18n\/fr\/code\.json:3: not valid JSON: .*\ni18n\/fr\/docusaurus-theme-classic\/footer\.json: "a" must be of type object\n.*npm run i18n -- fr/u,
    );
  });

  test('does not stop other languages, nor one without texts', () => {
    expect(() => assertCatalogues(siteDir, 'ja')).not.toThrow();
  });
});
