import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSite, removeSite, writeFiles} from '../../../tests/support/content';
import {createProject, exportFrench, importXliff} from './support';

let siteDir = '';

beforeEach(async () => {
  siteDir = await createProject();
});

afterEach(() => removeSite(siteDir));

const catalogue = (): string => readFileSync(path.join(siteDir, 'i18n/fr/code.json'), 'utf8');

/** Gives the interface text of a key a translation. */
function translate(xliff: string, key: string, target: string): string {
  const at = xliff.indexOf(`name="${key}"`);
  const end = xliff.indexOf('</segment>', at);
  return `${xliff.slice(0, end)}<target>${target}</target>${xliff.slice(end)}`;
}

async function takeBack(key: string, target: string): Promise<Record<string, unknown>> {
  const {xliff} = await exportFrench(siteDir, 'all', ['i18n/en-US/code.json']);
  await importXliff(siteDir, translate(xliff, key, target));
  return JSON.parse(catalogue());
}

test('an interface text tells its translator what it is for, and how many plural forms there are (I2)', async () => {
  const {xliff} = await exportFrench(siteDir);
  expect(xliff).toContain('<note>How many pages</note>');
  expect(xliff).toContain('<note>Plural forms, separated by "|": one, many, other.</note>');
});

test('new texts get their position in English, with their description, and earlier ones stay (I2)', async () => {
  await takeBack('a.line', '<ph id="2"/> : nouveau ? <ph id="1"/>');
  expect(catalogue()).toBe(
    `${JSON.stringify(
      {
        'a.close': {message: 'Fermer', description: 'Label of a button'},
        'a.line': {message: '{name} : nouveau ? {link}', description: 'A line'},
      },
      null,
      2,
    )}\n`,
  );
});

test.each([
  [
    'as it was handed over',
    '<ph id="1"/> feuille|<ph id="1"/> de feuilles|<ph id="1-copy2"/> feuilles',
  ],
  ['with the same id again', '<ph id="1"/> feuille|<ph id="1"/> de feuilles|<ph id="1"/> feuilles'],
  [
    'under an id of a tool',
    '<ph id="1"/> feuille|<ph id="1"/> de feuilles|<ph id="x9" dataRef="d1"/> feuilles',
  ],
])('a placeholder of a plural form is known %s (I2)', async (_, target) => {
  expect(await takeBack('a.count', target)).toHaveProperty(
    ['a.count', 'message'],
    '{count} feuille|{count} de feuilles|{count} feuilles',
  );
});

test('a plural form may do without its number (I2)', async () => {
  expect(
    await takeBack('a.count', 'une feuille|<ph id="1"/> de feuilles|<ph id="1"/> feuilles'),
  ).toHaveProperty(['a.count', 'message'], 'une feuille|{count} de feuilles|{count} feuilles');
});

test('a catalogue that does not exist yet is written with the texts that came back (I2)', async () => {
  removeSite(siteDir);
  siteDir = createSite({
    'i18n/en-US/navbar.json': '{"b": {"message": "B {x}"}, "a": {"message": "A"}}',
  });
  const {xliff} = await exportFrench(siteDir);
  await importXliff(siteDir, translate(xliff, 'a', 'Ah'));
  expect(readFileSync(path.join(siteDir, 'i18n/fr/navbar.json'), 'utf8')).toBe(
    '{\n  "a": {\n    "message": "Ah"\n  }\n}\n',
  );
});

test('a text that was translated here in the meantime is refused, and kept with --overwrite where none came back (I2)', async () => {
  const {xliff} = await exportFrench(siteDir);
  writeFiles(siteDir, {
    'i18n/fr/code.json': catalogue()
      .replace('Fermer', 'Clore')
      .replace('\n}\n', ',\n  "a.line": {\n    "message": "{link} {name} ?"\n  }\n}\n'),
  });
  await expect(importXliff(siteDir, xliff)).rejects.toThrow(
    /The translation of i18n\/en-US\/code\.json has been edited/u,
  );
  await importXliff(siteDir, xliff, {overwrite: true});
  expect(JSON.parse(catalogue())).toEqual({
    'a.close': {message: 'Fermer', description: 'Label of a button'},
    'a.line': {message: '{link} {name} ?'},
  });
});

test('new English texts make --fitting necessary, and nothing else (I2)', async () => {
  const {xliff} = await exportFrench(siteDir);
  const file = 'i18n/en-US/code.json';
  const english = readFileSync(path.join(siteDir, file), 'utf8');
  writeFiles(siteDir, {[file]: english.replace('"a.close"', '"a.b": {"message": "B"}, "a.close"')});
  const back = translate(xliff, 'a.line', '<ph id="2"/> <ph id="1"/> ?');
  await expect(importXliff(siteDir, back)).rejects.toThrow(
    /code\.json has changed since it was handed over; these blocks are new or different: "a\.b"/u,
  );
  expect(await importXliff(siteDir, back, {fitting: true})).toContain('texts taken: 1, kept: 2');
});
