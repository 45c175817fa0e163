import {hashPage} from '../../../../../plugins/samples/samples/hashPages';
import {parseLock} from '../../../../../plugins/samples/samples/compareCommand';

const lockOf = (inner: string, other = '1.0.0') =>
  parseLock(
    JSON.stringify({
      packages: {
        '': {dependencies: {yoga: '5.0.0'}},
        'node_modules/yoga': {version: '5.0.0', dependencies: {fetch: '^1.0.0'}},
        'node_modules/yoga/node_modules/fetch': {version: inner},
        'node_modules/fetch': {version: '2.0.0'},
        'node_modules/other': {version: other},
      },
    }),
  );
const PAGE = {
  file: 'docs/a.mdx',
  steps: [
    {kind: 'packages', packages: ['yoga'], line: 3, project: ''},
    {kind: 'command', code: 'node a.js', line: 7, project: ''},
  ],
} as const;

describe('what a page was checked with (SAMPLES)', () => {
  test('a package brings all that it needs, as Node resolves it', () => {
    const lock = lockOf('1.2.0');
    expect(lock.versions.get('fetch')).toBe('2.0.0');
    expect(lock.resolve(['yoga', 'unknown'])).toEqual([
      {place: 'node_modules/yoga', version: '5.0.0'},
      {place: 'node_modules/yoga/node_modules/fetch', version: '1.2.0'},
    ]);
  });

  test('the hash changes with the samples and their packages, not with lines and other packages', () => {
    const hash = hashPage(PAGE, lockOf('1.2.0'), []);
    const moved = {...PAGE, steps: PAGE.steps.map((step) => ({...step, line: step.line + 1}))};
    expect(hashPage(moved, lockOf('1.2.0'), [])).toBe(hash);
    expect(hashPage(PAGE, lockOf('1.2.0', '9.0.0'), [])).toBe(hash);
    expect(hashPage(PAGE, lockOf('1.3.0'), [])).not.toBe(hash);
    expect(hashPage(PAGE, lockOf('1.2.0'), ['type Query'])).not.toBe(hash);
  });

  test('a file that is no lock says how to remake it', () => {
    expect(() => parseLock('{}')).toThrow('npm install --prefix samples');
  });
});
