import {fork} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {buildLocales, countJobs, describeOutcomes} from './buildLocales.mjs';
import {ROOT} from './root.mjs';

const SCRIPTS = path.join(ROOT, 'scripts');

/**
 * Parsed pages are many short-lived small objects, which need room for the young generation. The old one would grow to three times what is
 * in use before it is collected: collected sooner, a build takes a third less memory and no more time.
 */
const NODE_OPTIONS = ['--max-semi-space-size=32', '--heap-growing-percent=30'];

const OPTIONS = {
  'bundle-analyzer': {type: 'boolean'},
  config: {type: 'string'},
  dev: {type: 'boolean'},
  jobs: {type: 'string'},
  locale: {type: 'string', short: 'l', multiple: true},
  'no-minify': {type: 'boolean'},
  'out-dir': {type: 'string'},
};

/**
 * Production build. Takes the options of `docusaurus build`, but runs each language in its own process: Docusaurus builds all in one,
 * which keeps the memory of every language and stops at the first failure. Languages are independent of one another and built in
 * parallel, as many as the machine has room for (`--jobs` overrides the number).
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>} exit code: 1 if a language could not be built
 */
export async function buildSite(args, env = {}) {
  const values = readOptions(args);
  if (values === undefined) {
    return 1;
  }
  const {message: listed} = await runChild('listLocales.mjs', values.config ?? '', env);
  if (listed === undefined) {
    console.error('The languages of the site could not be read; see above.');
    return 1;
  }
  const unknown = values.locale?.filter((locale) => !listed.locales.includes(locale)) ?? [];
  if (unknown.length > 0) {
    console.error(
      `The site has no language ${unknown.join(', ')}. It has: ${listed.locales.join(', ')}.`,
    );
    return 1;
  }
  const locales = values.locale ?? listed.locales;
  const jobs = values.jobs === undefined ? countJobs() : Number.parseInt(values.jobs, 10);
  if (!Number.isInteger(jobs) || jobs < 1) {
    console.error('--jobs expects a number from 1: how many languages to build at a time.');
    return 1;
  }
  const outDir = path.resolve(ROOT, values['out-dir'] ?? 'build');
  // Docusaurus empties the folder of the default language while others are being built.
  const partsDir = `${outDir}-parts`;
  await rm(partsDir, {recursive: true, force: true});
  const isNamed = jobs > 1 && locales.length > 1;
  const outcomes = await buildLocales(
    locales,
    async (locale) => {
      const isRoot = locale === listed.defaultLocale;
      const cliOptions = {...toCliOptions(values), outDir: isRoot ? outDir : partsDir};
      const {code, message} = await runChild(
        'buildLocale.mjs',
        JSON.stringify({locale, cliOptions}),
        {
          ...env,
          ...cacheSettings(env),
          ...(isNamed ? threadSettings(jobs) : {}),
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(locale),
        },
        isNamed ? locale : undefined,
      );
      return code === 0
        ? undefined
        : (message?.reason ?? `Its process ended with ${code}; see above.`);
    },
    jobs,
  );
  const languages = outcomes
    .filter(({reason}) => reason === undefined)
    .map(({locale}) => ({locale, generatedFilesDir: path.join(ROOT, generatedFolder(locale))}));
  const {code} = await runChild(
    'finalizeSite.mjs',
    JSON.stringify({outDir, partsDir, languages}),
    env,
  );
  console.log(`\n${describeOutcomes(outcomes)}`);
  return code === 0 && languages.length === outcomes.length ? 0 : 1;
}

/** Without the plugin that makes the build cache safe (`plugins/upstream/cache-key`), there is none. */
function cacheSettings(env) {
  const {UPSTREAM} = {...process.env, ...env};
  return UPSTREAM === 'plain' ? {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} : {};
}

/** Docusaurus renders pages in as many threads as there are cores, even while other languages are being built on these. */
function threadSettings(jobs) {
  const count = Math.max(1, Math.floor(availableParallelism() / jobs));
  return {
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT:
      process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ?? String(count),
  };
}

/** Each language has its own folder below that of the hot-reloading server; relative to the project's folder. */
function generatedFolder(locale) {
  return `.docusaurus/${locale}`;
}

function readOptions(args) {
  try {
    return parseArgs({args: [...args], options: OPTIONS}).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    console.error(`${error.message}\nThe build knows ${known.join(', ')}.`);
    return undefined;
  }
}

/** In the format of Docusaurus's own command. */
function toCliOptions(values) {
  return {
    bundleAnalyzer: values['bundle-analyzer'],
    config: values.config,
    dev: values.dev,
    locale: values.locale,
    minify: values['no-minify'] !== true,
  };
}

/**
 * @param {string} script
 * @param {string} argument
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [name] prefix of each line of its output
 * @returns {Promise<{code: number | string, message: any}>} `code` is the name of the signal if one ended it
 */
function runChild(script, argument, env, name) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(SCRIPTS, script), [argument], {
      cwd: ROOT,
      env: {...process.env, ...env},
      execArgv: NODE_OPTIONS,
      silent: name !== undefined,
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      if (from !== null) {
        createInterface({input: from}).on('line', (line) => to.write(`${name}: ${line}\n`));
      }
    }
    let message;
    child.once('message', (received) => {
      message = received;
    });
    // After an interrupt, no further language must start.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({code: code ?? signal ?? 1, message});
    });
  });
}
