import {fork} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {buildLocales, describeOutcomes, orderLocales} from './buildLocales.mjs';
import {ROOT} from './root.mjs';

const SCRIPTS = path.join(ROOT, 'scripts');

/** Parsed pages are many small objects that soon go: with more room for young ones a build takes an eighth less time (issue 8). */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

const OPTIONS = {
  'bundle-analyzer': {type: 'boolean'},
  config: {type: 'string'},
  dev: {type: 'boolean'},
  locale: {type: 'string', short: 'l', multiple: true},
  'no-minify': {type: 'boolean'},
  'out-dir': {type: 'string'},
};

/**
 * Production build. Takes the options of `docusaurus build`, but gives each language a process of its own: Docusaurus builds all in one,
 * which keeps what every language needed in memory and stops at the first that fails.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>} exit code: 1 where a language could not be built
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
  const cliOptions = toCliOptions(values);
  const outcomes = await buildLocales(
    orderLocales(values.locale ?? listed.locales, listed.defaultLocale),
    async (locale) => {
      const argument = JSON.stringify({locale, cliOptions});
      const {code, message} = await runChild('buildLocale.mjs', argument, env);
      return code === 0
        ? undefined
        : (message?.reason ?? `Its process ended with ${code}; see above.`);
    },
  );
  console.log(`\n${describeOutcomes(outcomes)}`);
  return outcomes.every(({reason}) => reason === undefined) ? 0 : 1;
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

/** As the command of Docusaurus hands its options on. */
function toCliOptions(values) {
  return {
    bundleAnalyzer: values['bundle-analyzer'],
    config: values.config,
    dev: values.dev,
    locale: values.locale,
    minify: values['no-minify'] !== true,
    outDir: values['out-dir'],
  };
}

/**
 * @param {string} script
 * @param {string} argument
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{code: number | string, message: any}>} `code` is the name of the signal where one ended it
 */
function runChild(script, argument, env) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(SCRIPTS, script), [argument], {
      cwd: ROOT,
      env: {...process.env, ...env},
      execArgv: NODE_OPTIONS,
    });
    let message;
    child.once('message', (received) => {
      message = received;
    });
    // The next language must not start when a person stops the build.
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
