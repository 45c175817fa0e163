import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {PUBLISHED_SITE} from '../../scripts/testSites.mjs';
import {visit} from '../browser/support/visit';
import {watchPage} from '../browser/support/watchPage';

const {folder, baseUrl, port, url} = PUBLISHED_SITE;
const ORIGIN = `http://127.0.0.1:${port}`;
const SITEMAP = 'sitemap.xml';
const LEAST_CHARS = 60;

/** Addresses of a language's pages below the base address, as its sitemap has them; empty for the start page. */
function listPages(sitemap: string): readonly string[] {
  const text = readFileSync(path.join(folder, sitemap), 'utf8');
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, address = '']) => {
    if (!address.startsWith(url)) {
      throw new Error(`${sitemap} names ${address}, which is not below ${url}.`);
    }
    return address.slice(url.length);
  });
}

/** The text of a page is there, in whatever language. */
async function expectText(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(LEAST_CHARS);
}

/** Of each folder of pages the last one, which is no overview where there are others. */
function onePerKind(pages: readonly string[], prefix: string): readonly string[] {
  return [
    ...new Map(pages.map((page) => [page.slice(prefix.length).split('/')[0], page])).values(),
  ];
}

/** Each language by the folder that its pages are in; empty for the language at the root. */
const PREFIXES = [
  '',
  ...readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, SITEMAP)))
    .map(({name}) => `${name}/`),
];

const PAGES = PREFIXES.map((prefix) => ({prefix, pages: listPages(`${prefix}${SITEMAP}`)}));

/** What elements of a page lead to or load. */
async function listAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const attributes = ['href', 'src', 'srcset', 'action', 'poster'];
    return [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap(
      (element) => attributes.flatMap((name) => element.getAttribute(name) ?? []),
    );
  });
}

/** What the policy of a page lets it show in frames. */
async function readFrames(page: Page): Promise<string> {
  const policy = page.locator('meta[http-equiv="content-security-policy" i]').first();
  const content = (await policy.getAttribute('content')) ?? '';
  return /frame-src [^;]*/u.exec(content)?.[0] ?? '';
}

/** Whether something seen is a request for a frame that the policy names: the comments of a short post are in view at once. */
function isFramed(seen: string, frames: string): boolean {
  const origin = /^request: (?<origin>https?:\/\/[^/]+)/u.exec(seen)?.groups?.origin;
  return origin !== undefined && frames.includes(origin);
}

for (const {prefix, pages} of PAGES) {
  for (const address of onePerKind(pages, prefix)) {
    test(`${baseUrl}${address} works, asks nobody else, and stays below its base address (GEN, RTE-1)`, async ({
      page,
    }) => {
      const watch = watchPage(page, ORIGIN);
      const missing: string[] = [];
      page.on('response', (response) => {
        const {origin, pathname} = new URL(response.url());
        if (response.status() >= 400 || (origin === ORIGIN && !pathname.startsWith(baseUrl))) {
          missing.push(`${response.status()} ${response.url()}`);
        }
      });
      await visit(page, `${ORIGIN}${baseUrl}${address}`);
      await expectText(page);
      await page.getByRole('banner').locator('nav button').last().click();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      // A page that nobody has translated yet names its original.
      expect([url + address, url + address.slice(prefix.length)]).toContain(canonical);
      const rooted = (await listAddresses(page)).filter((each) => each.startsWith('/'));
      expect(rooted.length).toBeGreaterThan(20);
      expect(rooted.filter((each) => !each.startsWith(baseUrl))).toEqual([]);
      expect(missing).toEqual([]);
      const frames = await readFrames(page);
      expect(watch.take().filter((each) => !isFramed(each, frames))).toEqual([]);
    });
  }

  test(`the search of ${baseUrl}${prefix} finds a page by its title (API-7)`, async ({page}) => {
    const wanted = pages.findLast((address) => address.startsWith(`${prefix}docs/`)) ?? '';
    await visit(page, `${ORIGIN}${baseUrl}${wanted}`);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('combobox').fill(title);
    await expect(
      dialog.locator(`[role=option][href^="${baseUrl}${wanted}"]`).first(),
    ).toBeVisible();
  });
}

test('an address that does not exist is answered with 404, in words', async ({page}) => {
  const response = await page.goto(`${ORIGIN}${baseUrl}no/such-page`);
  expect(response?.status()).toBe(404);
  await expectText(page);
});
