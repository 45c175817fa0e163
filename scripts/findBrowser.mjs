import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run, runBin} from './runBin.mjs';

/** The shell has no window or user interface, and needs a third of the CPU time for the same pages. */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Locations of Chrome on systems that do not put it on the PATH. */
const KNOWN_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
];

/**
 * Finds a Chromium for the browser tests, or installs one: the file in `CHROMIUM_PATH`, Playwright's own, one on the PATH, an
 * installed Chrome, then the system's package if this user may install one, then Playwright's download.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Error} saying how to get one
 */
export async function findBrowser() {
  const found = await findInstalled();
  if (found !== undefined) {
    return found;
  }
  console.log('No Chromium was found; installing one for the browser tests.');
  await installSystemPackage();
  if ((await findInstalled()) === undefined) {
    await runBin('playwright', ['install', 'chromium']);
  }
  const installed = await findInstalled();
  if (installed === undefined) {
    throw new Error(
      'The browser tests need a Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run the command again.',
    );
  }
  return installed;
}

async function findInstalled() {
  const {chromium} = await import('@playwright/test');
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...NAMES.map(findOnPath),
    ...KNOWN_FILES,
  ];
  return candidates.find((file) => file && existsSync(file));
}

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

async function installSystemPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !hasCommand('apt-get')) {
    return;
  }
  await run('apt-get', ['update', '-q']);
  const install = (browser) =>
    run('apt-get', ['install', '-y', '-q', browser, 'fonts-noto-core', 'fonts-noto-cjk'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  // Not every release has the shell as a package.
  if ((await install(SHELL)) !== 0) {
    await install('chromium');
  }
}

function hasCommand(name) {
  try {
    execFileSync(name, ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
