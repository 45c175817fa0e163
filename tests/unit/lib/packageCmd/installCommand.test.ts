import {PACKAGE_MANAGERS} from '../../../../src/lib/constants';
import {
  installCommand,
  installCommands,
  type PackageEntry,
} from '../../../../src/lib/packageCmd/installCommand';

/** The install map of section 1.12, column by column. */
const MAP: readonly (readonly [string, PackageEntry | string, string, string, string])[] = [
  ['add', {name: 'n', cmd: 'add'}, 'yarn add n', 'npm install n', 'pnpm add n'],
  [
    'add, global',
    {name: 'n', cmd: 'add', isGlobal: true},
    'yarn global add n',
    'npm install --global n',
    'pnpm add --global n',
  ],
  ['run', {name: 'n', cmd: 'run'}, 'yarn n', 'npm run n', 'pnpm n'],
  ['run, npx', {name: 'n', cmd: 'run', isNpx: true}, 'yarn n', 'npx n', 'pnpm n'],
  ['install, no name', {cmd: 'install'}, 'yarn', 'npm install', 'pnpm install'],
  ['install, name', {name: 'n', cmd: 'install'}, 'yarn n', 'npm install n', 'pnpm install n'],
  ['init', {cmd: 'init'}, 'yarn init --yes', 'npm init --yes', 'pnpm init'],
  ['a bare string', 'n', 'yarn add n', 'npm install n', 'pnpm add n'],
];

describe('installCommand (CMD-1)', () => {
  test.each(MAP)(
    '%s: the map of 1.12 holds for yarn, npm and pnpm (CMD-1)',
    (_cmd, entry, ...lines) => {
      expect(PACKAGE_MANAGERS.map((manager) => installCommand(entry, manager))).toEqual(lines);
    },
  );

  test.each<PackageEntry>([
    {name: 'n', cmd: 'run', isGlobal: true},
    {name: 'n', cmd: 'install', isGlobal: true},
    {name: 'n', cmd: 'init', isGlobal: true},
  ])('isGlobal changes nothing outside add: %j (CMD-1)', (entry) => {
    const {isGlobal: _isGlobal, ...local} = entry;
    for (const manager of PACKAGE_MANAGERS) {
      expect(installCommand(entry, manager)).toBe(installCommand(local, manager));
    }
  });

  test.each<PackageEntry>([
    {name: 'n', cmd: 'add', isNpx: true},
    {name: 'n', cmd: 'install', isNpx: true},
  ])('isNpx changes nothing outside run: %j (CMD-1)', (entry) => {
    const {isNpx: _isNpx, ...plain} = entry;
    for (const manager of PACKAGE_MANAGERS) {
      expect(installCommand(entry, manager)).toBe(installCommand(plain, manager));
    }
  });
});

test('several entries are joined by line breaks (CMD-1)', () => {
  const entries = ['a', {name: 'b', cmd: 'run', isNpx: true}] as const;
  expect(installCommands(entries, 'npm')).toBe('npm install a\nnpx b');
});
