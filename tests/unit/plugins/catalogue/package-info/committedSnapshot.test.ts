import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listRequests} from '../../../../../plugins/catalogue/package-info';
import {DEFAULT_OPTIONS} from '../../../../../plugins/catalogue/package-info/createSources';
import {
  formatSnapshot,
  parseSnapshot,
} from '../../../../../plugins/catalogue/package-info/snapshot';
import {TOOLS} from '../../../../../src/family/data/tools';
import {README_MAX_BYTES} from '../../../../../src/lib/constants';

const file = DEFAULT_OPTIONS.snapshotPath;

test('PKG-1: the committed snapshot is sound, in its fixed form, and knows exactly the packages of the catalogue', async () => {
  const text = await readFile(path.resolve(file), 'utf8');
  const snapshot = parseSnapshot(text, file);
  expect(formatSnapshot(snapshot)).toBe(text);
  expect(Object.keys(snapshot)).toEqual(
    listRequests(TOOLS)
      .map(({name}) => name)
      .toSorted(),
  );
  for (const {version, readme = ''} of Object.values(snapshot)) {
    expect(version).toBeDefined();
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(README_MAX_BYTES);
  }
});
