import {createReporter} from '../../../../../plugins/checks/content-checks';

const PROBLEM = {file: 'docs/a.mdx', line: 3, rule: 'syntax', message: 'no'};

test('a mistake is told once, its change again, and its end once (A6)', () => {
  const told: string[] = [];
  const report = createReporter({
    warn: (message) => told.push(`warn: ${message}`),
    success: (message) => told.push(`success: ${message}`),
  });

  report([]);
  report([PROBLEM]);
  report([PROBLEM]);
  report([{...PROBLEM, line: 4}]);
  report([]);
  report([]);

  expect(told).toEqual([
    'warn: Mistakes in the content:\ndocs/a.mdx:3 syntax: no',
    'warn: Mistakes in the content:\ndocs/a.mdx:4 syntax: no',
    'success: The content has no mistakes any more.',
  ]);
});
