import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

const SOURCES = 'node_modules/@easyops-cn/docusaurus-search-local/dist';
const PUBLIC_PATH = '/search-local/';
const LANGUAGE = ['en'];

/** Settings as the plugin writes them for its own code by default; `hashed` only changes an address. */
const CONSTANTS = `
export const language = ${JSON.stringify(LANGUAGE)};
export const removeDefaultStopWordFilter = [];
export const removeDefaultStemmer = false;
export const searchIndexUrl = 'search-index{dir}.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
export const __setLanguage = undefined;
`;

/** Loads the index on focus, as the plugin's own search bar does. */
const PAGE = `
import {fetchIndexesByWorker, searchByWorker} from 'SOURCES/client/client/theme/searchByWorker.js';
window.startSearch = () => fetchIndexesByWorker('${PUBLIC_PATH}', '');
window.search = async (query) => {
  const hits = await searchByWorker('${PUBLIC_PATH}', '', query, 8);
  return hits.slice(0, 5).map(({document, page}) => (page ? page.t + ': ' : '') + document.t.slice(0, 80));
};
`;

/**
 * docusaurus-search-local for a corpus: its own worker, bundled as for a site, and the index that its own code builds.
 *
 * @param {string} folder where it is installed
 * @param {readonly object[]} pages
 * @returns {Promise<Map<string, Buffer>>} files by address
 */
export async function makeSearchLocal(folder, pages) {
  const require = createRequire(path.join(folder, 'package.json'));
  const {buildIndex} = require(path.join(folder, SOURCES, 'server/server/utils/buildIndex.js'));
  const index = buildIndex(listDocuments(pages), {
    language: LANGUAGE,
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  });
  return new Map([
    [`${PUBLIC_PATH}search-index.json`, Buffer.from(JSON.stringify(index))],
    ...(await bundle(folder)),
  ]);
}

/** Five lists, as the plugin makes them from a page: titles, headings, descriptions, keywords, texts. */
function listDocuments(pages) {
  const titles = [];
  const headings = [];
  const texts = [];
  let last = 0;
  const number = () => (last += 1);
  for (const {url, title, sections} of pages) {
    const page = number();
    titles.push({i: page, t: title, u: url, b: []});
    for (const {anchor, heading, text} of sections) {
      const hash = anchor === '' ? '' : `#${anchor}`;
      if (heading !== '' && heading !== title) {
        headings.push({i: number(), t: heading, u: url, h: hash, p: page});
      }
      if (text !== '') {
        texts.push({i: number(), t: text, s: heading || title, u: url, h: hash, p: page});
      }
    }
  }
  return [titles, headings, [], [], texts];
}

async function bundle(folder) {
  const {rspack} = await import('@rspack/core');
  const work = mkdtempSync(path.join(os.tmpdir(), 'search-local-'));
  const entry = path.join(work, 'page.mjs');
  const constants = path.join(work, 'constants.mjs');
  writeFileSync(entry, PAGE.replace('SOURCES', path.join(folder, SOURCES)));
  writeFileSync(constants, CONSTANTS);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: {path: path.join(work, 'out'), publicPath: PUBLIC_PATH, filename: 'page.js'},
    plugins: [new rspack.NormalModuleReplacementPlugin(/proxiedGenerated/u, constants)],
  });
  try {
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) {
          reject(error ?? new Error(stats.toString({all: false, errors: true})));
        } else {
          resolve();
        }
      });
    });
    return readdirSync(path.join(work, 'out'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`${PUBLIC_PATH}${name}`, readFileSync(path.join(work, 'out', name))]);
  } finally {
    rmSync(work, {recursive: true});
  }
}
