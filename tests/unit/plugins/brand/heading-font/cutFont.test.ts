import {readFileSync} from 'node:fs';
import {cutFont} from '../../../../../plugins/brand/heading-font';

const FONT =
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2');

test('most headings in English need one file of at most 5 kB', async () => {
  const [letters, signs, others] = await cutFont(readFileSync(FONT), 'en-US');
  expect(letters?.bytes.length).toBeLessThan(5000);
  expect(letters?.range).toContain('U+61-7A');
  expect(signs?.range).toContain('U+2F-39');
  expect(signs?.bytes.length).toBeLessThan(3000);
  expect(others?.range).toContain('U+A0-FF');
  expect(letters?.name).toMatch(/^heading\.[0-9a-f]{8}\.woff2$/u);
});

test('headings in French need one file too, with their accents', async () => {
  const [everyday] = await cutFont(readFileSync(FONT), 'fr');
  expect(listAll(everyday?.range)).toEqual(
    expect.arrayContaining(Array.from('Sélectionnez ce qu’il vous faut : « où »', toCode)),
  );
});

test('every character of the font is in one of the files, and in one only', async () => {
  const parts = await cutFont(readFileSync(FONT), 'en-US');
  const codes = parts.map(({range}) => listAll(range));
  const all = codes.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(codes[0]).toEqual(expect.arrayContaining(Array.from('Why GraphQL’s', toCode)));
  expect(codes[1]).toEqual(expect.arrayContaining(Array.from('“(1+1)”?#', toCode)));
  expect(all).toEqual(expect.arrayContaining(Array.from('~Éßœı€™↑−', toCode)));
});

test('the same font gives the same files', async () => {
  const [first, second] = await Promise.all([0, 1].map(() => cutFont(readFileSync(FONT), 'en-US')));
  expect(first?.map(({name}) => name)).toEqual(second?.map(({name}) => name));
  expect(first?.[0]?.name).not.toBe(first?.[1]?.name);
});

function listAll(range = ''): readonly number[] {
  return range.split(', ').flatMap(listCodes);
}

function listCodes(range: string): readonly number[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0;
}
