import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const PLUGINS = path.join(__dirname, '../../../plugins');

test('the overview of plugins has one row for each, in order (issue 8)', () => {
  const folders = readdirSync(PLUGINS, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const text = readFileSync(path.join(PLUGINS, 'README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(?<name>[^`]+)`/gmu)].flatMap(
    ({groups}) => groups?.name ?? [],
  );
  expect(folders.length).toBeGreaterThan(40);
  expect(rows).toEqual(folders.toSorted());
});
