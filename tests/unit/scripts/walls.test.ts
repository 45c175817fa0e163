import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const ROOT = path.join(__dirname, '../../..');
const runFile = promisify(execFile);

/** What a house has beside the rules of npm: files with their text, and the rules that they break. */
const HOUSES: readonly (readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  rules: readonly string[],
])[] = [
  [
    'a package that imports the portal',
    {'packages/a/src/y.ts': "import '../../../src/lib/x';"},
    ['package-knows-no-portal'],
  ],
  [
    'a package that imports a plugin',
    {'packages/a/src/y.ts': "import '../../../plugins/one/x';"},
    ['package-knows-no-portal'],
  ],
  [
    "a package that imports another's inside",
    {'packages/b/src/y.ts': "import '../../a/src/x';"},
    ['package-by-its-door'],
  ],
  [
    "a plugin that imports a package's inside",
    {'plugins/two/y.ts': "import '../../packages/a/src/x';"},
    ['package-by-its-door'],
  ],
  [
    'a plugin that imports another room',
    {'plugins/two/y.ts': "import '../one/x';"},
    ['room-by-configuration'],
  ],
  [
    'a page that imports a plugin',
    {'src/lib/y.ts': "import '../../plugins/one/x';"},
    ['page-knows-no-plugin'],
  ],
  [
    'a page that imports a plugin by its alias',
    {'src/lib/y.ts': "import '@site/plugins/one/x';"},
    ['page-knows-no-plugin'],
  ],
  [
    "a package's test that imports the portal",
    {'packages/a/tests/y.ts': "import '../../../src/lib/x';"},
    ['package-test-alone'],
  ],
  ["a package's test of its own code", {'packages/a/tests/y.ts': "import '../src/x';"}, []],
  ['a plugin that imports what pages share', {'plugins/two/y.ts': "import '../../src/lib/x';"}, []],
  [
    'a plugin that imports a component',
    {'src/components/y.ts': '', 'plugins/two/y.ts': "import '../../src/components/y';"},
    ['room-knows-no-page'],
  ],
  [
    'a page with a bench that imports a component',
    {
      'src/components/y.ts': '',
      'src/pages/y.ts': "import '../family/benches/one/y';",
      'src/family/benches/one/y.ts': "import '../../../components/y';",
    },
    [],
  ],
  [
    'a bench that imports a page',
    {'src/pages/y.ts': '', 'src/family/benches/one/y.ts': "import '../../../pages/y';"},
    ['bench-knows-no-page'],
  ],
  [
    'two folders that need each other',
    {
      'src/lib/one/a.ts': "import '../two/b';",
      'src/lib/one/c.ts': '',
      'src/lib/two/b.ts': '',
      'src/lib/two/d.ts': "import '../one/c';",
    },
    ['no-cycle-of-folders'],
  ],
  [
    'two modules that need each other',
    {'src/lib/p.ts': "import './q';", 'src/lib/q.ts': "import './p';"},
    ['no-cycle-of-modules'],
  ],
];

const EMPTY = {'packages/a/src/x.ts': '', 'plugins/one/x.ts': '', 'src/lib/x.ts': ''};

let folder = '';
let broken: readonly (readonly string[])[] = [];

/** Names of the rules that each house breaks; by one process, because it takes two seconds to begin. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'houses-'));
  const houses = HOUSES.map(([, files], index) => {
    const house = path.join(folder, String(index));
    for (const [file, text] of Object.entries({...EMPTY, ...files})) {
      const target = path.join(house, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
    }
    return house;
  });
  const script = `
    import {cruiseHouse} from './scripts/walls.mjs';
    const found = [];
    for (const house of ${JSON.stringify(houses)}) {
      const {summary} = await cruiseHouse(house, ['packages', 'plugins', 'src']);
      found.push([...new Set(summary.violations.map(({rule}) => rule.name))].toSorted());
    }
    console.log(JSON.stringify(found));`;
  const {stdout} = await runFile(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
  });
  broken = JSON.parse(stdout) as readonly (readonly string[])[];
});

afterAll(() => rmSync(folder, {recursive: true}));

test.each(HOUSES.map(([what, , rules], index) => [what, rules, index] as const))(
  '%s breaks %j',
  (_what, rules, index) => {
    expect(broken[index]).toEqual(rules);
  },
);
