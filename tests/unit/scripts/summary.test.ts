import {composeSummary, countJest, countPlaywright} from '../../../scripts/summary.mjs';

test('a stage that could not start says that its tests did not run', () => {
  const summary = composeSummary([
    {name: 'lint', code: 1, seconds: 1},
    {name: 'unit', code: 1, seconds: 2, counts: {passed: 8, failed: 2}},
    {name: 'browser', code: 1, seconds: 3, counts: {passed: 0, failed: 0}},
    {name: 'dom', code: 0, seconds: 4, counts: {passed: 5, failed: 0}},
  ]);
  expect(summary).toMatch(/^FAILED browser +3\.0 s {2}could not start: its tests did not run$/mu);
  expect(summary).toMatch(/^FAILED unit +2\.0 s {2}8 passed, 2 failed$/mu);
  expect(summary.split('\n').at(-1)).toBe(
    '13 passed, 4 failed; the tests of these did not run: browser',
  );
});

test('tests that were skipped are counted by engine and reason, and those that failed are named', () => {
  const skip = (projectName: string, why?: string) => ({
    projectName,
    status: 'skipped',
    annotations: [{type: 'skip', ...(why === undefined ? {} : {description: why})}],
  });
  const spec = (title: string, ...tests: readonly {projectName: string; status: string}[]) => ({
    file: 'browser/x.spec.ts',
    title,
    tests,
  });
  const counts = countPlaywright({
    stats: {expected: 7, flaky: 1, unexpected: 2},
    suites: [
      {
        specs: [spec('a', skip('firefox', 'No firefox.'), skip('chromium', 'At night.'))],
        suites: [
          {
            specs: [
              spec('b', skip('firefox', 'No firefox.')),
              spec('c', skip('webkit'), {projectName: 'webkit', status: 'expected'}),
              spec('d', {projectName: 'browser', status: 'unexpected'}),
              spec('e', {projectName: 'browser', status: 'flaky'}),
            ],
          },
        ],
      },
    ],
  });
  expect(counts).toMatchObject({passed: 8, failed: 2});
  const lines = composeSummary([{name: 'browser', code: 1, seconds: 1, counts}]).split('\n');
  expect(lines.slice(1)).toEqual([
    '       failed: browser › browser/x.spec.ts › d',
    '       passed when tried again: browser › browser/x.spec.ts › e',
    '       2 skipped in firefox: No firefox.',
    '       1 skipped in chromium: At night.',
    '       1 skipped in webkit: its file does not say why',
    '',
    '8 passed, 2 failed, 4 skipped',
  ]);
  expect(countPlaywright({})).toMatchObject({passed: 0, failed: 0, skipped: []});
});

test('tests that fail in Jest are named with their file, and so is a file that could not run', () => {
  const counts = countJest(
    {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {name: '/a/ok.test.ts', status: 'passed', assertionResults: []},
        {
          name: '/a/bad.test.ts',
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'one'},
            {status: 'failed', fullName: 'two'},
          ],
        },
        {name: '/a/broken.test.ts', status: 'failed', assertionResults: []},
      ],
    },
    (file) => file.slice('/a/'.length),
  );
  expect(counts).toEqual({
    passed: 3,
    failed: 1,
    failures: ['bad.test.ts › two', 'broken.test.ts could not run'],
  });
});
