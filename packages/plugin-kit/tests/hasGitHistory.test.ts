import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasGitHistory} from '../src/files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'git-history-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
}

test('an unpacked archive has no history', () => {
  expect(hasGitHistory(folder)).toBe(false);
});

test('a repository without commits has no history', () => {
  git('init');
  expect(hasGitHistory(folder)).toBe(false);
});

test('a repository with a commit has one', () => {
  git('init');
  git('commit', '--allow-empty', '-m', 'first');
  expect(hasGitHistory(folder)).toBe(true);
});
