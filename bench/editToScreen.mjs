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

const PAGES = 200;
const EDITS = 12;
const PORT = 4310;
const EDITED = {file: 'docs/yoga/index.mdx', address: `http://127.0.0.1:${PORT}/docs/yoga`};

/** Time from saving a document to its new words in the browser, in `npm start` with two hundred documents. */
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
    const times = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      times.push(await timeEdit(page, path.join(folder, EDITED.file), edit));
    }
    report(count, times);
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
      await page.goto(EDITED.address);
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

async function timeEdit(page, file, edit) {
  const words = `Edit number ${edit} is on the screen.`;
  const text = readFileSync(file, 'utf8').replace(/\nEdit number .*\n/u, '\n');
  const start = performance.now();
  writeFileSync(file, `${text.trimEnd()}\n\n${words}\n`);
  await page.getByText(words).waitFor({timeout: 30_000});
  const time = performance.now() - start;
  // An author does not save again before the last change has settled.
  await page.waitForTimeout(800);
  return time;
}

function report(count, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  console.log(
    `${count} documents, ${times.length} edits: median ${at(0.5)} ms, slowest ${at(1)} ms`,
  );
  console.log(times.map((time) => Math.round(time)).join(' '));
}

await measure();
