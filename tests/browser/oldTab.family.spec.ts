import {expect, type Page, type Route, test} from '@playwright/test';
import {hydrated} from './support/hydrated';
import {visit} from './support/visit';

/** Scripts that only some page needs; runtime and main are loaded by then. */
const CHUNKS = /\/assets\/js\/(?!runtime|main)[^/]*\.js$/u;
const START = '/docs/yoga';

const notice = (page: Page) => page.locator('body > aside[role="status"]');
const gone = (route: Route) => route.fulfill({status: 404, body: 'gone'});

/** Addresses of the documents that a page opens from now on. */
function watchDocuments(page: Page): readonly string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      opened.push(new URL(request.url()).pathname);
    }
  });
  return opened;
}

/** A click without the pointer's way to the link, on which a page is fetched ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    link?.click();
  }, path);
}

/** An old tab: its page is open, and no further script of its build is on the server. */
async function openOldTab(page: Page, address = START): Promise<void> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  await page.route(CHUNKS, gone);
}

test('a link in an old tab opens its page from the server, once', async ({page}) => {
  await openOldTab(page);
  const opened = watchDocuments(page);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  // Its scripts are gone, too: once they are wanted, the page stays as it is, says so, and does not load itself again.
  await page.evaluate(() => window.firstLoad?.start());
  await expect(notice(page)).toContainText('Some parts of this page did not load.');
  await page.waitForTimeout(3000);
  expect(opened).toEqual(['/blog']);
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/blog$/u);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('after the one reload a tab with the new build goes on without another', async ({page}) => {
  await openOldTab(page);
  const opened = watchDocuments(page);
  await page.route('**/blog', async (route) => {
    await page.unroute(CHUNKS);
    await route.continue();
  });
  await page.getByRole('link', {name: 'Blog'}).first().click();
  // The old page is hydrated as well, until the new one is there.
  await expect(page).toHaveURL(/\/blog$/u);
  await hydrated(page);
  await follow(page, '/ecosystem');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/./u);
  await expect(page).toHaveURL(/\/ecosystem$/u);
  expect(opened).toEqual(['/blog']);
});

test('pointing at links of an old tab reloads nothing, and tells of the newer version', async ({
  page,
}) => {
  await openOldTab(page);
  const opened = watchDocuments(page);
  await page.getByRole('link', {name: 'Blog'}).first().hover();
  await expect(notice(page)).toContainText('A newer version is ready.');
  expect(opened).toEqual([]);
  await notice(page).getByRole('button', {name: 'Close'}).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${START}$`, 'u'));
});

test('what was typed comes along: the filter of the sidebar and the search', async ({page}) => {
  await openOldTab(page);
  const filter = page.getByRole('searchbox', {name: 'Filter pages by title'});
  await filter.fill('error');
  await page.unroute(CHUNKS);
  await page.keyboard.press('Tab');
  await page.locator('body').click({position: {x: 2, y: 300}});
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
  await search.fill('masked errors');
  await expect(
    page.getByRole('dialog', {name: 'Search'}).getByRole('option').first(),
  ).toBeVisible();
  await page.route(CHUNKS, gone);
  await page.route('**/docs/**', async (route) => {
    if (route.request().isNavigationRequest()) {
      await page.unroute(CHUNKS);
    }
    await route.continue();
  });
  const opened = watchDocuments(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => opened.length).toBe(1);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(opened[0]);
  await expect(filter).toHaveValue('error');
  await page.keyboard.press('Control+k');
  await expect(search).toHaveValue('masked errors');
});

test('where the tab can remember nothing, a line offers the page instead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await openOldTab(page);
  const opened = watchDocuments(page);
  await follow(page, '/blog');
  await expect(notice(page)).toContainText('has been published again');
  expect(opened).toEqual([]);
  await notice(page).getByRole('link', {name: 'Open the page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});

test('without a connection the page stays, says so, and the next one comes with the network', async ({
  page,
  context,
}) => {
  await visit(page, START);
  await page.waitForLoadState('networkidle');
  const opened = watchDocuments(page);
  await context.setOffline(true);
  await follow(page, '/tools/hive');
  await expect(notice(page)).toContainText('cannot be loaded right now');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hive');
  await expect(notice(page)).toHaveCount(0);
  expect(opened).toEqual([]);
});

test('a script that fails twice comes with the third try, and nobody notices', async ({page}) => {
  await visit(page, START);
  await page.waitForLoadState('networkidle');
  const failed = new Map<string, number>();
  await page.route(CHUNKS, async (route) => {
    const {pathname} = new URL(route.request().url());
    const count = failed.get(pathname) ?? 0;
    failed.set(pathname, count + (route.request().method() === 'GET' ? 1 : 0));
    await (count < 2 ? route.abort() : route.continue());
  });
  const opened = watchDocuments(page);
  await follow(page, '/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  expect(opened).toEqual([]);
});
