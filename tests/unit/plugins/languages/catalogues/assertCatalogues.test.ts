import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createContext} from '../../../../../plugins/checks/content-checks/checkContent';
import {
  RULES,
  assertCatalogues,
  findCatalogueMistake,
} from '../../../../../plugins/languages/catalogues/assertCatalogues';
import {createSite, removeSite} from '../../../../support/content';

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
      message: expect.stringMatching(
        new RegExp(`^This is not JSON: .*${message.source}.*\\. Compare the line`, 'u'),
      ),
    });
  });

  test.each([
    ['', 1, /^This file is empty\. Write "\{\}"/u],
    ['{\n"a": "text"}', 2, /^"a" is not a text\. Write "a": \{"message": "…"\}\.$/u],
    ['{"a": {"description": "x"}}', 1, /^"a" needs a text as its "message"\./u],
    ['{"b": {"message": ""},\n"a": {"message": 1}}', 2, /^"a" needs a text as its "message"\./u],
    ['{"a": {"message": "b", "mesage": "c"}}', 1, /^"a" has an unknown field "mesage"\./u],
    ['[]', 1, /^This is not a list of texts\. Write \{"id"/u],
  ])('%j is of another form, in line %i', (text, line, message) => {
    expect(findCatalogueMistake(text)).toEqual({line, message: expect.stringMatching(message)});
  });

  test('texts with and without a description are right, empty ones too', () => {
    expect(
      findCatalogueMistake('{"a": {"message": ""}, "b": {"message": "x", "description": "y"}}'),
    ).toBeUndefined();
  });

  test('a byte order mark and line ends of Windows are no mistakes', () => {
    expect(findCatalogueMistake('\uFEFF{\r\n"a": {"message": "x"}\r\n}\r\n')).toBeUndefined();
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
      /"fr" cannot be read:\ni18n\/fr\/code\.json:3 This is not JSON: .*\ni18n\/fr\/docusaurus-theme-classic\/footer\.json:1 "a" is not a text\..*\n.*npm run i18n -- fr/u,
    );
  });

  test('does not stop other languages, nor one without texts', () => {
    expect(() => assertCatalogues(siteDir, 'ja')).not.toThrow();
  });

  test('stops nobody who writes: earlier texts are kept by the form that is asked for', () => {
    const keep = jest.fn<undefined, [(text: string) => boolean]>();
    assertCatalogues(siteDir, 'fr', keep);
    const [[isReadable] = []] = keep.mock.calls;
    expect([isReadable?.('{"a": {"message": "x"}}'), isReadable?.('{"a": 1}')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the check of interface texts', () => {
  let siteDir: string;

  const find = async (
    locale: string,
    french: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> => {
    siteDir = createSite({
      'i18n/en-US/code.json': '{\n"a": {"message": "{count} pages"},\n"b": {"message": "B"}\n}',
      'i18n/fr/code.json': french,
      ...more,
    });
    const content = {files: [], problems: []};
    const readContent = async (): Promise<typeof content> => content;
    const context = createContext({siteDir, locale, originals: content, readContent});
    const problems = await Promise.all(
      (RULES.siteChecks ?? []).map(async (check) => check(content, context)),
    );
    return problems.flat().map(({file, line, message}) => `${file}:${line} ${message}`);
  };

  afterEach(() => removeSite(siteDir));

  test.each([
    ['{"a": ', /^i18n\/fr\/code\.json:1 This is not JSON/u],
    [
      '{"a": {"message": "{nombre} pages"}}',
      /code\.json:1 "a" has \{nombre\} in place of the placeholder \{count\}/u,
    ],
    [
      '{\n"b": {"message": "C"},\n"b": {"message": "D"}\n}',
      /code\.json:2 "b" is there twice, and only the last one counts/u,
    ],
    [
      '{"b": {"message": "C"},\n"bb": {"message": "D"}}',
      /code\.json:2 "bb" is used by no page\. Did you mean "b"\?/u,
    ],
  ])('names %j once per cause, by file and line', async (french, message) => {
    const [first, ...others] = await find('fr', french);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });

  test('leaves what is not translated yet to the list for translators', async () => {
    expect(await find('fr', '{"a": {"message": "{count} pages"}}')).toEqual([]);
  });

  test('names a file that English does not have, and a lock that cannot be read', async () => {
    expect(
      await find('fr', '{}', {
        'i18n/fr/docusaurus-theme-classic/footr.json': '{"a": {"message": "B"}}',
        'i18n/fr/docusaurus-plugin-content-pages/a.mdx.lock': 'source src/pages/a.mdx\n{\n',
      }),
    ).toEqual([
      expect.stringMatching(/^i18n\/fr\/docusaurus-theme-classic\/footr\.json:1 There is no /u),
      expect.stringMatching(/\/a\.mdx\.lock:2 "\{" is no block\..* --repair i18n/u),
    ]);
  });

  test('names a folder of a language that the portal does not have', async () => {
    expect(await find('en-US', '{}', {'i18n/jp/code.json': '{}'})).toEqual([
      expect.stringMatching(/^i18n\/jp:1 The portal has no language "jp".* Did you mean "ja"\?/u),
    ]);
  });

  test('asks of each language for its own texts', async () => {
    expect(await find('en-US', '{"a": ')).toEqual([]);
  });
});
