import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {LEFT_OUT_INSTALL_SCRIPTS} from '../../../scripts/dependencyRules.mjs';
import {BRAND} from '../../../src/family/data/brand';
import {judgeInstallScripts} from '../../../scripts/judgeDependencies.mjs';
import {type Job, judgeInstalls, readWorkflows, type Step} from '../../support/workflows';

const ROOT = path.join(__dirname, '../../..');

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

  test('code and repository are looked at, and findings are all that these jobs may write', () => {
    for (const [file, action] of [
      ['security.yml', 'github/codeql-action/analyze@'],
      ['scorecard.yml', 'ossf/scorecard-action@'],
    ] as const) {
      const [job] = Object.values(workflows.find((workflow) => workflow.file === file)?.jobs ?? {});
      expect(job?.steps.map(({uses}) => uses)).toContainEqual(expect.stringContaining(action));
      expect(job?.steps.filter(({run}) => run !== undefined)).toEqual([]);
      expect(job?.permissions).toMatchObject({contents: 'read', 'security-events': 'write'});
    }
  });

  test('nothing is published without its signed provenance', () => {
    const deploy = workflows.find(({file}) => file === 'deploy.yml');
    expect(deploy?.jobs.attest?.permissions).toEqual({
      actions: 'read',
      attestations: 'write',
      'id-token': 'write',
    });
    expect(deploy?.jobs.attest?.steps.at(-1)).toMatchObject({
      uses: expect.stringMatching(/^actions\/attest-build-provenance@/u),
      with: {'subject-path': 'artifact.tar'},
    });
    expect(deploy?.text).toMatch(/needs: \[test, build, try, attest\]/u);
    expect(deploy?.text).toContain("(needs.attest.result == 'success' ||");
  });

  test('what is published is what was tried: the artifact of the same run', () => {
    const deploy = workflows.find(({file}) => file === 'deploy.yml');
    const [fetch, install, tryOut] = (deploy?.jobs.try?.steps ?? []).filter(
      ({run}) => run !== undefined,
    );
    expect(fetch?.run).toContain('gh run download "$GITHUB_RUN_ID"');
    expect([install?.run, tryOut?.run]).toEqual([
      'npm ci --ignore-scripts --no-audit --no-fund',
      'npm test -- --site site',
    ]);
    expect(deploy?.text).toContain("(needs.try.result == 'success' ||");
  });

  test('newer versions wait three days, and somebody is asked about every file', () => {
    const {updates}: {updates: readonly Record<string, unknown>[]} = parse(
      readFileSync(path.join(ROOT, '.github/dependabot.yml'), 'utf8'),
    );
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(
      expect.arrayContaining(['npm', 'github-actions']),
    );
    expect(updates.map(({cooldown}) => cooldown)).toEqual(updates.map(() => ({'default-days': 3})));
    const owners = readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8');
    const lines = owners.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines[0]).toMatch(new RegExp(String.raw`^\* @${BRAND.repository.owner}(?:/|$)`, 'u'));
    const paths = lines.slice(1).map((line) => line.split(' ')[0] ?? '');
    expect(paths.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
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

const INSTALL = {name: 'Install', run: 'npm ci --ignore-scripts --no-audit'};
const SEND = {name: 'Send', run: 'npm run send', env: {KEY: '${{ secrets.KEY }}'}};
const judge = (
  list: readonly Step[],
  env?: Record<string, string>,
  jobEnv?: Record<string, string>,
) =>
  judgeInstalls({
    file: 'a.yml',
    env,
    jobs: {push: {'runs-on': 'ubuntu-24.04', steps: list, ...(jobEnv && {env: jobEnv})}},
  });

describe('packages are installed by a step that sees no secret and runs no script of theirs', () => {
  test.each(workflows.map((workflow) => [workflow.file, workflow] as const))(
    '%s',
    (_file, workflow) => {
      expect(judgeInstalls(workflow)).toEqual([]);
    },
  );

  test('what a person runs says the same', () => {
    const files = execFileSync('git', ['ls-files', '**/package-lock.json', 'package-lock.json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const folders = files.trim().split('\n').map(path.dirname);
    expect(folders).toEqual(expect.arrayContaining(['.', 'samples', 'bench/portals']));
    const settings = folders.map((folder) =>
      readFileSync(path.join(ROOT, folder, '.npmrc'), 'utf8').split('\n'),
    );
    expect(settings).toEqual(folders.map(() => expect.arrayContaining(['ignore-scripts=true'])));
    const ci = readFileSync(path.join(ROOT, '.ci/run'), 'utf8');
    expect(judge([INSTALL, {run: ci}])).toEqual([]);
    const installer = readFileSync(path.join(ROOT, 'scripts/installDependencies.mjs'), 'utf8');
    expect(installer.match(/'ci'.*/gu)).toEqual([expect.stringContaining("'--ignore-scripts'")]);
  });

  test('each package that would like to run a script was judged', () => {
    const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
    expect(judgeInstallScripts(lock, LEFT_OUT_INSTALL_SCRIPTS)).toEqual([]);
  });

  test.each([
    ['a step of its own', [INSTALL, SEND], []],
    ['no step of its own', [SEND], ['"Send" runs before packages were installed']],
    ['scripts', [{run: 'npm ci'}, SEND], ['"npm ci" lets packages run scripts']],
    ['scripts, another spelling', [{run: 'npm --prefix a install'}], ['lets packages run scripts']],
    ['scripts, another program', [{run: 'yarn'}], ['"yarn" lets packages run scripts']],
    [
      'scripts that are switched on',
      [{run: 'npm ci --ignore-scripts=false'}],
      ['lets packages run'],
    ],
    ['a secret', [{...INSTALL, env: SEND.env}], ['installs packages and sees a secret']],
    ['a token', [{...INSTALL, env: {T: '${{ github.token }}'}}], ['sees a secret']],
    ['all secrets', [{...INSTALL, env: {T: '${{ toJSON(secrets) }}'}}], ['sees a secret']],
    ['two commands', [{run: `${INSTALL.run}\nnpm run send`}], ['does more', 'runs before']],
  ])('%s', (_what, list: readonly Step[], sentences) => {
    expect(judge(list)).toEqual(sentences.map((words) => expect.stringContaining(words)));
  });

  test('a secret of the whole job or workflow', () => {
    expect(judge([INSTALL], SEND.env)).toHaveLength(1);
    expect(judge([INSTALL], {}, SEND.env)).toHaveLength(1);
  });
});
