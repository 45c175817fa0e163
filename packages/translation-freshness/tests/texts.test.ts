import {
  checkForms,
  compareTexts,
  listPluralForms,
  parseCatalogue,
  parseSame,
} from '../src/compareTexts';

const DOCUMENTS = 'One document|{count} documents';

function write(...texts: readonly (readonly [id: string, message: string])[]): string {
  return `{\n${texts.map(([id, message]) => `  "${id}": {"message": "${message}"}`).join(',\n')}\n}\n`;
}

/** The problems of a French catalogue, without the name of the check. */
function judge(english: string, translated: string, same: readonly string[] = []): string[] {
  const {problems} = compareTexts({
    locale: 'fr',
    english: parseCatalogue(english, 'en.json'),
    englishFile: 'en.json',
    translated: parseCatalogue(translated, 'fr.json'),
    file: 'fr.json',
    same: same.map((id, index) => ({id, line: index + 10})),
    sameFile: 'same.json',
  });
  return problems.map(({file, line, message}) => `${file}:${line} ${message}`);
}

const inLanguage = (locale: string, translated: string, english = DOCUMENTS): readonly string[] =>
  checkForms(english, translated, listPluralForms(locale));

test('each mistake is named with file, line and id (I4)', () => {
  const english = write(
    ['a', 'Save'],
    ['b', 'Blog'],
    ['c', 'By {name}'],
    ['d', 'Up'],
    ['e', '{x}'],
  );
  const french = write(['b', 'Blog'], ['c', 'Par {nom}'], ['d', ' '], ['e', '{x}'], ['z', 'Vieux']);
  expect(judge(english, french)).toEqual([
    'fr.json:1 "a" of en.json:2 is not translated. "npm run i18n -- fr" adds it in English.',
    'fr.json:4 "d" of en.json:5 is not translated. "npm run i18n -- fr" adds it in English.',
    'fr.json:2 "b" is in English. Translate it, or list it in same.json.',
    'fr.json:3 "c" has {nom} in place of the placeholder {name}. In English it is "By {name}".',
    'fr.json:6 "z" is used by no page. Did you mean "a"? Correct it, or take it out.',
  ]);
});

test('a file that English does not have is named once (I4)', () => {
  expect(judge('{}', write(['a', 'Un'], ['b', 'Deux']))).toEqual([
    expect.stringMatching(/^fr\.json:1 There is no en\.json, .*Give this file the name/u),
  ]);
});

test('an exception is valid only while it is needed, for any kind of mistake (I4)', () => {
  const english = write(['a', 'Save'], ['b', 'Blog']);
  const french = write(['a', 'Enregistrer'], ['b', 'Blog']);
  expect(judge(english, french, ['b'])).toEqual([]);
  expect(judge(english, french, ['b', 'a', 'gone'])).toEqual([
    'same.json:11 "a" of fr.json is not the same as in English. Take it out.',
    'same.json:12 "gone" of fr.json is not the same as in English. Take it out.',
  ]);
});

test('a text that a merge duplicated is reported at the copy without effect (I4)', () => {
  const french = write(['a', 'Garder'], ['a', 'Enregistrer']);
  expect(judge(write(['a', 'Save']), french)).toEqual([
    'fr.json:2 "a" is there twice, and only the last one counts. Take one out.',
  ]);
});

test('plurals have the forms that Intl lists for the language (I4)', () => {
  expect(inLanguage('ja', '{count}件のドキュメント')).toEqual([]);
  expect(inLanguage('ar', 'لا|واحد|اثنان|{count} أ|{count} ب|{count} ج')).toEqual([]);
  expect(inLanguage('fr', '{count} document|{count} documents')).toEqual([
    'has 2 plural forms; the language has 3: one, many, other, separated by "|"',
  ]);
  expect(inLanguage('ja', '一件|{count}件')).toHaveLength(1);
});

test('a form that stands for several numbers names the number, even if English does not (I4)', () => {
  // French uses the form for one for zero as well.
  expect(inLanguage('fr', 'Un document|{count} documents|{count} documents')).toEqual([
    'lacks the placeholder {count} in the form "one"',
  ]);
  expect(inLanguage('ar', 'لا|واحد|اثنان|قليل|{count} ب|{count} ج')).toEqual([
    'lacks the placeholder {count} in the form "few"',
  ]);
  expect(inLanguage('ja', '{number}件')).toEqual([
    'has {number} in place of the placeholder {count} in the form "other"',
  ]);
  expect(inLanguage('ja', '{count}{unit}件')).toEqual([
    'has the unknown placeholder {unit} in the form "other"',
  ]);
});

test('a file that is not a catalogue is named (I4)', () => {
  expect(() => parseCatalogue('{"a": ', 'fr.json')).toThrow('fr.json is no JSON: ');
  expect(() => parseCatalogue('{"a": "Save"}', 'fr.json')).toThrow('fr.json is no catalogue');
  expect(() => parseSame('{"fr": ["a"]}', 'same.json')).toThrow('same.json is no list of ids');
});

test('excuses are read with their lines (I4)', () => {
  expect(parseSame('{\n  "fr": {\n    "code.json": [\n      "a"\n    ]\n  }\n}\n', 's')).toEqual([
    {locale: 'fr', catalogue: 'code.json', id: 'a', line: 4},
  ]);
});
