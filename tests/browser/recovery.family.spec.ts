import {expect, type Page, type Route, test} from '@playwright/test';
import {shareOf} from '../support/scope';
import {hydrated} from './support/hydrated';
import {expectReadable} from './support/readable';
import {visit} from './support/visit';

const PAGE = '/docs/yoga/quick-start';
const NEXT = '/docs/mesh';
const MAIN = /\/assets\/js\/main\.[^/]*\.js$/u;
const GROUP = /\/assets\/js\/routes-docs-yoga\.[^/]*\.js$/u;
const NEXT_GROUP = /\/assets\/js\/routes-docs-mesh\.[^/]*\.js$/u;

const notice = (page: Page) => page.locator('body > aside[role="status"]');
const search = (page: Page) => page.locator('a[aria-haspopup=dialog]').first();
const failed = (page: Page) => page.getByText(/could not be loaded/u);

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

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  }, path);
}

test('a first page whose group of routes does not come says so, and its search leads on', async ({
  page,
}) => {
  await page.route(GROUP, (route) => route.abort());
  await page.goto(PAGE);
  await search(page).click();
  await expect(page).toHaveURL(/\/search/u);
  await page.goBack();
  await page.evaluate(() => window.firstLoad?.start());
  await expect(notice(page)).toContainText('Some parts of this page did not load.');
  await expectReadable(page);
});

test('a next page whose group of routes does not come is visited once, with what was typed', async ({
  page,
}) => {
  await visit(page, PAGE);
  const filter = page.getByRole('searchbox', {name: 'Filter pages by title'});
  await filter.fill('error');
  await page.waitForLoadState('networkidle');
  await page.route(NEXT_GROUP, (route) => route.abort());
  await page.route(`**${NEXT}`, async (route) => {
    if (route.request().isNavigationRequest()) {
      await page.unroute(NEXT_GROUP);
    }
    await route.continue();
  });
  const opened = watchDocuments(page);
  await follow(page, NEXT);
  await expect.poll(() => opened).toEqual([NEXT]);
  await page.evaluate(() => window.firstLoad?.start());
  await hydrated(page);
  await expect(filter).toHaveValue('error');
  await expectReadable(page);
});

test('where it stays away, the visited page can be read, says so, and does not load itself again', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.route(NEXT_GROUP, (route) => route.abort());
  const opened = watchDocuments(page);
  await follow(page, NEXT);
  await expect.poll(() => opened).toEqual([NEXT]);
  await page.evaluate(() => window.firstLoad?.start());
  await expect(notice(page)).toContainText('Some parts of this page did not load.');
  await expectReadable(page);
  expect(opened).toEqual([NEXT]);
});

test('without a connection a next page whose group is not there leaves this one as it is', async ({
  page,
  context,
}) => {
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  const filter = page.getByRole('searchbox', {name: 'Filter pages by title'});
  await filter.fill('error');
  const opened = watchDocuments(page);
  await context.setOffline(true);
  await follow(page, NEXT);
  await expect(notice(page)).toContainText('cannot be loaded right now');
  await expect(filter).toHaveValue('error');
  expect(opened).toEqual([]);
});

const answerWith = (body: string) => (route: Route) =>
  route.fulfill({contentType: 'text/javascript', body});

const WRONG_SCRIPTS = [
  ['garbage', answerWith('<!doctype html><h1>Log in</h1>')],
  ['empty', answerWith('')],
  ['of somebody else', answerWith('document.body.textContent = "theirs"')],
] as const;

for (const [name, treat] of shareOf(WRONG_SCRIPTS, WRONG_SCRIPTS.length)) {
  test(`scripts that are ${name} give clicks back, and the page says so`, async ({page}) => {
    await page.route(MAIN, treat);
    await page.goto(PAGE);
    await search(page).click();
    await expect(page).toHaveURL(/\/search/u);
    await page.goBack();
    await page.evaluate(() => window.firstLoad?.start());
    await expect(failed(page)).toBeVisible();
    await expectReadable(page);
  });

  test(`scripts that are ${name} once come around every cache`, async ({page}) => {
    let count = 0;
    await page.route(MAIN, async (route) => {
      count += 1;
      await (count === 1 ? treat(route) : route.continue());
    });
    await page.goto(PAGE);
    await search(page).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });
}

test('scripts that throw while they start give clicks back at once, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'MessageChannel', {
      get: () => {
        throw new Error('This browser is too old.');
      },
    });
  });
  await page.goto(PAGE);
  await search(page).click();
  await expect(page).toHaveURL(/\/search/u);
  await page.goBack();
  await page.evaluate(() => window.firstLoad?.start());
  await expect(failed(page)).toBeVisible();
  await expectReadable(page);
});

test('a page that is not ready in time says so, and takes it back when it is', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(GROUP, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.evaluate(() => window.firstLoad?.start());
  await expect(failed(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(failed(page)).toBeHidden();
});
