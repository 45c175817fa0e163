import {createRequire} from 'node:module';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../../scripts/root.mjs';
import {makeSearchLocal} from './searchLocal.mjs';

const FOLDER = path.join(ROOT, 'bench/peers');
const RESULT = 'ol > li';

/**
 * Other engines for the same corpus, each with a minimal page that shows five results: Pagefind, docusaurus-search-local, and MiniSearch as
 * VitePress configures it.
 * Empty if they are not installed.
 *
 * @param {{pages: readonly object[]}} corpus
 * @returns {Promise<{name: string, address: string, result: string, files: Map<string, Buffer>}[]>}
 */
export async function listPeers({pages}) {
  if (!existsSync(path.join(FOLDER, 'node_modules'))) {
    console.log('Other engines are left out: npm install --prefix bench/peers installs them.');
    return [];
  }
  const require = createRequire(path.join(FOLDER, 'package.json'));
  return [
    await makePagefind(pages),
    await describeSearchLocal(pages),
    makeMiniSearch(require, pages),
  ];
}

async function makePagefind(pages) {
  const pagefind = await import(
    pathToFileURL(path.join(FOLDER, 'node_modules/pagefind/lib/index.js'))
  );
  const {index} = await pagefind.createIndex({});
  for (const {url, title, sections} of pages) {
    const body = sections.map(
      ({heading, anchor, text}) =>
        `<h2 id="${anchor}">${escape(heading)}</h2><p>${escape(text)}</p>`,
    );
    await index.addHTMLFile({
      url,
      content: `<html lang="en"><head><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${body.join('')}</main></body></html>`,
    });
  }
  const {files} = await index.getFiles();
  await pagefind.close();
  return {
    name: 'Pagefind',
    address: '/pagefind.html',
    result: RESULT,
    files: new Map([
      ...files.map((file) => [`/pagefind/${file.path}`, Buffer.from(file.content)]),
      [
        '/pagefind.html',
        makePage(`
          let engine;
          start = () => (engine ??= import('/pagefind/pagefind.js'));
          search = async (query) => {
            const {results} = await (await start()).search(query);
            const found = await Promise.all(results.slice(0, 5).map((result) => result.data()));
            return found.map(({meta}) => meta.title);
          };`),
      ],
    ]),
  };
}

async function describeSearchLocal(pages) {
  return {
    name: 'docusaurus-search-local',
    address: '/search-local.html',
    result: RESULT,
    files: new Map([
      ...(await makeSearchLocal(FOLDER, pages)),
      [
        '/search-local.html',
        makePage(`
          await import('/search-local/page.js');
          start = window.startSearch;
          search = window.search;`),
      ],
    ]),
  };
}

function makeMiniSearch(require, pages) {
  const MiniSearch = require('minisearch');
  const options = {fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']};
  const index = new MiniSearch(options);
  index.addAll(
    pages.flatMap(({url, title, sections}) =>
      sections.map(({anchor, heading, text}, place) => ({
        id: `${url}#${anchor}-${place}`,
        title: heading === '' ? title : heading,
        titles: [title],
        text,
      })),
    ),
  );
  const code = path.join(path.dirname(require.resolve('minisearch')), '../umd/index.js');
  return {
    name: 'MiniSearch as in VitePress',
    address: '/minisearch.html',
    result: RESULT,
    files: new Map([
      ['/minisearch/engine.js', readFileSync(code)],
      ['/minisearch/index.json', Buffer.from(JSON.stringify(index))],
      [
        '/minisearch.html',
        makePage(`
          let engine;
          const load = async () => {
            const [text] = await Promise.all([
              fetch('/minisearch/index.json').then((response) => response.text()),
              new Promise((resolve) => {
                const script = document.createElement('script');
                script.src = '/minisearch/engine.js';
                script.onload = resolve;
                document.head.append(script);
              }),
            ]);
            return MiniSearch.loadJSON(text, ${JSON.stringify(options)});
          };
          start = () => (engine ??= load());
          search = async (query) => {
            const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};
            const hits = (await start()).search(query, options);
            return hits.slice(0, 5).map(({title}) => title);
          };`),
      ],
    ]),
  };
}

/** A page with a search box that loads an engine on focus, and shows the results of the newest query. */
function makePage(script) {
  return Buffer.from(`<!doctype html><html lang="en"><body><input aria-label="Query"><button>Next</button><ol></ol><script type="module">
    let start, search, newest = 0;
    ${script}
    const input = document.querySelector('input');
    input.addEventListener('focus', () => void start());
    input.addEventListener('input', async () => {
      const own = ++newest;
      const titles = input.value.trim() === '' ? [] : await search(input.value);
      if (own === newest) {
        document.querySelector('ol').replaceChildren(...titles.map((title) => {
          const item = document.createElement('li');
          item.textContent = title;
          return item;
        }));
      }
    });
  </script></body></html>`);
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
