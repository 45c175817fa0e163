import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {expect, type Page, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {SITES} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');
const ORIGIN = SITES[0].env.SITE_URL;
let folder: string;

// All in one worker, so that the archive is made once.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  const script = path.join(ROOT, 'scripts/run.mjs');
  const args = ['archive', 'en-US', '--from', path.join(ROOT, SITES[0].folder), '--out', folder];
  await promisify(execFile)(process.execPath, [script, ...args]);
  const packed = await readFile(path.join(folder, 'selection-set-en-US.zip'));
  for (const [name, content] of Object.entries(unzipSync(packed))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
});

test.afterAll(async () => {
  await rm(folder, {recursive: true, force: true});
});

const addressOf = (file: string): string =>
  pathToFileURL(path.join(folder, 'selection-set-en-US', file)).href;

/** What must not happen on a page from disk. */
function watch(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(message.text());
    }
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('requestfailed', (request) => seen.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!/^(?:file|data):/u.test(request.url())) {
      seen.push(`asked: ${request.url()}`);
    }
  });
  return seen;
}

test('an archive opens from disk: pages with their styles, fonts and pictures, and links from one file to the next', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(addressOf('index.html'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.locator('header').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(addressOf('docs.html'));
  await page.goto(addressOf('docs/yoga.html'));
  await page.locator('main a[href$="quick-start.html"]').first().click();
  await expect(page).toHaveURL(addressOf('docs/yoga/quick-start.html'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
  const note = page.getByRole('contentinfo').getByText('This is a copy on your device');
  await expect(note.getByRole('link')).toHaveAttribute('href', `${ORIGIN}/`);
  await page.goto(addressOf('docs/writing/components.html'));
  const pictures = page.locator('main picture img, main img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(seen).toEqual([]);
});

test('no link of an archive leads to a file that is not there, and other languages are on the site', async ({
  page,
}) => {
  const packed = unzipSync(await readFile(path.join(folder, 'selection-set-en-US.zip')));
  const known = new Set(
    Object.keys(packed).map((name) => pathToFileURL(path.join(folder, name)).href),
  );
  for (const file of ['index.html', 'docs/yoga/quick-start.html', 'blog.html', 'search.html']) {
    await page.goto(addressOf(file));
    const targets = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])),
      );
    const local = targets.filter((target) => target.startsWith('file:'));
    expect(local.length).toBeGreaterThan(10);
    expect(local.filter((target) => !known.has(target.replace(/[?#].*$/u, '')))).toEqual([]);
    await expect(page.locator('header a[hreflang="fr"]').first()).toHaveAttribute(
      'href',
      new RegExp(`^${ORIGIN}/fr`, 'u'),
    );
  }
});

test('an archive shows no control that would do nothing, and its theme follows the system', async ({
  page,
}) => {
  for (const file of ['index.html', 'docs/yoga/quick-start.html', 'logos.html', 'ecosystem.html']) {
    await page.goto(addressOf(file));
    // The hero's fields are native check boxes, which its style sheet follows.
    const dead = page.locator(
      'button:not([popovertarget], [commandfor], [type="submit"]), select, [role="tab"], input:not([type="email"], [type="checkbox"])',
    );
    await expect(dead.filter({visible: true})).toHaveCount(0);
  }
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({colorScheme: 'light'});
  const light = await background();
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await background()).not.toBe(light);
});

test('the search of an archive finds pages and sections without a server, and opens them', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(addressOf('docs/yoga.html'));
  await page.locator('header').getByRole('link', {name: 'Search'}).first().click();
  await expect(page).toHaveURL(addressOf('search.html'));
  const hits = page.locator('#archive-answer > ol > li');
  await expect(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
  await page.getByRole('searchbox').fill('yoga quick start');
  await expect(hits.first().getByRole('link').first()).toHaveText(/quick start/iu);
  await expect(hits.first().locator('p').first()).toHaveText('Yoga');
  await expect(hits.first().locator('mark').first()).toBeVisible();
  await expect(hits.first().locator('ul a').first()).toHaveAttribute('href', /\.html#./u);
  await hits.first().getByRole('link').first().click();
  await expect(page).toHaveURL(addressOf('docs/yoga/quick-start.html'));
  await page.goto(`${addressOf('search.html')}?q=${encodeURIComponent('<img src=x>zqzq')}`);
  await expect(page.locator('#archive-answer')).toContainText('<img src=x>zqzq');
  expect(seen).toEqual([]);
});
