import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  formatSnapshot,
  parseSnapshot,
  readSnapshot,
  writeSnapshot,
} from '../../../../../plugins/catalogue/package-info/snapshot';
import type {PackageSnapshot} from '../../../../../src/lib/contracts/packageInfo';

const DATE = '2026-11-20';
const snapshot: PackageSnapshot = {
  b: {name: 'b', version: '1.0.0', licence: 'MIT', fetchedAt: {version: DATE, licence: DATE}},
  '@a/a': {name: '@a/a', fetchedAt: {readme: DATE}, readme: '# A'},
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
});
afterAll(() => rm(folder, {recursive: true}));

test('the same facts give the same bytes, whatever the order of keys', async () => {
  const file = path.join(folder, 'deep', 'snapshot.json');
  await writeSnapshot(file, snapshot);
  const first = await readFile(file, 'utf8');
  const reversed = Object.fromEntries(
    Object.entries(await readSnapshot(file))
      .toReversed()
      .map(([name, info]) => [name, Object.fromEntries(Object.entries(info).toReversed())]),
  );
  expect(formatSnapshot(parseSnapshot(JSON.stringify({packages: reversed}), file))).toBe(first);
  expect(Object.keys(await readSnapshot(file))).toEqual(['@a/a', 'b']);
  expect(first.endsWith('}\n')).toBe(true);
});

test('a file that does not exist yet is an empty snapshot', async () => {
  expect(await readSnapshot(path.join(folder, 'none.json'))).toEqual({});
});

test.each([
  ['{', 'x.json is not JSON'],
  ['[]', 'x.json has mistakes: "value" must be of type object'],
  ['{"packages":{"a":{"name":"b","fetchedAt":{}}}}', '"packages.a" describes "b"'],
  ['{"packages":{"a":{"name":"a"}}}', '"packages.a.fetchedAt" is required'],
  [
    '{"packages":{"a":{"name":"a","version":"1","fetchedAt":{}}}}',
    '"packages.a.fetchedAt.version" is required',
  ],
  [
    `{"packages":{"a":{"name":"a","fetchedAt":{"version":"${DATE}"}}}}`,
    '"packages.a.fetchedAt.version" is not allowed',
  ],
  [
    `{"packages":{"a":{"name":"a","weeklyNPMDownloads":"5","fetchedAt":{"weeklyNPMDownloads":"${DATE}"}}}}`,
    '"packages.a.weeklyNPMDownloads" must be a number',
  ],
  [
    `{"packages":{"a":{"name":"a","readme":"ERROR: No README data found!","fetchedAt":{"readme":"${DATE}"}}}}`,
    '"packages.a.readme" contains an invalid value',
  ],
])('%s is refused with path and advice', (text, message) => {
  expect(() => parseSnapshot(text, 'x.json')).toThrow(message);
  expect(() => parseSnapshot(text, 'x.json')).toThrow('npm run packages:refresh');
});
