import {writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {installDependencies} from './installDependencies.mjs';
import {ROOT} from './root.mjs';
import {run, runBin} from './runBin.mjs';

const PREVIEW_PORT = 4000;

/** Page of the handbook that lists the commands. */
export const COMMANDS_FILE = 'handbook/commands.md';

const docusaurus = (command) => (args) => runBin('docusaurus', [command, ...args]);

/**
 * Every npm script by purpose. `does` is a sentence of Markdown without a full stop; `run` gets the arguments after `--` and resolves
 * to an exit code.
 *
 * @type {Record<string, Record<string, {does: string, run: (args: readonly string[]) => Promise<number>}>>}
 */
export const GROUPS = {
  'Look at the portal': {
    start: {
      does: 'Serves the portal at http://127.0.0.1:3000 and reloads while you write. One language: `-- --locale ar`. Only this machine is answered; for other devices of your network: `-- --host 0.0.0.0`',
      run: (args) =>
        run(process.execPath, [
          path.join(ROOT, 'scripts/start.mjs'),
          '--host',
          '127.0.0.1',
          '--no-open',
          ...args,
        ]),
    },
    build: {
      does: 'Builds all languages into `build`, each in a process of its own. A broken language is named, and the others are built. One language: `-- --locale ar`',
      run: async (args) => (await import('./build.mjs')).buildSite(args),
    },
    preview: {
      does: 'Builds the portal and serves it at http://127.0.0.1:4000 as GitHub Pages would: clean addresses, `404.html`, compressed',
      run: async (args) => {
        const {preview} = await import('./preview.mjs');
        return preview({port: PREVIEW_PORT, args});
      },
    },
  },
  Write: {
    'new:doc': {
      does: 'Starts a document from a few questions or from flags',
      run: docusaurus('new:doc'),
    },
    'new:post': {does: 'Starts a post in the same way', run: docusaurus('new:post')},
    move: {
      does: 'Moves a document with its translations, the links to it in every language and a redirect: `docs/yoga/a.mdx docs/yoga/b.mdx`. Taken back by `-- --undo`',
      run: docusaurus('move'),
    },
    format: {
      does: 'Rewrites what formatter and linters can correct',
      run: async () => (await import('./format.mjs')).format(),
    },
    samples: {
      does: 'Follows the pages literally and compares what they show with what happens ([how](../docs/writing/samples.mdx)). All again: `-- --fresh`',
      run: async (args) => (await import('./samples.mjs')).checkSamples(args),
    },
    'url-manifest': {
      does: 'Adds the addresses of new pages and headings to the list of those that never disappear without a redirect',
      run: docusaurus('url-manifest'),
    },
    'links:outside': {
      does: 'Asks every other site that the portal links to whether the page is still there. Needs a network',
      run: docusaurus('links:outside'),
    },
    card: {
      does: 'Draws the social card of one Markdown file and says where it is: `-- docs/yoga/index.mdx`',
      run: docusaurus('card'),
    },
  },
  Translate: {
    'i18n:status': {
      does: 'Lists what is missing or outdated, the most important page first. Interface texts only: `-- --texts`',
      run: docusaurus('i18n:status'),
    },
    'i18n:sync': {
      does: 'Keeps the lock beside each translated file ([how](../docs/translating/index.mdx))',
      run: docusaurus('i18n:sync'),
    },
    i18n: {
      does: 'Rewrites the English catalogue after an interface text has changed. `-- fr ar ja` adds new texts to those languages',
      run: async (args) => (await import('./i18n.mjs')).writeCatalogues(args),
    },
    'i18n:export': {
      does: 'Writes the texts of a language as XLIFF ([how](../docs/translating/exchange.mdx))',
      run: docusaurus('i18n:export'),
    },
    'i18n:import': {
      does: 'Takes such a file back. It is checked first, and refused as a whole with line and reason',
      run: docusaurus('i18n:import'),
    },
  },
  Test: {
    check: {
      does: 'Runs linters, types, and unit and dom tests: what every commit passes',
      run: async () => (await import('./test.mjs')).check(),
    },
    test: {
      does: 'Runs the same, then production builds, their checks and browser tests. Finds or installs Chromium, Firefox and WebKit. Tries a site that is built already, and nothing else: `-- --site build`',
      run: (args) => {
        const [flag, site] = args;
        if (flag === undefined) {
          return runTests('test');
        }
        if (flag === '--site' && site !== undefined && args.length === 2) {
          return runTests('testSite', site);
        }
        console.error('The tests know one option: --site FOLDER, of a site that is built already.');
        return Promise.resolve(1);
      },
    },
    'test:nightly': {
      does: 'Runs the same with all of what takes long: every page, text and view, the site with versions, and two builds that are compared',
      run: () => runTests('testNightly'),
    },
    reproduce: {
      does: 'Builds the newest commit twice, in two folders and time zones, and compares every file ([how](../docs/writing/publishing.mdx#build-the-same-twice))',
      run: async (args) => (await import('./reproduce.mjs')).reproduce(args),
    },
    bench: {
      does: 'Measures one thing: `-- growth`, `portals`, `locales`, `editToScreen`, `socialCards`, `searchEngine`, `searchBrowser`, `searchCorpora`, `bytes` or `inp` ([results](../bench/RESULTS.md))',
      run: async (args) => (await import('./bench.mjs')).runBenchmark(args),
    },
  },
  'Change the family': {
    'new:tool': {
      does: 'Adds a tool to the catalogue, with its words, its mark and its first pages, from a few questions or from flags',
      run: docusaurus('new:tool'),
    },
    'remove:tool': {
      does: 'Takes a tool out again, with its pages, translations and what leads to it alone: `-- yoga`',
      run: docusaurus('remove:tool'),
    },
    adopt: {
      does: 'Replaces this family of tools and its content by your own ([how](../docs/writing/adopt.mdx))',
      run: docusaurus('adopt'),
    },
  },
  'Look after it': {
    security: {
      does: 'Asks whether advisories concern what is shipped, and judges licences and the lock file ([how](../docs/writing/security.mdx#check-it))',
      run: async (args) => (await import('./security.mjs')).checkDependencies(args),
    },
    upgrade: {
      does: 'Says which dependencies are outdated, what uses them and which guards concern them. The tests of those that were upgraded: `-- NAME` ([how](upgrades/README.md))',
      run: async (args) => (await import('./upgrade.mjs')).upgrade(args),
    },
    'packages:refresh': {
      does: 'Looks the versions, dates and READMEs of the packages up again and says what changed',
      run: docusaurus('packages:refresh'),
    },
    'docs:version': {
      does: 'Freezes what is in `docs` as a version: `-- 1.0` ([how](../docs/writing/versions.mdx))',
      run: async (args) => (await import('./docsVersion.mjs')).cutVersion(args),
    },
    archive: {
      does: 'Packs a language of `build` as one archive that opens from disk, with search: `-- fr` ([how](../docs/writing/archives.mdx))',
      run: async (args) => (await import('./archive.mjs')).makeArchive(args),
    },
    screenshots: {
      does: 'Makes the pictures of the README from the built site',
      run: async () => (await import('./screenshots.mjs')).makeScreenshots(),
    },
    'search:eval': {
      does: 'Measures how well the search of `build` answers the queries of `tests/search` ([how](../docs/writing/search.mdx#measure-what-readers-find))',
      run: docusaurus('search:eval'),
    },
    'search:records': {
      does: 'Writes DocSearch records of all languages ([how](../docs/writing/hosted-search.mdx))',
      run: docusaurus('search:records'),
    },
    'search:push': {
      does: 'Puts the records into a hosted index',
      run: docusaurus('search:push'),
    },
    'search:check': {
      does: 'Asks whether the hosted index has all facets',
      run: docusaurus('search:check'),
    },
    commands: {
      does: 'Prints this list. `-- --write` writes this page again',
      run: async (args) => listCommands(args),
    },
  },
  'As Docusaurus names them': {
    docusaurus: {
      does: "Runs any of Docusaurus's commands: `-- swizzle --list`",
      run: (args) => runBin('docusaurus', args),
    },
    serve: {does: 'Is `preview`', run: (args) => findTask('preview').run(args)},
    clear: {does: 'Deletes what builds have left', run: docusaurus('clear')},
    deploy: {
      does: "Is Docusaurus's own way to publish; the portal's is a workflow ([how](../docs/writing/publishing.mdx))",
      run: docusaurus('deploy'),
    },
    'write-translations': {
      does: 'Writes the catalogues as Docusaurus does; `i18n` also tidies them',
      run: docusaurus('write-translations'),
    },
    'write-heading-ids': {
      does: 'Gives every heading an id that stays when its words change',
      run: (args) =>
        runBin('docusaurus', ['write-heading-ids', '--syntax', 'mdx-comment', ...args]),
    },
    typecheck: {does: 'Checks types', run: (args) => runBin('tsc', ['--noEmit', ...args])},
  },
};

/** @returns {string} the page of the handbook that lists the commands, before it is formatted */
export function composeCommands() {
  const groups = Object.entries(GROUPS).map(([title, tasks]) => {
    const rows = Object.entries(tasks).map(
      ([name, {does}]) => `| \`${commandOf(name)}\` | ${does} |`,
    );
    return [`## ${title}`, '', '| Command | What it does |', '| --- | --- |', ...rows].join('\n');
  });
  return [
    '# Commands',
    'Each command installs what is missing first. Arguments follow `--`. This page is made from `scripts/tasks.mjs` by `npm run commands -- --write`; `node scripts/run.mjs` prints the same list.',
    ...groups,
    '',
  ].join('\n\n');
}

async function listCommands(args) {
  if (args.includes('--write')) {
    writeFileSync(path.join(ROOT, COMMANDS_FILE), composeCommands());
    return runBin('prettier', ['--log-level', 'warn', '--write', COMMANDS_FILE]);
  }
  for (const [title, tasks] of Object.entries(GROUPS)) {
    console.log(`\n${title}`);
    for (const [name, {does}] of Object.entries(tasks)) {
      console.log(`  ${commandOf(name).padEnd(28)} ${toPlain(does)}`);
    }
  }
  return 0;
}

function commandOf(name) {
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
}

/** Text without the links and quotes of Markdown, which a terminal does not render. */
function toPlain(does) {
  return does.replaceAll(/ \(\[\w+\]\([^)]*\)\)/gu, '').replaceAll('`', '');
}

function findTask(name) {
  return Object.values(GROUPS).find((tasks) => Object.hasOwn(tasks, name))?.[name];
}

/** The ports must be chosen before the file with their numbers is loaded. */
async function runTests(kind, ...args) {
  const {prepareTests} = await import('./testNeeds.mjs');
  return (await prepareTests()) ? (await import('./test.mjs'))[kind](...args) : 1;
}

/**
 * Installs missing packages, then runs one task; without a name, lists all of them.
 *
 * @param {string | undefined} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runTask(name, args) {
  if (name === undefined) {
    return listCommands([]);
  }
  const task = findTask(name);
  if (task === undefined) {
    const known = Object.values(GROUPS).flatMap((tasks) => Object.keys(tasks));
    console.error(`Unknown task "${name}". Known tasks: ${known.join(', ')}.`);
    return 1;
  }
  const installed = await installDependencies();
  return installed === 0 ? task.run(args) : installed;
}
