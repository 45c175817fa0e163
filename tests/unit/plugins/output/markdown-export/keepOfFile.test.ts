import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createKeptResults} from '@selection-set/plugin-kit';
import {keepOfFile, readSource} from '../../../../../plugins/output/markdown-export/readSource';
import {createSite, removeSite, toFile} from '../../../../support/content';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-of-file-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** How often a result is made for these texts and parts, one after the other. */
async function countMade(
  asked: readonly (readonly [text: string, part: string])[],
): Promise<number> {
  const kept = createKeptResults(folder, 'a'.repeat(64));
  const make = jest.fn(() => Promise.resolve('made'));
  for (const [text, part] of asked) {
    await keepOfFile(kept, await toFile(text), [part], make);
  }
  return make.mock.calls.length;
}

test('what a file says is read again after a change of the file or of what it depends on', async () => {
  await expect(
    countMade([
      ['One.\n', 'a'],
      ['One.\n', 'a'],
      ['Two.\n', 'a'],
      ['One.\n', 'b'],
    ]),
  ).resolves.toBe(3);
});

test('a file that includes another is read each time, as the other may have changed', async () => {
  const text = "import Setup from './_setup.mdx';\n\n<Setup />\n";
  await expect(
    countMade([
      [text, 'a'],
      [text, 'a'],
    ]),
  ).resolves.toBe(2);
});

test('a part that includes itself ends the export, and not never', async () => {
  const siteDir = createSite({'docs/_a.mdx': "import A from './_a.mdx';\n\n<A />\n"});
  const page = await toFile("import A from './_a.mdx';\n\n<A />\n");
  await expect(readSource(siteDir, page)).rejects.toThrow(/_a\.mdx includes itself/u);
  removeSite(siteDir);
});
