import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const ROOT = path.join(__dirname, '../../..');

describe('compareFolders: what "npm run reproduce" compares', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  async function compare(files: Record<string, string>): Promise<unknown> {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
    const code = `import {compareFolders} from './scripts/compareFolders.mjs';
      console.log(JSON.stringify(compareFolders(${JSON.stringify(path.join(folder, 'a'))}, ${JSON.stringify(path.join(folder, 'b'))})));`;
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', code],
      {cwd: ROOT},
    );
    return JSON.parse(stdout);
  }

  test('same files make no difference', async () => {
    expect(await compare({'a/x/1.js': 'one', 'b/x/1.js': 'one'})).toEqual({
      files: 1,
      differences: [],
    });
  });

  test('another byte is shown with its place, and a file that one build lacks', async () => {
    expect(
      await compare({'a/1.js': 'same a', 'b/1.js': 'same b', 'a/2.js': '', 'a/.x': ''}),
    ).toEqual({
      files: 3,
      differences: [
        {file: '.x', what: 'only the first build has it'},
        {file: '1.js', what: 'differs from byte 5: "same a" and "same b"'},
        {file: '2.js', what: 'only the first build has it'},
      ],
    });
  });
});
