import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from '../../scripts/root.mjs';
import {composePage} from './readCorpus.mjs';

/** Folder with the packages of the peers, which `npm ci` there installs. */
export const PEERS = path.join(ROOT, 'bench/portals');

const WORK = path.join(ROOT, '.cache/portals');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PORT = 4330;

/**
 * The portals side by side. Each has its corpus in its own folder; `portal` is this project as it stands.
 *
 * @param {readonly {slug: string}[]} pages
 */
export function describeSites(pages) {
  const [from, to] = pickNeighbours(pages);
  const build = {SITE_URL: 'https://bench.example', BASE_URL: '/'};
  const classic = (faster) => ({
    node: process.execPath,
    command: [DOCUSAURUS, 'build'],
    env: {BENCH_FASTER: faster},
    caches: ['.docusaurus', 'build', 'node_modules'],
    out: 'build',
    prepare: (folder) => writeClassic(folder, pages),
    paths: {home: '/', document: `/docs/${to}`, from: `/docs/${from}`},
    others: [],
    index: [],
  });
  const sites = {
    portal: {
      folder: ROOT,
      node: process.execPath,
      command: ['scripts/run.mjs', 'build', '--locale', 'en-US', '--out-dir', 'build-bench'],
      env: build,
      caches: ['.docusaurus', 'build-bench', 'node_modules/.cache'],
      out: 'build-bench',
      paths: {home: '/', document: `/docs/${to}`, from: `/docs/${from}`},
      others: OTHER_PAGES,
      index: ['assets/search'],
    },
    classic: classic('0'),
    classicFaster: classic('1'),
    starlight: {
      node: path.join(PEERS, 'node_modules/node/bin/node'),
      command: [path.join(PEERS, 'node_modules/astro/bin/astro.mjs'), 'build'],
      env: {ASTRO_TELEMETRY_DISABLED: '1'},
      caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
      out: 'dist',
      prepare: (folder) => writeStarlight(folder, pages),
      paths: {home: '/', document: `/docs/${to}/`, from: `/docs/${from}/`},
      others: [],
      index: ['pagefind'],
    },
  };
  return Object.entries(sites).map(([name, site], place) => ({
    name,
    folder: path.join(WORK, name),
    port: PORT + place,
    ...site,
  }));
}

/** A page of each other kind, which the peers do not have. */
const OTHER_PAGES = [
  '/tools/yoga',
  '/ecosystem',
  '/compare',
  '/solutions/secure-an-api',
  '/blog',
  '/blog/n-plus-one-in-graphql',
  '/search',
  '/logos',
];

/** A page in a folder, and one next to that folder with prose and code, whose link every sidebar shows. */
function pickNeighbours(pages) {
  const known = new Set(pages.map(({slug}) => slug));
  const wanted = ['yoga/guides/subscriptions', 'yoga/quick-start'].filter((slug) =>
    known.has(slug),
  );
  const others = pages.map(({slug}) => slug).filter((slug) => slug.includes('/'));
  const [from = '', to = ''] = wanted.length === 2 ? wanted : others;
  return [from, to];
}

function writeClassic(folder, pages) {
  reset(folder, 'classic');
  write(path.join(folder, 'docs'), pages, (page) => `slug: /${page.slug}\n`);
}

function writeStarlight(folder, pages) {
  reset(folder, 'starlight');
  symlinkSync(path.join(PEERS, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const content = path.join(folder, 'src/content/docs');
  write(path.join(content, 'docs'), pages, () => '');
  writeFileSync(
    path.join(content, 'index.md'),
    '---\ntitle: Corpus\ntemplate: splash\nhero:\n  tagline: The same corpus in another portal\n  actions:\n    - text: Read\n      link: /docs/\n---\n',
  );
}

function reset(folder, template) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of ['classic', 'starlight'].filter((one) => one === template)) {
    cpSync(path.join(PEERS, name), folder, {recursive: true});
  }
  // Astro builds dependencies together with the site; Docusaurus needs a package without `type` for the modules that it generates.
  const {dependencies} = JSON.parse(readFileSync(path.join(PEERS, 'package.json'), 'utf8'));
  const facts = template === 'starlight' ? {type: 'module', dependencies} : {};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, ...facts}));
}

function write(folder, pages, frontMatter) {
  for (const page of pages) {
    const file = path.join(folder, page.slug === '' ? 'index.md' : `${page.slug}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, composePage(page, frontMatter(page)));
  }
}
