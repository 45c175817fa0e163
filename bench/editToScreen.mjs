import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {chromium} from '@playwright/test';
import {findBrowser} from '../scripts/findBrowser.mjs';
import {ROOT} from '../scripts/root.mjs';
import {addPages} from './support/addPages.mjs';
import {copyProject} from './support/projectCopy.mjs';

/** Total documents of the portal; `npm run bench -- editToScreen 1000` sets another number. */
const PAGES = Number(process.argv[2] ?? 200);
const EDITS = 8;
const PORT = 4310;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DOCUMENT = 'docs/yoga/index.mdx';
const TEXTS = 'i18n/en-US/code.json';
const SUMMARY = /(?<before>"tool\.YOGA\.summary": \{\s+"message": ")[^"]*(?<after>")/u;

/** Changes by an author, and where a browser then shows which words. */
const KINDS = [
  {
    name: 'text of a page',
    address: '/docs/yoga',
    selector: 'article',
    words: (number) => `Edit number ${number} is on the screen.`,
    edit: (folder, words) => {
      rewrite(
        folder,
        DOCUMENT,
        (text) => `${text.replace(/\nEdit number .*\n/u, '\n').trimEnd()}\n\n${words}\n`,
      );
    },
  },
  {
    name: 'front matter',
    address: '/docs/yoga',
    selector: 'h1',
    words: (number) => `Yoga after edit ${number}`,
    edit: (folder, words) => {
      rewrite(folder, DOCUMENT, (text) => text.replace(/^title: .*$/mu, `title: ${words}`));
    },
  },
  {
    name: 'new file',
    selector: 'h1',
    words: (number) => `A page that was written as number ${number}`,
    edit: (folder, title, number) => {
      writeFileSync(
        path.join(folder, `docs/yoga/written-${number}.mdx`),
        [
          '---',
          `title: ${title}`,
          `description: A page that was made while the server ran, as number ${number} of its kind.`,
          'tools: [YOGA]',
          'owner: maintainers',
          'review_by: 2027-05-20',
          '---',
          '',
          'Its words.',
          '',
        ].join('\n'),
      );
    },
    open: (number) => `/docs/yoga/written-${number}`,
  },
  {
    name: 'interface text',
    address: '/ecosystem',
    selector: 'main',
    words: (number) => `A server after edit ${number}`,
    edit: (folder, words) => {
      rewrite(folder, TEXTS, (text) => text.replace(SUMMARY, `$<before>${words}$<after>`));
    },
  },
];

function rewrite(folder, file, change) {
  const target = path.join(folder, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** Times from saving a file to its new words in the browser, with `npm start`. */
async function measure() {
  const {folder, remove} = copyProject();
  const count = addPages(folder, PAGES);
  const server = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--host',
      '127.0.0.1',
      '--port',
      String(PORT),
      '--no-open',
    ],
    {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const output = [];
  server.stdout.on('data', (chunk) => output.push(chunk));
  server.stderr.on('data', (chunk) => output.push(chunk));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await openWhenReady(page, server);
    console.log(`${count} documents, ${EDITS} edits of each kind, milliseconds`);
    for (const kind of KINDS) {
      report(kind.name, await timeEdits(page, kind, folder));
    }
  } catch (error) {
    console.error(Buffer.concat(output).toString().slice(-4000));
    throw error;
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'close');
    remove();
  }
}

async function openWhenReady(page, server) {
  while (server.exitCode === null) {
    try {
      await page.goto(`${ORIGIN}/docs/yoga`);
      await page.locator('article h1').waitFor({timeout: 10_000});
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
    }
  }
  throw new Error('The server has stopped.');
}

async function timeEdits(page, {address, selector, words, edit, open}, folder) {
  const times = [];
  if (address !== undefined) {
    await page.goto(ORIGIN + address);
  }
  for (let number = 1; number <= EDITS; number += 1) {
    const wanted = words(number);
    const seen = open === undefined ? await watchFor(page, selector, wanted) : undefined;
    const start = performance.now();
    edit(folder, wanted, number);
    await (open === undefined
      ? seen()
      : reach(page, ORIGIN + open(number), page.locator(selector, {hasText: wanted})));
    times.push(performance.now() - start);
    // An author does not save again before the last change has settled.
    await page.waitForTimeout(1500);
  }
  return times;
}

/**
 * Looks for words at every change of a page, not at intervals, as Playwright's own waiting does.
 *
 * @returns a function that waits until they are visible.
 */
async function watchFor(page, selector, words) {
  await page.evaluate(
    ([place, wanted]) => {
      window.seen = new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
          if (document.querySelector(place)?.textContent.includes(wanted) === true) {
            watcher.disconnect();
            requestAnimationFrame(() => setTimeout(resolve));
          }
        });
        watcher.observe(document.body, {childList: true, characterData: true, subtree: true});
      });
    },
    [selector, words],
  );
  return async () => page.evaluate(async () => window.seen);
}

/** Requests a page again until it exists, as an author does. */
async function reach(page, address, place) {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    await page.goto(address);
    try {
      await place.waitFor({timeout: 1000});
      return;
    } catch {
      // Not yet.
    }
  }
  throw new Error(`${address} did not come.`);
}

function report(name, times) {
  const rounded = times.map((time) => Math.round(time));
  const sorted = rounded.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(`${name}: median ${median}, slowest ${sorted.at(-1)} (${rounded.join(' ')})`);
}

await measure();
