import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const ROOT = path.join(__dirname, '../../..');
const runFile = promisify(execFile);

let house = '';

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
});

afterEach(() => rmSync(house, {recursive: true}));

/** Names of the rules that a house with these files breaks. */
async function broken(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [file, text] of Object.entries({
    'packages/a/src/x.ts': '',
    'plugins/one/x.ts': '',
    'src/lib/x.ts': '',
    ...files,
  })) {
    const target = path.join(house, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  const {stdout} = await runFile(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import {cruiseHouse} from './scripts/walls.mjs';
       const {summary} = await cruiseHouse(${JSON.stringify(house)}, ['packages', 'plugins', 'src']);
       console.log(JSON.stringify(summary.violations.map(({rule}) => rule.name)));`,
    ],
    {cwd: ROOT},
  );
  const names: unknown = JSON.parse(stdout);
  return Array.isArray(names) ? [...new Set(names.map(String))].toSorted() : [];
}

test.each([
  ['packages/a/src/y.ts', "import '../../../src/lib/x';", ['package-knows-no-portal']],
  ['packages/a/src/y.ts', "import '../../../plugins/one/x';", ['package-knows-no-portal']],
  ['packages/b/src/y.ts', "import '../../a/src/x';", ['package-by-its-door']],
  ['plugins/two/y.ts', "import '../../packages/a/src/x';", ['package-by-its-door']],
  ['plugins/two/y.ts', "import '../one/x';", ['room-by-configuration']],
  ['src/lib/y.ts', "import '../../plugins/one/x';", ['page-knows-no-plugin']],
  ['src/lib/y.ts', "import '@site/plugins/one/x';", ['page-knows-no-plugin']],
  ['packages/a/tests/y.ts', "import '../../../src/lib/x';", ['package-test-alone']],
  ['packages/a/tests/y.ts', "import '../src/x';", []],
  ['plugins/two/y.ts', "import '../../src/lib/x';", []],
])('%s with %s breaks %j', async (file, text, rules) => {
  expect(await broken({[file]: text})).toEqual(rules);
});

test('a page of the portal is not for plugins', async () => {
  expect(
    await broken({
      'src/components/y.ts': '',
      'plugins/two/y.ts': "import '../../src/components/y';",
    }),
  ).toEqual(['room-knows-no-page']);
});

test('a bench is for pages, and knows none', async () => {
  expect(
    await broken({
      'src/components/y.ts': '',
      'src/pages/y.ts': "import '../family/benches/one/y';",
      'src/family/benches/one/y.ts': "import '../../../components/y';",
    }),
  ).toEqual([]);
  expect(
    await broken({
      'src/pages/y.ts': '',
      'src/family/benches/one/y.ts': "import '../../../pages/y';",
    }),
  ).toEqual(['bench-knows-no-page']);
});

test('two modules that need each other are a cycle, and so are two folders', async () => {
  expect(
    await broken({
      'src/lib/one/a.ts': "import '../two/b';",
      'src/lib/one/c.ts': '',
      'src/lib/two/b.ts': '',
      'src/lib/two/d.ts': "import '../one/c';",
    }),
  ).toEqual(['no-cycle-of-folders']);
  expect(
    await broken({'src/lib/p.ts': "import './q';", 'src/lib/q.ts': "import './p';"}),
  ).toContain('no-cycle-of-modules');
});
