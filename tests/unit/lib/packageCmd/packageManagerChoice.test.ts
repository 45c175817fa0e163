import vm from 'node:vm';
import {
  PACKAGE_MANAGER_ATTRIBUTE,
  packageManagerScript,
  readPackageManager,
} from '../../../../src/lib/packageCmd/installCommand';

test.each([
  ['npm', 'npm'],
  ['pnpm', 'pnpm'],
  ['yarn', 'yarn'],
  ['bun', 'npm'],
  ['', 'npm'],
  [null, 'npm'],
])('the stored value %p means %s (CMD-1)', (stored, manager) => {
  expect(readPackageManager(stored)).toBe(manager);
});

describe('the script in the head (CMD-1)', () => {
  function run(getItem: () => string | null): readonly string[][] {
    const attributes: string[][] = [];
    const documentElement = {
      setAttribute: (name: string, value: string) => attributes.push([name, value]),
    };
    vm.runInNewContext(packageManagerScript(), {
      localStorage: {getItem},
      document: {documentElement},
    });
    return attributes;
  }

  test('marks the page with the stored choice', () => {
    expect(run(() => 'pnpm')).toEqual([[PACKAGE_MANAGER_ATTRIBUTE, 'pnpm']]);
  });

  test.each(['bun', '"><script>', null])('leaves the page alone for %p', (stored) => {
    expect(run(() => stored)).toEqual([]);
  });

  test('survives a storage that is blocked', () => {
    expect(
      run(() => {
        throw new Error('SecurityError');
      }),
    ).toEqual([]);
  });
});
