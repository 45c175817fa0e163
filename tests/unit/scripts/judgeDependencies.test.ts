import {
  judgeAudit,
  judgeInstallScripts,
  judgeLicences,
  judgeLock,
} from '../../../scripts/judgeDependencies.mjs';

const lockOf = (packages: Record<string, object>) => ({packages: {'': {}, ...packages}});

test('a package without checksum, with a host, or without one of its platforms is named', () => {
  expect(
    judgeLock(
      lockOf({
        'node_modules/a': {version: '1.0.0'},
        'node_modules/b': {version: '1.0.0', integrity: 'x', resolved: 'https://host.example/b'},
        'node_modules/c': {
          version: '1.0.0',
          integrity: 'x',
          optionalDependencies: {'c-linux': '1.0.0', a: '1.0.0'},
        },
        'node_modules/d': {link: true, resolved: 'samples/d'},
      }),
    ),
  ).toEqual([
    'a@1.0.0 has no checksum in package-lock.json.',
    'b@1.0.0 names the host it comes from; take "resolved" out.',
    'c@1.0.0 lacks its optional package c-linux.',
  ]);
});

test('a licence is fine when it is free, one of a choice, or an explained exception', () => {
  const rules = {
    free: new Set(['MIT']),
    exceptions: [{packages: /^known$/u, licence: 'EPL-2.0', why: 'x'}],
  };
  const problemsOf = (name: string, license?: string) =>
    judgeLicences(lockOf({[`node_modules/${name}`]: {version: '1.0.0', license}}), rules).problems;
  expect(problemsOf('a', 'MIT')).toEqual([]);
  expect(problemsOf('a', '(GPL-3.0 OR MIT)')).toEqual([]);
  expect(problemsOf('known', 'EPL-2.0')).toEqual([]);
  expect(problemsOf('known', 'MIT AND EPL-2.0')).toEqual([]);
  expect(problemsOf('a', 'EPL-2.0')).toHaveLength(1);
  expect(problemsOf('a', 'MIT AND GPL-3.0')).toHaveLength(1);
  expect(problemsOf('a')).toEqual([expect.stringContaining('no licence that it names')]);
});

test('an advisory counts unless it was judged and the day has not come; no answer is not an empty one', () => {
  const report = {
    vulnerabilities: {
      a: {via: [{title: 'Hole', url: 'https://advisories.example/GHSA-1'}, 'b']},
    },
  };
  const exception = {advisory: 'GHSA-1', why: 'x', until: '2027-01-01'};
  expect(judgeAudit(report, [], '2026-12-01')).toHaveLength(1);
  expect(judgeAudit(report, [exception], '2026-12-01')).toEqual([]);
  expect(judgeAudit(report, [exception], '2027-01-02')).toHaveLength(1);
  expect(judgeAudit({vulnerabilities: {}}, [], '2026-12-01')).toEqual([]);
  expect(judgeAudit({}, [], '2026-12-01')).toBeUndefined();
});

test('an install script that nobody has judged is named, and so is a judgement without one', () => {
  const lock = lockOf({
    'node_modules/a': {hasInstallScript: true},
    'node_modules/b/node_modules/known': {hasInstallScript: true},
    'node_modules/c': {},
  });
  expect(judgeInstallScripts(lock, [{name: 'known', why: 'x'}])).toEqual([
    expect.stringMatching(/^a has an install script, which is not run\./u),
  ]);
  expect(
    judgeInstallScripts(lock, [
      {name: 'a', why: 'x'},
      {name: 'known', why: 'x'},
      {name: 'c', why: 'x'},
    ]),
  ).toEqual([expect.stringMatching(/^c has no install script/u)]);
});
