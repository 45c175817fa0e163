import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {installEngines} from '../../../scripts/findEngines.mjs';

const INSTALL = 'apt-get install -y -q --no-install-recommends';

describe('the other engines are installed', () => {
  const {PATH} = process.env;
  let folder: string;
  const said: string[] = [];

  /** A program that writes down how it was called. */
  function put(name: string, script = ''): void {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${script}\n`);
    chmodSync(file, 0o755);
  }

  function listCalls(): readonly string[] {
    const file = path.join(folder, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
    process.env.PATH = folder;
    said.length = 0;
    jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
    put('env', 'shift\ncommand=$1\nshift\nexec "$command" "$@"');
    put('sudo', 'shift\nexec "$@"');
    put('true');
  });
  afterEach(() => {
    process.env.PATH = PATH;
    jest.restoreAllMocks();
    rmSync(folder, {recursive: true});
  });

  const beUser = (id: number) => jest.spyOn(process, 'getuid').mockReturnValue(id);
  const listApt = () => listCalls().filter((call) => call.startsWith('apt-get'));

  test('one by one, so that one that the system does not have leaves the others', async () => {
    beUser(0);
    put('apt-get', 'case "$*" in *firefox-esr) exit 100 ;; esac');
    await installEngines();
    expect(listApt()).toEqual([
      'apt-get update -q',
      `${INSTALL} firefox-esr`,
      `${INSTALL} webkit2gtk-driver`,
      `${INSTALL} xvfb`,
    ]);
    expect(said).toContain(
      'firefox-esr could not be installed; the tests that need it are skipped.',
    );
    expect(said.join()).not.toContain('xvfb could not');
  });

  test('only where they are missing', async () => {
    beUser(0);
    put('apt-get');
    put('firefox-esr');
    put('WebKitWebDriver');
    await installEngines();
    expect(listApt()).toEqual(['apt-get update -q', `${INSTALL} xvfb`]);
    put('Xvfb');
    rmSync(path.join(folder, 'calls'));
    await installEngines();
    expect(listCalls()).toEqual([]);
  });

  test('by a user who may become the administrator without a password', async () => {
    beUser(1000);
    put('apt-get');
    await installEngines();
    expect(listCalls()[0]).toBe('sudo -n true');
    expect(listApt()).toHaveLength(4);
  });

  test('by nobody else, who is told how', async () => {
    beUser(1000);
    put('apt-get');
    put('sudo', 'exit 1');
    await installEngines();
    expect(listApt()).toEqual([]);
    expect(said).toEqual([
      expect.stringMatching(/skipped.*sudo apt-get install firefox-esr webkit2gtk-driver xvfb$/u),
    ]);
  });
});
