import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run} from './runBin.mjs';

/** Debian's packages; the engines are not needed to test, so nothing is downloaded from elsewhere. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const FIREFOX_FILES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}`);
const MINI_BROWSER_FILES = [...LIBRARIES, '/usr/libexec', '/usr/lib64'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
    path.join(folder, name, 'MiniBrowser'),
  ),
);

/**
 * The other engines of this machine: Firefox, and WebKit with its driver and a screen that nobody sees. `FIREFOX_PATH` names another Firefox.
 *
 * @returns {import('./findEngines.d.mts').EngineFiles}
 */
export function findEngines() {
  const firefox = first([
    process.env.FIREFOX_PATH,
    ...['firefox-esr', 'firefox'].flatMap(listOnPath),
    ...FIREFOX_FILES,
  ]);
  const driver = first(listOnPath('WebKitWebDriver'));
  const screen = first(listOnPath('Xvfb'));
  const browser = first([...listOnPath('MiniBrowser'), ...MINI_BROWSER_FILES]);
  return {firefox, webkit: driver && screen && browser ? {driver, screen, browser} : undefined};
}

/** Installs the engines that are missing where this user may install packages of the system. */
export async function installEngines() {
  const {firefox, webkit} = findEngines();
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if ((firefox && webkit) || !mayInstall || listOnPath('apt-get').length === 0) {
    return;
  }
  console.log('Installing Firefox and WebKit for the tests of three engines.');
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function listOnPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter((file) => existsSync(file));
}

function first(files) {
  return files.find((file) => file && existsSync(file));
}
