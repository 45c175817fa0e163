import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run} from './runBin.mjs';

/** Debian's packages, by what they provide; the engines are optional for tests, so nothing is downloaded from elsewhere. */
const PACKAGES = {firefox: 'firefox-esr', driver: 'webkit2gtk-driver', screen: 'xvfb'};

const FIREFOX_FILES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}`);
const MINI_BROWSER_FILES = [...LIBRARIES, '/usr/libexec', '/usr/lib64'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
    path.join(folder, name, 'MiniBrowser'),
  ),
);

/**
 * The other engines of this machine: Firefox, and WebKit with its driver and a virtual screen. `FIREFOX_PATH` overrides Firefox.
 *
 * @returns {import('./findEngines.d.mts').EngineFiles}
 */
export function findEngines() {
  const {firefox, driver, screen, browser} = findParts();
  return {firefox, webkit: driver && screen && browser ? {driver, screen, browser} : undefined};
}

function findParts() {
  return {
    firefox: first([
      process.env.FIREFOX_PATH,
      ...['firefox-esr', 'firefox'].flatMap(listOnPath),
      ...FIREFOX_FILES,
    ]),
    driver: first(listOnPath('WebKitWebDriver')),
    screen: first(listOnPath('Xvfb')),
    browser: first([...listOnPath('MiniBrowser'), ...MINI_BROWSER_FILES]),
  };
}

/**
 * Installs missing engines if this user may install packages of the system: one package at a time, because a system may have
 * one and not the other. Reports what cannot be installed; its tests are skipped.
 */
export async function installEngines() {
  const parts = findParts();
  const missing = Object.keys(PACKAGES).filter((part) => !parts[part]);
  if (missing.length === 0 || listOnPath('apt-get').length === 0) {
    return;
  }
  const names = missing.map((part) => PACKAGES[part]);
  const prefix = await findRights();
  if (prefix === undefined) {
    console.log(
      `Tests of other engines are skipped: this user may not install ${names.join(', ')}. To run them: sudo apt-get install ${names.join(' ')}`,
    );
    return;
  }
  console.log(`Installing ${names.join(', ')} for the tests of three engines.`);
  const apt = (...args) =>
    runSafely([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  await apt('update', '-q');
  for (const name of names) {
    if ((await apt('install', '-y', '-q', '--no-install-recommends', name)) !== 0) {
      console.log(`${name} could not be installed; the tests that need it are skipped.`);
    }
  }
}

/** Prefix of administrator commands on this system; undefined if this user cannot run any without a password. */
async function findRights() {
  if (process.getuid?.() === 0) {
    return [];
  }
  const sudo = ['sudo', '-n'];
  const maySudo = listOnPath('sudo').length > 0 && (await runSafely([...sudo, 'true'])) === 0;
  return maySudo ? sudo : undefined;
}

/** A program that cannot be started counts as failed. */
async function runSafely([command, ...args]) {
  return run(command, args).catch(() => 1);
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
