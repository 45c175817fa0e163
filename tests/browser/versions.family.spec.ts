import type {ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VERSIONS_SITE} from '../../scripts/testSites.mjs';
import {IS_NIGHTLY} from '../support/scope';
import {findViolations} from './support/axe';
import {serveBuilt} from './support/serveBuilt';
import {visit, wake} from './support/visit';

const ROOT = path.join(__dirname, '../..');
const {folder, baseUrl, port} = VERSIONS_SITE;
const ORIGIN = `http://127.0.0.1:${port}`;

let server: ChildProcess;

// One worker, because the server has one port.
test.describe.configure({mode: 'default'});

test.skip(!IS_NIGHTLY, 'The site with versions is built at night.');

test.beforeAll(async () => {
  if (!existsSync(path.join(ROOT, folder))) {
    throw new Error(`${folder} is missing. Build it with: npx jest tests/build/versions`);
  }
  server = await serveBuilt(folder, baseUrl, port);
});

test.afterAll(() => {
  server.kill();
});

test('the menu leads to the same page, and "Docs" to the chosen version from then on (V2, V7)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, `${ORIGIN}/docs/yoga`);
  await page.locator('#docs-sidebar summary', {hasText: 'Version: 2.0'}).press('Enter');
  await page.locator('#docs-sidebar').getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL(`${ORIGIN}/docs/1.0/yoga`);
  await expect(page.getByRole('note')).toContainText('no longer updated: 1.0');
  await page.reload();
  await wake(page);
  await expect(page.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    /^\/docs\/1\.0\/?$/u,
  );
});

test('the search keeps to the version, and finds what only that has (V1)', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, `${ORIGIN}/docs/1.0/yoga/gone`);
  const trigger = page.locator('header a[aria-haspopup=dialog]');
  await visit(page, ORIGIN + ((await trigger.getAttribute('href')) ?? ''));
  await page.getByRole('searchbox').fill('walrus');
  await expect(page.getByRole('main').getByRole('link', {name: 'Gone'})).toHaveAttribute(
    'href',
    '/docs/1.0/yoga/gone',
  );
  await page.getByRole('link', {name: 'Search the latest version'}).click();
  await expect(page.getByRole('status').filter({hasText: 'No results for "walrus"'})).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`menu and notice pass axe and fit 320 pixels, ${colorScheme} (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 320, height: 800});
    await visit(page, `${ORIGIN}/docs/next/yoga/new`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.getByRole('button', {name: 'Contents', exact: true}).click();
    await page.locator('#docs-sidebar summary', {hasText: 'Version: Next'}).click();
    await expect(
      page.getByText('Does not have this page; leads to its start').first(),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('menu and notice can be used (V2, V3)', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`${ORIGIN}/docs/1.0/yoga/gone`);
    await page.locator('#docs-sidebar summary', {hasText: 'Version: 1.0'}).click();
    await page.locator('#docs-sidebar').getByRole('link', {name: /^2\.0/u}).click();
    await expect(page).toHaveURL(`${ORIGIN}/docs`);
    await page.goto(`${ORIGIN}/docs/next/yoga`);
    await page.getByRole('link', {name: 'Read this page in the latest version, 2.0'}).click();
    await expect(page).toHaveURL(`${ORIGIN}/docs/yoga`);
  });
});
