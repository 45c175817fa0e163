import {parsePackument} from '../../../../src/lib/packageInfo/parsePackument';
import {buildPackument} from '../../../support/packageInfo/packuments';

const NAME = '@scope/name';

test('API-4: reads readme, times, description, latest and versions, and what else we show', () => {
  const dist = {tarball: 'https://r.example/x.tgz', integrity: 'sha512-abc'};
  const document = buildPackument(NAME, {versions: {'1.0.0': {readme: 'one'}, '2.0.0': {dist}}});
  expect(parsePackument(document, NAME)).toEqual({
    name: NAME,
    latest: '2.0.0',
    versions: [
      {version: '1.0.0', readme: 'one', published: undefined},
      {
        version: '2.0.0',
        readme: undefined,
        published: {address: dist.tarball, integrity: dist.integrity},
      },
    ],
    readme: `# ${NAME}`,
    createdAt: '2020-01-02T03:04:05.678Z',
    updatedAt: '2024-05-06T07:08:09.000Z',
    description: `About ${NAME}`,
    licence: 'MIT',
    directory: 'packages/x',
  });
});

test('PKG-1: what a registry leaves out is absent, not made up', () => {
  const bare = {name: NAME, 'dist-tags': {latest: '1.0.0'}, versions: {'1.0.0': {}}};
  expect(JSON.parse(JSON.stringify(parsePackument(bare, NAME)))).toEqual({
    name: NAME,
    latest: '1.0.0',
    versions: [{version: '1.0.0'}],
  });
});

test.each([
  [null, 'the answer must be an object, but is null'],
  [[], 'the answer must be an object, but is a list'],
  ['x', 'the answer must be an object, but is "x"'],
  [{...buildPackument('other')}, 'name must be "@scope/name", but is "other"'],
  [buildPackument(NAME, {'dist-tags': {}}), 'dist-tags.latest must be a version, but is missing'],
  [buildPackument(NAME, {latest: 'newest'}), 'dist-tags.latest must be a version, but is "newest"'],
  [
    {...buildPackument(NAME), versions: {'1.0.0': 7}},
    'versions["1.0.0"] must be an object, but is of type number',
  ],
  [
    {...buildPackument(NAME), versions: {'1.0.0': {readme: {}}}},
    'versions["1.0.0"].readme must be text, but is of type object',
  ],
  [{...buildPackument(NAME), versions: undefined}, 'versions must be an object, but is missing'],
  [buildPackument(NAME, {readme: 1}), 'readme must be text, but is of type number'],
  [buildPackument(NAME, {description: []}), 'description must be text, but is a list'],
  [buildPackument(NAME, {time: 'x'}), 'time must be an object, but is "x"'],
  [buildPackument(NAME, {time: {created: 5}}), 'time.created must be text, but is of type number'],
  [
    buildPackument(NAME, {time: {modified: 'yesterday'}}),
    'time.modified must be a date, but is "yesterday"',
  ],
])('API-4: a wrong type is refused with its exact path (%#)', (document, message) => {
  expect(() => parsePackument(document, NAME)).toThrow(
    `The package document of "${NAME}" is not usable: `,
  );
  expect(() => parsePackument(document, NAME)).toThrow(message);
});

test('all mistakes are named, up to ten', () => {
  const versions = Object.fromEntries(
    Array.from({length: 14}, (_, index) => [`1.0.${index}`, {readme: 1}]),
  );
  const document = {...buildPackument(NAME), readme: 1, versions};
  expect(() => parsePackument(document, NAME)).toThrow(/readme must be text.*; and 5 more$/u);
});

test.each([
  ['MIT', 'MIT'],
  [{type: 'ISC', url: 'https://example.org'}, 'ISC'],
  [['MIT'], undefined],
  [7, undefined],
  ['  ', undefined],
])('licence %j is shown as %j', (license, expected) => {
  const manifest = {name: NAME, version: '2.0.0', license};
  const document = {...buildPackument(NAME), versions: {'2.0.0': manifest}};
  expect(parsePackument(document, NAME).licence).toBe(expected);
});

test.each([
  ['packages/x', 'packages/x'],
  ['/packages/x/', 'packages/x'],
  ['./x', 'x'],
  ['../x', undefined],
  ['a/../../x', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [3, undefined],
])('the folder %j in the repository is read as %j', (directory, expected) => {
  const document = {
    ...buildPackument(NAME),
    versions: {'2.0.0': {repository: {directory}}},
  };
  expect(parsePackument(document, NAME).directory).toBe(expected);
});

test('the document of an unpublished package has no versions and is refused', () => {
  const document = {
    name: NAME,
    time: {created: '2020-01-01T00:00:00Z', unpublished: {time: '2021-01-01T00:00:00Z'}},
  };
  expect(() => parsePackument(document, NAME)).toThrow(
    'versions must be an object, but is missing',
  );
});
