import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {npmCommand} from './installDependencies.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';

/** Folders whose imports show what a dependency is used for. */
const FOLDERS = ['src', 'plugins', 'packages', 'scripts', 'live', 'bench', 'tests'];
const CODE = /\.(?:[cm]?[jt]sx?)$/u;
/** Tests that compare files of Docusaurus with the versions that our code was made for. */
const GUARDS = ['tests/unit/plugins/upstream/touches.test.ts', 'tests/unit/theme/upstream.test.ts'];
const GUARDED = /^(?:@docusaurus\/|@mdx-js\/|react-router)/u;
const ASK_TIMEOUT_MS = 120_000;

/**
 * `npm run upgrade`: which dependencies are outdated, what in the portal uses each, and which tests cover it. Changes nothing.
 *
 * @param {readonly string[]} args names of upgraded packages: runs the tests that concern them instead
 * @returns {Promise<number>} exit code
 */
export async function upgrade(args) {
  if (args.length > 0) {
    return testUpgraded(args);
  }
  const answer = askNpm();
  if (answer === undefined) {
    console.error('npm could not ask for newer versions. Is there a network? Run it again then.');
    return 1;
  }
  const uses = listUses(readSources());
  const rows = listOutdated(answer);
  console.log(rows.length === 0 ? 'Every dependency is the newest there is.' : '');
  for (const step of STEPS) {
    const found = rows.filter((row) => row.step === step);
    if (found.length > 0) {
      console.log(`${step}\n${found.map((row) => describe(row, uses)).join('\n')}\n`);
    }
  }
  if (rows.length > 0) {
    console.log(
      'Take one at a time: npm install --save-exact NAME@VERSION, then npm run upgrade -- NAME, then a commit (handbook/upgrades/README.md).',
    );
  }
  return 0;
}

const STEPS = ['major', 'minor', 'patch'];

/**
 * @typedef {{name: string, current: string, latest: string, step: string}} Outdated
 */

/**
 * The result of `npm outdated --json`, as rows in the order of names; leaves out packages that are not installed, and those installed under
 * an alias (`alias:name@version`), which are outdated on purpose.
 *
 * @param {Record<string, unknown>} answer
 * @returns {readonly Outdated[]}
 */
export function listOutdated(answer) {
  return Object.entries(answer)
    .filter(([name]) => !name.includes(':'))
    .map(([name, found]) => ({name, ...(Array.isArray(found) ? found[0] : found)}))
    .filter(({current, latest}) => typeof current === 'string' && typeof latest === 'string')
    .filter(({current, latest}) => current !== latest)
    .map(({name, current, latest}) => ({name, current, latest, step: stepOf(current, latest)}))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Below 1.0.0, a minor version may be as breaking as a major one. */
function stepOf(current, latest) {
  const [from, to] = [current, latest].map((version) => version.split('.').map(Number));
  if (from[0] !== to[0] || (from[0] === 0 && from[1] !== to[1])) {
    return 'major';
  }
  return from[1] === to[1] ? 'patch' : 'minor';
}

function describe({name, current, latest}, uses) {
  const files = uses.get(name) ?? [];
  const guards = GUARDED.test(name) ? [`    guards: ${GUARDS.join(', ')}`] : [];
  const used =
    files.length === 0
      ? '    no import names it: a tool, or a package of a package'
      : `    imported by ${files.length} files, such as ${files[0]}`;
  return [`  ${name} ${current} → ${latest}`, used, ...guards].join('\n');
}

/**
 * Files by the package that they import.
 *
 * @param {ReadonlyMap<string, string>} sources texts by file
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function listUses(sources) {
  const uses = new Map();
  for (const [file, text] of sources) {
    const names = [
      ...text.matchAll(/(?:from|import|require\.resolve|require)\s*\(?\s*['"]([^'".][^'"]*)['"]/gu),
    ]
      .map(([, request]) => packageOf(request))
      .filter((name) => !name.startsWith('node:'));
    for (const name of new Set(names)) {
      uses.set(name, [...(uses.get(name) ?? []), file]);
    }
  }
  return uses;
}

function packageOf(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function readSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => CODE.test(name) && !name.includes('node_modules'))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

function askNpm() {
  const [command, ...first] = npmCommand();
  const {stdout} = spawnSync(command, [...first, 'outdated', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: ASK_TIMEOUT_MS,
  });
  try {
    const answer = JSON.parse(stdout);
    return 'error' in answer ? undefined : answer;
  } catch {
    return undefined;
  }
}

/** Types, the guards if Docusaurus's internals may have changed, and every test that reaches a file that imports one of them. */
async function testUpgraded(names) {
  const uses = listUses(readSources());
  const files = [...new Set(names.flatMap((name) => uses.get(name) ?? []))];
  const unknown = names.filter((name) => !uses.has(name) && !GUARDED.test(name));
  if (unknown.length > 0) {
    console.log(`No import names ${unknown.join(', ')}; "npm test" is what tells.`);
  }
  const guards = names.some((name) => GUARDED.test(name)) ? GUARDS : [];
  const stages = [
    () => runBin('tsc', ['--noEmit']),
    ...(guards.length > 0 ? [() => jest(guards)] : []),
    ...(files.length > 0
      ? [() => jest(['--findRelatedTests', ...files, '--passWithNoTests'])]
      : []),
  ];
  for (const run of stages) {
    const code = await run();
    if (code !== 0) {
      return code;
    }
  }
  console.log('What concerns them passes. "npm test" looks at the built portal.');
  return 0;
}

function jest(args) {
  return runBin('jest', ['--selectProjects', 'unit', 'dom', '--', ...args], {NODE_ENV: 'test'});
}
