import {deflateSync, strToU8} from 'fflate';
import {composeAddress, readAddress, type Example} from '../src/address';

const EXAMPLES: readonly Example<string>[] = [
  {id: 'one', name: 'One', files: [{name: 'a.txt', text: 'first'}], settings: 'plain'},
  {id: 'two', name: 'Two', files: [{name: 'a.txt', text: 'second'}], settings: 'plain'},
];

const read = (address: string) =>
  readAddress(address, EXAMPLES, (names, settings) =>
    names.join() === 'a.txt' && typeof settings === 'string' ? settings : undefined,
  );

test('an example is named in the query, and found by its name', () => {
  const [, two] = EXAMPLES;
  expect(two && composeAddress(two, EXAMPLES)).toBe('?example=two');
  expect(read('?example=two')).toEqual({kind: 'example', example: two});
  expect(read('?utm=1&example=two#part')).toEqual({kind: 'example', example: two});
});

test('text of a reader survives in the fragment, in any script', () => {
  const input = {files: [{name: 'a.txt', text: 'كتاب 📚 "x"\n#é'}], settings: 'other'};
  const address = composeAddress(input, EXAMPLES) ?? '';
  expect(address).toMatch(/^#bench=[\w-]+$/u);
  expect(read(address)).toEqual({kind: 'input', input});
});

test('a link is short where texts repeat, and there is none where it would be too long', () => {
  const repeated = {
    files: [{name: 'a.txt', text: 'type Book { id: ID! }\n'.repeat(500)}],
    settings: '',
  };
  expect(composeAddress(repeated, EXAMPLES)?.length).toBeLessThan(400);
  const noise = Array.from({length: 9000}, (_, index) => ((index * 7919) % 65_521).toString(36));
  const long = {files: [{name: 'a.txt', text: noise.join('')}], settings: ''};
  expect(composeAddress(long, EXAMPLES)).toBeUndefined();
  const short = {files: [{name: 'a.txt', text: noise.slice(0, 4000).join('')}], settings: ''};
  expect(composeAddress(short, EXAMPLES)).toBeUndefined();
  // A text with little repetition is not worth compressing as a whole.
  const longest = {
    files: [{name: 'a.txt', text: `${noise.join('')}${noise.join(' ')}`}],
    settings: '',
  };
  expect(composeAddress(longest, EXAMPLES)).toBeUndefined();
  const types = Array.from(
    {length: 1200},
    (_, index) => `type Book${index} { id: ID! name: String }\n`,
  );
  const input = {files: [{name: 'a.txt', text: types.join('')}], settings: ''};
  expect(read(composeAddress(input, EXAMPLES) ?? '')).toEqual({kind: 'input', input});
});

test.each([
  ['an unknown example', '?example=three'],
  ['letters that are no Base64', '#bench=%%%'],
  ['bytes that are not compressed', '#bench=AAAA'],
  ['nothing', '#bench='],
  [
    'a state that was cut',
    (
      composeAddress({files: [{name: 'a.txt', text: 'abc'.repeat(40)}], settings: 'x'}, EXAMPLES) ??
      ''
    ).slice(0, -9),
  ],
  [
    'files of another bench',
    composeAddress({files: [{name: 'b.txt', text: ''}], settings: 'x'}, EXAMPLES) ?? '',
  ],
])('an address with %s is unreadable', (_, address) => {
  expect(read(address)).toEqual({kind: 'unreadable'});
});

test('an address without either asks for nothing', () => {
  expect(read('')).toEqual({kind: 'none'});
  expect(read('?utm=1#section')).toEqual({kind: 'none'});
});

test('a small link that unpacks to a very large text is unreadable', () => {
  const bomb = {files: [{name: 'a.txt', text: 'a'.repeat(99_000)}], settings: 'x'};
  const address = composeAddress(bomb, EXAMPLES) ?? '';
  expect(read(address).kind).toBe('input');
  const packed = Buffer.from(
    deflateSync(strToU8(JSON.stringify([[['a.txt', 'a'.repeat(4_000_000)]], 'x']))),
  ).toString('base64url');
  expect(read(`#bench=${packed}`)).toEqual({kind: 'unreadable'});
});
