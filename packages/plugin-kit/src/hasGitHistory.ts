import {execFileSync} from 'node:child_process';

/**
 * Whether dates of changes can be read from git: false in a folder without commits, such as an unpacked archive. Pages then show no date,
 * rather than the build failing.
 *
 * @param folder any folder of the project.
 */
export function hasGitHistory(folder: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: folder, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
