import {createContentReader} from '../src/listPlaces';
import {readContent} from '../src/readContent';
import {createSite, removeSite, writeFiles} from '../../../tests/support/content';

let siteDir = '';

beforeEach(() => {
  siteDir = createSite({'docs/a.mdx': '# A\n', 'docs/b.mdx': 'text\n\n<Steps>\n'});
});

afterEach(() => removeSite(siteDir));

test('plugins that want the same file get the same parsed file, side by side and one after the other', async () => {
  const [first, second] = await Promise.all([
    readContent(siteDir, 'en-US'),
    createContentReader(siteDir)('en-US'),
  ]);
  const third = await readContent(siteDir, 'en-US');

  expect(first.files).toHaveLength(1);
  expect(second.files[0]).toBe(first.files[0]);
  expect(third.files[0]).toBe(first.files[0]);
  expect(third.problems).toEqual(first.problems);
});

test('a changed file is parsed anew, and the others stay the same', async () => {
  writeFiles(siteDir, {'docs/c.mdx': '# C\n'});
  const before = await readContent(siteDir, 'en-US');
  writeFiles(siteDir, {'docs/a.mdx': '# Another\n', 'docs/b.mdx': '# B\n'});
  const after = await readContent(siteDir, 'en-US');

  expect(before.files.map(({file}) => file)).toEqual(['docs/a.mdx', 'docs/c.mdx']);
  expect(after.files.map(({text}) => text)).toEqual(['# Another\n', '# B\n', '# C\n']);
  expect(after.files[2]).toBe(before.files[1]);
  expect(after.problems).toEqual([]);
});
