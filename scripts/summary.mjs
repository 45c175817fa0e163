/**
 * The summary at the end of a test run. A stage that failed without a failed test, such as a linter, counts as one failure; one that has
 * tests and reports none could not start, and says so. Failed and flaky tests are named: the end of a log is often all that is kept of
 * it. Skipped tests are counted by place and reason.
 *
 * @param {readonly {name: string, code: number, seconds: number, counts?: import('./summary.d.mts').Counts}[]} rows
 * @returns {string}
 */
export function composeSummary(rows) {
  const lines = rows.flatMap((row) => {
    const mark = row.code === 0 ? 'ok    ' : 'FAILED';
    return [
      `${mark} ${row.name.padEnd(28)} ${row.seconds.toFixed(1).padStart(6)} s  ${describe(row)}`,
      ...listNotes(row.counts).map((note) => `${' '.repeat(7)}${note}`),
    ];
  });
  const passed = rows.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0);
  const skipped = rows.reduce((sum, {counts}) => sum + countSkipped(counts), 0);
  const failed = rows.reduce((sum, row) => sum + countFailures(row), 0);
  const missing = rows.filter(didNotStart).map(({name}) => name);
  const note =
    missing.length === 0 ? '' : `; the tests of these did not run: ${missing.join(', ')}`;
  return [
    ...lines,
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${note}`,
  ].join('\n');
}

function listNotes({failures = [], flaky = [], skipped = []} = {}) {
  return [
    ...failures.map((name) => `failed: ${name}`),
    ...flaky.map((name) => `passed when tried again: ${name}`),
    ...skipped.map(({count, where, why}) => `${count} skipped in ${where}: ${why}`),
  ];
}

/**
 * Counts from Jest's report in JSON. A file that could not be loaded has no failed test, and is named itself.
 *
 * @param {{numPassedTests?: number, numFailedTests?: number, testResults?: readonly object[]}} report
 * @param {(file: string) => string} toName
 * @returns {import('./summary.d.mts').Counts}
 */
export function countJest({numPassedTests = 0, numFailedTests = 0, testResults = []}, toName) {
  const failures = testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, assertionResults}) => {
      const failed = assertionResults.filter(({status}) => status === 'failed');
      return failed.length === 0
        ? [`${toName(name)} could not run`]
        : failed.map(({fullName}) => `${toName(name)} › ${fullName}`);
    });
  return {passed: numPassedTests, failed: numFailedTests, failures};
}

/**
 * Counts from Playwright's report in JSON. The same tests run in several projects, such as engines, and each may skip some.
 *
 * @param {{stats?: object, suites?: readonly object[]}} report
 * @returns {import('./summary.d.mts').Counts}
 */
export function countPlaywright({stats = {}, suites = []}) {
  const {expected = 0, flaky = 0, unexpected = 0} = stats;
  const counts = new Map();
  const named = {unexpected: [], flaky: []};
  for (const {name, status, projectName, annotations} of suites.flatMap(listTests)) {
    named[status]?.push(`${projectName} › ${name}`);
    if (status === 'skipped') {
      const key = JSON.stringify([projectName, findWhy(annotations)]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const skipped = [...counts].map(([key, count]) => {
    const [where, why] = JSON.parse(key);
    return {where, why, count};
  });
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: named.unexpected,
    flaky: named.flaky,
    skipped,
  };
}

function listTests({suites = [], specs = []}) {
  return [
    ...specs.flatMap(({file, title, tests}) =>
      tests.map((test) => ({...test, name: `${file} › ${title}`})),
    ),
    ...suites.flatMap(listTests),
  ];
}

function findWhy(annotations = []) {
  return (
    annotations.find(({type, description}) => type === 'skip' && description)?.description ??
    'its file does not say why'
  );
}

function countSkipped(counts) {
  return (counts?.skipped ?? []).reduce((sum, {count}) => sum + count, 0);
}

function describe(row) {
  if (didNotStart(row)) {
    return 'could not start: its tests did not run';
  }
  const {passed = 0, failed = 0} = row.counts ?? {};
  return passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
}

function countFailures({code, counts}) {
  return code === 0 ? 0 : Math.max(counts?.failed ?? 0, 1);
}

function didNotStart({code, counts}) {
  return code !== 0 && counts !== undefined && counts.passed + counts.failed === 0;
}
