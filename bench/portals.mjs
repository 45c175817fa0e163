import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {findBrowser} from '../scripts/findBrowser.mjs';
import {ROOT} from '../scripts/root.mjs';
import {composeTable} from './portals/composeTable.mjs';
import {readCorpus} from './portals/readCorpus.mjs';
import {describeSites, PEERS} from './portals/sites.mjs';
import {TRUST_FLAG} from './support/certificate.mjs';
import {measureCommand} from './support/measureCommand.mjs';
import {measureNavigation} from './support/measureNavigation.mjs';
import {measurePage} from './support/measurePage.mjs';
import {openResults} from './support/resultStore.mjs';
import {runLighthouse} from './support/runLighthouse.mjs';
import {serveBrotli} from './support/serveBrotli.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    builds: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
    rounds: {type: 'string', default: '5'},
    sites: {type: 'string', default: 'portal,classic,classicFaster,starlight'},
    write: {type: 'boolean', default: false},
  },
});
const ROUNDS = Number(values.rounds);
const CORPUS = path.join(ROOT, '.cache/portals/corpus');

/**
 * The same Markdown in this portal, in plain Docusaurus and in Starlight, served the same way: cost of a visit, cost of a build. Finished
 * steps are kept in `.cache/bench/portals.json`; `--fresh` starts over, `--builds` measures only builds,
 * `--write` writes `bench/RESULTS.md`.
 */
async function measure() {
  if (!existsSync(path.join(PEERS, 'node_modules'))) {
    throw new Error('Install the peers first: npm ci --prefix bench/portals');
  }
  const {results, step} = openResults('portals', {isFresh: values.fresh});
  const pages = readPages();
  const sites = describeSites(pages).filter(({name}) => values.sites.split(',').includes(name));
  console.log(
    `${pages.length} pages, read from ${sites[0]?.paths.from} to ${sites[0]?.paths.document}`,
  );
  for (const site of sites) {
    await measureBuilds(site, step);
  }
  if (values.builds) {
    return;
  }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', TRUST_FLAG],
  });
  try {
    for (const site of sites) {
      await measureVisits(browser, site, step);
    }
    for (const site of sites) {
      await measureOthers(site, step);
    }
  } finally {
    await browser.close();
  }
  const table = composeTable(results, {pages: pages.length, rounds: ROUNDS});
  console.log(`\n${table}`);
  if (values.write) {
    const file = path.join(ROOT, 'bench/RESULTS.md');
    const options = await resolveConfig(file);
    writeFileSync(file, await format(table + readOthers(file), {...options, filepath: file}));
  }
}

/** Sections written by other measurements. */
function readOthers(file) {
  const text = readFileSync(file, 'utf8');
  const start = text.search(/^## /mu);
  return start < 0 ? '' : `\n\n${text.slice(start)}`;
}

/** Pages of the given folder, else the Markdown exports of this project's documents, kept from the last build. */
function readPages() {
  const [folder] = positionals;
  if (folder !== undefined) {
    return readCorpus(path.resolve(folder));
  }
  const build = path.join(ROOT, 'build');
  if (existsSync(path.join(build, 'docs.md'))) {
    rmSync(CORPUS, {recursive: true, force: true});
    copyExports(build);
  }
  if (!existsSync(CORPUS)) {
    throw new Error('Build the portal first: npm run build -- --locale en-US');
  }
  return readCorpus(CORPUS);
}

function copyExports(build) {
  for (const name of readdirSync(path.join(build, 'docs'), {recursive: true, encoding: 'utf8'})) {
    if (name.endsWith('.md')) {
      copy(path.join(build, 'docs', name), path.join(CORPUS, name));
    }
  }
  copy(path.join(build, 'docs.md'), path.join(CORPUS, 'index.md'));
}

function copy(source, target) {
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, readFileSync(source));
}

async function measureBuilds(site, step) {
  const run = () =>
    measureCommand(site.command, {cwd: site.folder, env: site.env, node: site.node});
  const builds = site.prepare === undefined || existsSync(site.folder);
  if (!builds) {
    site.prepare(site.folder);
  }
  await step(`${site.name} build cold`, () => {
    site.prepare?.(site.folder);
    for (const cache of site.caches) {
      rmSync(path.join(site.folder, cache), {
        recursive: true,
        force: true,
      });
    }
    return run();
  });
  await step(`${site.name} build warm`, run);
}

async function measureVisits(browser, site, step) {
  const folder = path.join(site.folder, site.out);
  await step(`${site.name} index bytes`, async () =>
    sizeOf(site.index.map((name) => path.join(folder, name))),
  );
  await withServer(site, async (origin) => {
    for (const kind of ['home', 'document']) {
      const address = origin + site.paths[kind];
      await step(`${site.name} bytes ${kind}`, () => measurePage(browser, address));
      await step(`${site.name} lighthouse ${kind}`, () => runLighthouse(PEERS, address, ROUNDS));
    }
    await step(`${site.name} navigation`, () =>
      measureNavigation(browser, {
        from: origin + site.paths.from,
        link: `a[href="${site.paths.document}"]`,
      }),
    );
  });
}

/** Kinds of pages that not every portal has. */
async function measureOthers(site, step) {
  await withServer(site, async (origin) => {
    for (const other of site.others) {
      await step(`${site.name} lighthouse ${other}`, () =>
        runLighthouse(PEERS, origin + other, ROUNDS),
      );
    }
  });
}

/** Serves the built site at `origin` until the visit is over. */
async function withServer(site, visit) {
  const {origin, close} = await serveBrotli(path.join(site.folder, site.out), site.port);
  try {
    await visit(origin);
  } finally {
    await close();
  }
}

/** Bytes of all files below folders, Brotli. */
function sizeOf(folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => !file.endsWith('.br') && statSync(file).isFile())
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

process.exitCode = await measure().then(
  () => 0,
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  },
);
