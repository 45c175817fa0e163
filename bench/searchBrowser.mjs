import {createServer} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {brotliCompressSync, constants, gunzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {loadFreshModule} from '@docusaurus/utils';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {findBrowser} from '../scripts/findBrowser.mjs';
import {ROOT} from '../scripts/root.mjs';
import {SITES} from '../scripts/testSites.mjs';
import {listPeers} from './support/searchPeers.mjs';

const {makeFiles} = await loadFreshModule(
  path.join(ROOT, 'packages/search/src/writer/makeFiles.ts'),
);
const {parseSettings} = await loadFreshModule(
  path.join(ROOT, 'plugins/output/search-index/parseSettings.ts'),
);

const [, SITE] = SITES;
const SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const QUERY = 'flatlist';
const TYPED = 'optimizing flatlist configuration';
const SCRIPT = /^(?:FunctionCall|EvaluateScript|v8\.compile|MinorGC|MajorGC)$/u;
const KEY_DELAY_MS = 80;
const ROUNDS = 5;
const SETTLE_MS = 3000;

/**
 * Prints, for a corpus and each engine: the longest block of the page's thread on a throttled CPU while the index loads and while
 * a query is typed, the time from the first keystroke to the first results on a slow connection without a cache, and the bytes until then.
 *
 * @param folder with `corpora/NAME.json.gz`
 */
async function measure(folder, name) {
  const file = path.join(folder, 'corpora', `${name}.json.gz`);
  const build = path.join(ROOT, SITE.folder);
  for (const [needed, how] of [
    [file, 'It holds the corpus.'],
    [build, 'Make the builds of the tests first: npm test'],
  ]) {
    if (!existsSync(needed)) {
      console.log(`Skipped: ${needed} is not there. ${how}`);
      return;
    }
  }
  const corpus = JSON.parse(gunzipSync(readFileSync(file)));
  const made = makeFiles(
    {locale: 'en-US', version: 'current'},
    corpus.pages,
    parseSettings('', '', ['en-US']).settings,
  );
  const files = new Map(
    [...made.files].map(([fileName, text]) => [
      `${SITE.baseUrl}assets/search/${fileName}`,
      Buffer.from(text),
    ]),
  );
  const own = [
    {
      name: 'this portal’s engine',
      address: `${SITE.baseUrl}test/search`,
      result: 'ol > li',
      files,
    },
    {
      name: 'this portal’s dialog',
      address: `${SITE.baseUrl}docs/yoga`,
      result: 'dialog [role="option"]',
      opens: '/',
      files,
    },
  ];
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const engine of [...own, ...(await listPeers(corpus))]) {
      const packed = new Map();
      const server = await serve(engine.files, build, packed);
      const address = `http://127.0.0.1:${server.address().port}${engine.address}`;
      const blocks = await repeat(() => measureBlocks(browser, address, engine));
      const colds = await repeat(() => measureCold(browser, address, engine, packed));
      server.close();
      console.log(
        `${engine.name}, ${name}: longest block ${describe(blocks, 'loading')} while loading, ${describe(blocks, 'typing')} while typing (${SLOWDOWN}x slower processor);`,
        `first keystroke to first results ${middle(colds.map(({time}) => time))} ms, ${(middle(colds.map(({bytes}) => bytes)) / 1000).toFixed(1)} KB (1.6 Mbit/s, ${LINE.latency} ms, Brotli; medians of ${ROUNDS})`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function measureBlocks(browser, address, {result, opens = 'Shift+Tab'}) {
  const {page, session} = await open(browser, address);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  // The first key and the first focus of a page have a cost with any engine.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('a');
  // Only keys are sent meanwhile: anything that inspects the page from outside would run on its thread.
  const loading = await traceLongest(browser, page, async () => {
    await page.keyboard.press(opens);
    await page.keyboard.type(QUERY, {delay: KEY_DELAY_MS});
    await page.waitForTimeout(SETTLE_MS);
  });
  if ((await page.locator(result).count()) === 0) {
    throw new Error(`${address} shows no results for "${QUERY}".`);
  }
  for (const _ of QUERY) {
    await page.keyboard.press('Backspace');
  }
  const typing = await traceLongest(browser, page, async () => {
    await page.keyboard.type(TYPED, {delay: KEY_DELAY_MS});
    await page.waitForTimeout(SETTLE_MS);
  });
  await page.context().close();
  return {loading, typing};
}

/**
 * CPU time of the longest task of the page's thread, and of its longest script, in milliseconds; excludes other programs.
 * A task includes the browser's own work, such as the layout of the results.
 */
async function traceLongest(browser, page, run) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'],
  });
  await run();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({name, pid, tid, tdur}) =>
      name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`),
  );
  const longest = (list) => Math.max(0, ...list.map(({tdur}) => tdur)) / 1000;
  return {
    task: longest(tasks),
    script: longest(
      traceEvents.filter(
        ({name, pid, tid, tdur}) =>
          SCRIPT.test(name) && tdur !== undefined && threads.has(`${pid} ${tid}`),
      ),
    ),
  };
}

/** @param packed bytes sent by the server for each path, updated continuously */
async function measureCold(browser, address, {result, opens}, packed) {
  const {page, session} = await open(browser, address);
  let bytes = 0;
  // Those of workers, too.
  page.on('requestfinished', (request) => {
    bytes += packed.get(new URL(request.url()).pathname)?.length ?? 0;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const found = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(selector) !== null) {
            observer.disconnect();
            resolve(performance.now());
          }
        }).observe(document.body, {childList: true, subtree: true});
      }),
    result,
  );
  const start = opens === undefined ? await fill(page) : await typeInto(page, opens);
  const time = (await found) - start;
  const arrived = bytes;
  await page.context().close();
  return {time: Math.round(time), bytes: arrived};
}

/** Focuses the field and fills it at once; returns the time of that. */
async function fill(page) {
  return page.evaluate((text) => {
    const input = document.querySelector('input');
    const time = performance.now();
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    return time;
  }, QUERY);
}

/** Presses the key that opens the search and types on at once; returns the time of the first key. */
async function typeInto(page, opens) {
  const pressed = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('keydown', ({timeStamp}) => resolve(timeStamp), {once: true});
      }),
  );
  await page.keyboard.press(opens);
  await page.keyboard.type(QUERY);
  return pressed;
}

/** A page in a browser with an empty cache. */
async function open(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return {page, session: await context.newCDPSession(page)};
}

/** Serves an engine's files, then those of the test build, like a host with Brotli. */
async function serve(files, build, packed) {
  const server = createServer((request, response) => {
    const {pathname = ''} = readRequestTarget(request.url) ?? {};
    const body = files.get(pathname) ?? readBuilt(build, pathname);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const known =
      packed.get(pathname) ??
      brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
    packed.set(pathname, known);
    response
      .writeHead(200, {'Content-Type': typeOf(pathname), 'Content-Encoding': 'br'})
      .end(known);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function readBuilt(build, pathname) {
  const name = pathname.slice(SITE.baseUrl.length);
  return [name, `${name}.html`]
    .map((candidate) => path.join(build, candidate))
    .filter((candidate) => path.extname(candidate) !== '' && existsSync(candidate))
    .map((candidate) => readFileSync(candidate))[0];
}

const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const typeOf = (pathname) => TYPES[path.extname(pathname)] ?? 'text/html; charset=utf-8';

async function repeat(run) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push(await run());
  }
  return results;
}

const describe = (blocks, phase) =>
  `${middle(blocks.map((block) => block[phase].task)).toFixed(0)} ms (script ${middle(blocks.map((block) => block[phase].script)).toFixed(0)} ms)`;
const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const [folder, name = 'rn'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder with the corpora: npm run bench -- searchBrowser FOLDER [NAME]');
  process.exitCode = 1;
} else {
  await measure(folder, name);
}
