/**
 * The lines at the end of a test run. A stage that failed without a failed test, such as a linter, counts as one failure; one that has tests
 * and reports none could not start, and says so. Tests that were skipped are counted by where and why.
 *
 * @param {readonly {name: string, code: number, seconds: number, counts?: import('./summary.d.mts').Counts}[]} rows
 * @returns {string}
 */
export function composeSummary(rows) {
  const lines = rows.flatMap((row) => {
    const mark = row.code === 0 ? 'ok    ' : 'FAILED';
    return [
      `${mark} ${row.name.padEnd(28)} ${row.seconds.toFixed(1).padStart(6)} s  ${describe(row)}`,
      ...(row.counts?.skipped ?? []).map(
        ({count, where, why}) => `${' '.repeat(7)}${count} skipped in ${where}: ${why}`,
      ),
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

/**
 * What Playwright's report in JSON counts. The same tests run in several projects, such as engines, and each may skip some for a reason of its own.
 *
 * @param {{stats?: object, suites?: readonly object[]}} report
 * @returns {import('./summary.d.mts').Counts}
 */
export function countPlaywright({stats = {}, suites = []}) {
  const {expected = 0, flaky = 0, unexpected = 0} = stats;
  const counts = new Map();
  for (const {status, projectName, annotations} of suites.flatMap(listTests)) {
    if (status === 'skipped') {
      const key = JSON.stringify([projectName, findWhy(annotations)]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const skipped = [...counts].map(([key, count]) => {
    const [where, why] = JSON.parse(key);
    return {where, why, count};
  });
  return {passed: expected + flaky, failed: unexpected, skipped};
}

function listTests({suites = [], specs = []}) {
  return [...specs.flatMap(({tests}) => tests), ...suites.flatMap(listTests)];
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
