import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findStep, runStep} from '../../support/workflows';

const ROOT = path.join(__dirname, '../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Runs a step with files for its outputs and environment, and answers with what it wrote there. */
function run(file: string, name: string, env: Record<string, string>, cwd = folder): string {
  const outputs = path.join(folder, 'outputs');
  writeFileSync(outputs, '');
  runStep(findStep(file, name), cwd, {
    GITHUB_ENV: outputs,
    GITHUB_OUTPUT: outputs,
    RUNNER_TEMP: folder,
    ...env,
  });
  return readFileSync(outputs, 'utf8');
}

describe('deploy.yml decides where the site lives', () => {
  const decide = (env: Record<string, string>): string =>
    run('deploy.yml', 'Decide the address', {SITE_DIR: folder, ...env}, ROOT);
  const PROJECT = {PAGES_ORIGIN: 'https://someone.github.io', PAGES_PATH: '/portal'};

  test.each([
    ['a fork below its name', PROJECT, 'SITE_URL=https://someone.github.io\nBASE_URL=/portal\n'],
    [
      'a user’s site at the root',
      {PAGES_ORIGIN: 'https://someone.github.io', PAGES_PATH: ''},
      'SITE_URL=https://someone.github.io\nBASE_URL=/\n',
    ],
    [
      'a domain from a variable at its root, whatever GitHub Pages says',
      {...PROJECT, CUSTOM_URL: 'https://docs.example.org'},
      'SITE_URL=https://docs.example.org\nBASE_URL=/\n',
    ],
    [
      'a domain with a path from variables',
      {...PROJECT, CUSTOM_URL: 'https://example.org', CUSTOM_BASE: '/docs/'},
      'SITE_URL=https://example.org\nBASE_URL=/docs/\n',
    ],
    ['a preview at the root', {IS_PREVIEW: 'true'}, 'BASE_URL=/\n'],
    ['nothing that nobody says', {}, ''],
  ])('%s', (_what, env, expected) => {
    expect(decide(env)).toBe(expected);
  });

  test('a domain in static/CNAME at its root, unless a variable names another', () => {
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(path.join(folder, 'static/CNAME'), 'docs.example.org\n');
    expect(decide(PROJECT)).toBe('SITE_URL=https://docs.example.org\nBASE_URL=/\n');
    expect(decide({...PROJECT, CUSTOM_URL: 'https://example.org'})).toBe(
      'SITE_URL=https://example.org\nBASE_URL=/\n',
    );
  });
});

test('deploy.yml packs hidden files and what links point to, with paths below the root', () => {
  mkdirSync(path.join(folder, 'build/.well-known'), {recursive: true});
  for (const file of ['index.html', '.nojekyll', '.well-known/security.txt', 'real.txt']) {
    writeFileSync(path.join(folder, 'build', file), file);
  }
  symlinkSync('real.txt', path.join(folder, 'build/link.txt'));
  run('deploy.yml', 'Pack the site', {});
  const list = execFileSync('tar', ['-tvf', path.join(folder, 'artifact.tar')], {encoding: 'utf8'});
  const names = list.split('\n').flatMap((line) => /\.\/.*$/u.exec(line) ?? []);
  expect(names.toSorted()).toEqual([
    './',
    './.nojekyll',
    './.well-known/',
    './.well-known/security.txt',
    './index.html',
    './link.txt',
    './real.txt',
  ]);
});

test('deploy.yml packs the same files into the same archive, whenever and by whomever they were written', () => {
  const archives = ['2020-01-01', '2026-11-23'].map((day, index) => {
    const files = ['index.html', 'docs/a.html', 'assets/a.js'];
    for (const file of index === 0 ? files : files.toReversed()) {
      const target = path.join(folder, 'build', file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, file);
      chmodSync(target, index === 0 ? 0o600 : 0o664);
      utimesSync(target, new Date(day), new Date(day));
    }
    run('deploy.yml', 'Pack the site', {});
    rmSync(path.join(folder, 'build'), {recursive: true});
    return readFileSync(path.join(folder, 'artifact.tar'));
  });
  expect(archives[0]?.equals(archives[1] ?? Buffer.alloc(0))).toBe(true);
});

describe('search.yml sends records only with a key', () => {
  test.each([
    ['a key and an index', {ALGOLIA_ADMIN_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'}, 'present=true\n'],
    ['no key', {ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: 'i'}, ''],
    ['no index', {ALGOLIA_ADMIN_API_KEY: 'k', ALGOLIA_INDEX_NAME: ''}, ''],
  ])('%s', (_what, env, expected) => {
    expect(run('search.yml', 'Look for the key', env)).toBe(expected);
  });

  test('it asks for the artifact that deploy.yml writes', () => {
    expect(findStep('deploy.yml', 'Hand the search records over').with?.name).toBe(
      'search-records',
    );
    expect(findStep('search.yml', 'Fetch the records').run).toContain('--name search-records');
  });
});

test('packages.yml hands over a snapshot that its second job can read, and nothing where it is the same', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
  const step = findStep('packages.yml', 'Hand the result over');
  writeFileSync(path.join(folder, 'snapshot.json'), '{"a": 1}');
  writeFileSync(path.join(folder, 'summary.txt'), 'one package is newer');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'start');
  const env = {
    SNAPSHOT: 'snapshot.json',
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: path.join(folder, 'out'),
  };
  runStep(step, folder, env);
  writeFileSync(path.join(folder, 'snapshot.json'), '{"a": 2}');
  runStep(step, folder, env);
  const written = readFileSync(path.join(folder, 'out'), 'utf8');
  const data = /^snapshot=(.*)$/mu.exec(written)?.[1] ?? '';
  expect(written.match(/^snapshot=/gmu)).toHaveLength(1);
  expect(execFileSync('gzip', ['-dc'], {input: Buffer.from(data, 'base64')}).toString()).toBe(
    '{"a": 2}',
  );
  expect(written).toContain('one package is newer');
});
