/**
 * The lines at the end of a test run. A stage that failed without a failed test, such as a linter, counts as one failure; one that has tests
 * and reports none could not start, and says so.
 *
 * @param {readonly {name: string, code: number, seconds: number, counts?: {passed: number, failed: number}}[]} rows
 * @returns {string}
 */
export function composeSummary(rows) {
  const lines = rows.map((row) => {
    const mark = row.code === 0 ? 'ok    ' : 'FAILED';
    return `${mark} ${row.name.padEnd(28)} ${row.seconds.toFixed(1).padStart(6)} s  ${describe(row)}`;
  });
  const total = (key) => rows.reduce((sum, {counts}) => sum + (counts?.[key] ?? 0), 0);
  const failed = rows.reduce((sum, row) => sum + countFailures(row), 0);
  const missing = rows.filter(didNotStart).map(({name}) => name);
  const note =
    missing.length === 0 ? '' : `; the tests of these did not run: ${missing.join(', ')}`;
  return [...lines, '', `${total('passed')} passed, ${failed} failed${note}`].join('\n');
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
