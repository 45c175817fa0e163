import {expect, type Page, type Response, test} from '@playwright/test';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const HEADINGS = `${SUB_PATH_URL}test/headings`;
const MOVED = `${SUB_PATH_URL}test/moved`;

/** Distance of an element from the top of the window, in pixels. */
async function topOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('heading', {name}).boundingBox();
  return box?.y ?? Number.NaN;
}

test('a page that has moved leads to its new address with query and heading (N8)', async ({
  page,
}) => {
  await page.goto(`${SUB_PATH_URL}test/old-page?from=mail#new-name`);
  await page.waitForURL(`${HEADINGS}?from=mail#new-name`);
  await expect(page.getByRole('heading', {name: 'New name'})).toBeInViewport();
});

test('the address of a renamed heading leads to the heading (N8)', async ({page}) => {
  await visit(page, `${HEADINGS}#new-name`);
  const expected = await topOf(page, 'New name');
  await page.goto('about:blank');

  await visit(page, `${HEADINGS}#old-name`);

  await expect(page.getByRole('heading', {name: 'New name'})).toBeInViewport();
  expect(Math.abs((await topOf(page, 'New name')) - expected)).toBeLessThan(24);
  await expect(page).toHaveURL(`${HEADINGS}#old-name`);
});

test('old names neither show nor enter the table of contents (N8)', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, HEADINGS);
  await expect(page.locator('#old-name')).toHaveText('');
  await expect(page.locator('.table-of-contents a')).toHaveText(['First', 'New name']);
  await expect(page.getByText('is on another page now').filter({visible: true})).toHaveCount(0);
});

test('the address of a heading on another page now leads there, on arrival and later (N8)', async ({
  page,
}) => {
  await visit(page, `${HEADINGS}?from=mail#moved-away`);
  await page.waitForURL(`${MOVED}?from=mail#here`);
  await expect(page.getByRole('heading', {name: 'Here'})).toBeInViewport();

  await visit(page, HEADINGS);
  await page.evaluate(() => {
    window.location.hash = 'moved-away';
  });
  await page.waitForURL(`${MOVED}#here`);
  await expect(page.getByRole('heading', {name: 'Here'})).toBeInViewport();
});

test('a heading of a page that has moved is found after both moves (N8)', async ({page}) => {
  await page.goto(`${SUB_PATH_URL}test/old-page#moved-before`);
  await page.waitForURL(`${MOVED}#here`);
});

test('going back from where a heading has moved to does not trap the reader (N8)', async ({
  page,
}) => {
  await visit(page, `${SUB_PATH_URL}docs`);
  await page.goto(`${HEADINGS}#moved-away`);
  await page.waitForURL(`${MOVED}#here`);
  await page.goBack();
  await expect(page).toHaveURL(`${SUB_PATH_URL}docs`);
});

test('only pages with such headings load what handles them (N8)', async ({page}) => {
  /** As the compiled component holds it. */
  const mark = '"data-scripts":"hash"';
  for (const [address, expected] of [
    [MOVED, 0],
    [HEADINGS, 1],
  ] as const) {
    const scripts: string[] = [];
    const remember = (response: Response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.url());
      }
    };
    page.on('response', remember);
    await visit(page, address);
    page.off('response', remember);
    const holders: string[] = [];
    for (const script of scripts) {
      const text = await (await page.request.get(script)).text();
      if (text.includes(mark)) {
        holders.push(script);
      }
    }
    expect(scripts.length).toBeGreaterThan(0);
    expect(holders).toHaveLength(expected);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page that has moved leads to its new address (N8)', async ({page}) => {
    await page.goto(`${SUB_PATH_URL}test/old-page`);
    await page.waitForURL(HEADINGS);
  });

  test('the address of a renamed heading leads to the heading (N8)', async ({page}) => {
    await page.goto(`${HEADINGS}#old-name`);
    await expect(page.getByRole('heading', {name: 'New name'})).toBeInViewport();
  });

  test('the address of a heading on another page now shows the way there (N8)', async ({page}) => {
    await page.goto(`${HEADINGS}#moved-away`);
    await expect(page.locator('#moved-away')).toBeInViewport();
    await expect(page.locator('#moved-before')).toBeHidden();
    await page.getByRole('link', {name: 'Go to the section'}).filter({visible: true}).click();
    await page.waitForURL(`${MOVED}#here`);
  });
});
