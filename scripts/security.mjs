import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  AUDIT_EXCEPTIONS,
  FREE_LICENCES,
  LEFT_OUT_INSTALL_SCRIPTS,
  LICENCE_EXCEPTIONS,
} from './dependencyRules.mjs';
import {npmCommand} from './installDependencies.mjs';
import {judgeAudit, judgeInstallScripts, judgeLicences, judgeLock} from './judgeDependencies.mjs';
import {ROOT} from './root.mjs';

const AUDIT_TIMEOUT_MS = 60_000;

/**
 * Checks what the project takes from others: advisories about shipped packages, licences, install scripts and the lock file.
 *
 * @param {readonly string[]} args `--licences` lists every package
 * @returns {Promise<number>} exit code: 1 if something needs a review
 */
export async function checkDependencies(args) {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const {byLicence, problems} = judgeLicences(lock, {
    free: FREE_LICENCES,
    exceptions: LICENCE_EXCEPTIONS,
  });
  for (const [licence, packages] of byLicence) {
    console.log(`${String(packages.length).padStart(5)} ${licence || 'not named'}`);
    if (args.includes('--licences')) {
      console.log(packages.map((name) => `        ${name}`).join('\n'));
    }
  }
  const advisories = judgeAudit(askForAdvisories(), AUDIT_EXCEPTIONS, today());
  const scripts = judgeInstallScripts(lock, LEFT_OUT_INSTALL_SCRIPTS);
  const found = [...judgeLock(lock), ...scripts, ...problems, ...(advisories ?? [])];
  console.log(found.map((sentence) => `\n${sentence}`).join(''));
  console.log(describe(found.length, advisories === undefined));
  return found.length === 0 ? 0 : 1;
}

function askForAdvisories() {
  const [command, ...first] = npmCommand();
  const {stdout} = spawnSync(command, [...first, 'audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: AUDIT_TIMEOUT_MS,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    // No network: npm then prints a message, or nothing.
    return {};
  }
}

function describe(count, isUnasked) {
  const audit = isUnasked
    ? 'The advisories could not be asked for; run it again with a network.'
    : 'No other advisory concerns what is shipped.';
  return count === 0
    ? `Lock file and licences are fine. ${audit}`
    : `${count} to judge. ${isUnasked ? audit : ''}`.trim();
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
