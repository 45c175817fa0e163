import {type Job, readWorkflows, type Step} from '../../support/workflows';

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/u;

const workflows = readWorkflows();
const jobs: readonly (readonly [string, Job])[] = workflows.flatMap(({file, jobs: all}) =>
  Object.entries(all).map(([id, job]) => [`${file}: ${id}`, job] as const),
);
const steps: readonly Step[] = jobs.flatMap(([, job]) => job.steps);

describe('workflows', () => {
  test('there are those that publish, push records, follow samples and renew packages', () => {
    expect(workflows.map(({file}) => file)).toEqual(
      expect.arrayContaining(['deploy.yml', 'packages.yml', 'samples.yml', 'search.yml']),
    );
  });

  test('all tests run at night, and nothing builds the site twice to compare it at a push', () => {
    const nightly = workflows.find(({file}) => file === 'nightly.yml');
    expect(nightly?.text).toMatch(/^ {2}schedule:$/mu);
    expect(nightly?.text).not.toMatch(/^ {2}push:$/mu);
    expect(nightly?.jobs.test?.steps.map(({run}) => run)).toContain('npm run test:nightly');
    const pushed = workflows.filter(({text}) => /^ {2}push:$/mu.test(text));
    expect(pushed.filter(({text}) => text.includes('npm run reproduce'))).toEqual([]);
  });

  test.each(workflows.map(({file, permissions}) => [file, permissions]))(
    '%s may do nothing as a whole',
    (_file, permissions) => {
      expect(permissions).toEqual({});
    },
  );

  test.each(jobs)('%s says what it may do and when it is stopped', (_name, job) => {
    expect(Object.keys(job.permissions ?? {}).length).toBeGreaterThan(0);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(job['runs-on']).toMatch(/-\d/u);
  });

  test('no job both runs code of dependencies and may write', () => {
    const risky = jobs.filter(
      ([, {permissions, steps: own}]) =>
        own.some(({run = ''}) => /^\s*(?:npm|npx|node)\b/mu.test(run)) &&
        Object.values(permissions ?? {}).some((value) => value !== 'read'),
    );
    expect(risky.map(([name]) => name)).toEqual([]);
  });

  test('every action is pinned by commit, and the line names its version', () => {
    const used = workflows.flatMap(({text}) => text.match(/uses: .*/gu) ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
    expect(steps.filter(({uses}) => uses !== undefined && !PINNED.test(uses))).toEqual([]);
  });

  test('an action has one commit in all workflows', () => {
    const commits = new Map<string, Set<string>>();
    for (const {uses} of steps) {
      const [name = '', commit = ''] = uses?.split('@') ?? [];
      commits.set(name, (commits.get(name) ?? new Set()).add(commit));
    }
    expect([...commits].filter(([, {size}]) => size > 1)).toEqual([]);
  });

  test('no text of strangers is put into a command', () => {
    expect(steps.filter(({run = ''}) => run.includes('${{'))).toEqual([]);
  });
});
