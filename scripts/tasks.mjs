import {installDependencies} from './installDependencies.mjs';
import {runBin} from './runBin.mjs';

const PREVIEW_PORT = 4000;

/** Every npm script by name; each gets the arguments behind `--` and resolves to an exit code. */
const TASKS = {
  start: (args) => runBin('docusaurus', ['start', '--host', '127.0.0.1', '--no-open', ...args]),
  build: async (args) => (await import('./build.mjs')).buildSite(args),
  preview: async (args) => {
    const {preview} = await import('./preview.mjs');
    return preview({port: PREVIEW_PORT, args});
  },
  check: async () => (await import('./test.mjs')).check(),
  test: () => runTests('test'),
  'test:nightly': () => runTests('testNightly'),
  format: async () => (await import('./format.mjs')).format(),
  screenshots: async () => (await import('./screenshots.mjs')).makeScreenshots(),
  i18n: async (args) => (await import('./i18n.mjs')).writeCatalogues(args),
  'i18n:status': (args) => runBin('docusaurus', ['i18n:status', ...args]),
  'i18n:sync': (args) => runBin('docusaurus', ['i18n:sync', ...args]),
  'i18n:export': (args) => runBin('docusaurus', ['i18n:export', ...args]),
  'i18n:import': (args) => runBin('docusaurus', ['i18n:import', ...args]),
  'new:doc': (args) => runBin('docusaurus', ['new:doc', ...args]),
  'new:post': (args) => runBin('docusaurus', ['new:post', ...args]),
  urlManifest: (args) => runBin('docusaurus', ['url-manifest', ...args]),
  'search:eval': (args) => runBin('docusaurus', ['search:eval', ...args]),
  'links:outside': (args) => runBin('docusaurus', ['links:outside', ...args]),
  'search:records': (args) => runBin('docusaurus', ['search:records', ...args]),
  'search:push': (args) => runBin('docusaurus', ['search:push', ...args]),
  'search:check': (args) => runBin('docusaurus', ['search:check', ...args]),
  'docs:version': async (args) => (await import('./docsVersion.mjs')).cutVersion(args),
  card: (args) => runBin('docusaurus', ['card', ...args]),
  reproduce: async (args) => (await import('./reproduce.mjs')).reproduce(args),
  bench: async (args) => (await import('./bench.mjs')).runBenchmark(args),
  samples: async (args) => (await import('./samples.mjs')).checkSamples(args),
  archive: async (args) => (await import('./archive.mjs')).makeArchive(args),
  security: async (args) => (await import('./security.mjs')).checkDependencies(args),
  'packages:refresh': (args) => runBin('docusaurus', ['packages:refresh', ...args]),
  // What Docusaurus's own template calls its scripts.
  docusaurus: (args) => runBin('docusaurus', args),
  serve: (args) => TASKS.preview(args),
  clear: (args) => runBin('docusaurus', ['clear', ...args]),
  deploy: (args) => runBin('docusaurus', ['deploy', ...args]),
  'write-translations': (args) => runBin('docusaurus', ['write-translations', ...args]),
  'write-heading-ids': (args) =>
    runBin('docusaurus', ['write-heading-ids', '--syntax', 'mdx-comment', ...args]),
  typecheck: (args) => runBin('tsc', ['--noEmit', ...args]),
};

/** The ports are chosen before the file that names them is read. */
async function runTests(kind) {
  const {prepareTests} = await import('./testNeeds.mjs');
  return (await prepareTests()) ? (await import('./test.mjs'))[kind]() : 1;
}

/**
 * Installs what is missing, then runs one task.
 *
 * @param {string | undefined} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runTask(name, args) {
  const task = TASKS[name];
  if (task === undefined) {
    console.error(`Unknown task "${name}". Known tasks: ${Object.keys(TASKS).join(', ')}.`);
    return 1;
  }
  const installed = await installDependencies();
  return installed === 0 ? task(args) : installed;
}
