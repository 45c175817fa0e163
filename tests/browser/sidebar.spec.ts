import {expect, type Page, test} from '@playwright/test';
import {expectStill, recordShifts} from './support/shifts';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

/** A tree that is longer than the screen, with a folder in a folder, and a page with forty headings. */
const LONG = `${SUB_PATH_URL}test/docs`;

const tree = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const inner = (page: Page) => tree(page).locator('details[data-folder="test/Folder/Inner"]');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter pages by title'});
const isOpen = (page: Page) => inner(page).evaluate((folder: HTMLDetailsElement) => folder.open);
const scrolled = (page: Page) => tree(page).evaluate(({scrollTop}) => scrollTop);

test.use({viewport: {width: 1280, height: 700}});

test('folders and scroll survive a reload, are there before the first paint, and nothing shifts (DOC-12)', async ({
  page,
}) => {
  await visit(page, LONG);
  expect(await isOpen(page)).toBe(false);
  await inner(page).locator('summary').click();
  await tree(page).evaluate((element) => element.scrollTo({top: 400}));
  await recordShifts(page);
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(window, {frames});
    const record = (): void => {
      const folder = document.querySelector<HTMLDetailsElement>(
        'details[data-folder="test/Folder/Inner"]',
      );
      if (folder !== null && document.querySelector('main') !== null) {
        frames.push(`${folder.open} ${document.querySelector('[data-sidebar-tree]')?.scrollTop}`);
      }
      // After the frame's own callbacks have run: what is painted.
      requestAnimationFrame(() => setTimeout(record));
    };
    record();
  });
  await visit(page, LONG);
  await page.waitForTimeout(300);
  expect(await isOpen(page)).toBe(true);
  expect(await scrolled(page)).toBe(400);
  const frames = await page.evaluate(() => (window as unknown as {frames: string[]}).frames);
  expect(new Set(frames.slice(1))).toEqual(new Set(['true 400']));
  await expectStill(page);
});

test('they survive following a link, also one that loads a new page (DOC-12)', async ({page}) => {
  await visit(page, LONG);
  await inner(page).locator('summary').click();
  await tree(page)
    .getByRole('link', {name: /Café leaf/u})
    .click();
  await expect(page).toHaveURL(/\/folder\/leaf$/u);
  expect(await isOpen(page)).toBe(true);
  await visit(page, `${LONG}/folder`);
  expect(await isOpen(page)).toBe(true);
});

test('a page in a closed folder opens it; closed on that page, it stays closed on a reload (DOC-3, DOC-12)', async ({
  page,
}) => {
  await visit(page, `${LONG}/folder/inner/deep`);
  expect(await isOpen(page)).toBe(true);
  await inner(page).locator('summary').click();
  await expect.poll(async () => isOpen(page)).toBe(false);
  // The browser tells of a change with its next frame.
  await page.evaluate(async () => new Promise(requestAnimationFrame));
  await visit(page, `${LONG}/folder/inner/deep`);
  expect(await isOpen(page)).toBe(false);
});

test('a folder that was closed on another page opens for a page in it (DOC-3, DOC-12)', async ({
  page,
}) => {
  await visit(page, `${LONG}/folder/leaf`);
  await inner(page).locator('summary').click();
  await inner(page).locator('summary').click();
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /Deep/u})
    .click();
  await expect(page).toHaveURL(/\/inner\/deep$/u);
  await expect.poll(() => isOpen(page)).toBe(true);
});

test('the entry of the page is brought into view where the tree was scrolled away on another page (DOC-12)', async ({
  page,
}) => {
  await visit(page, LONG);
  await tree(page).evaluate((element) => element.scrollTo({top: 900}));
  await visit(page, `${LONG}/folder/leaf`);
  await expect(tree(page).getByRole('link', {name: /Café leaf/u})).toBeInViewport();
});

for (const stored of ['no json', '{"test/Folder/Inner":7}', 'null']) {
  test(`a stored text of ${stored} does no harm (DOC-12)`, async ({page}) => {
    await page.addInitScript((text) => {
      sessionStorage.setItem('portal.sidebar.folders', text);
      sessionStorage.setItem('portal.sidebar.place.test', text);
    }, stored);
    await visit(page, LONG);
    expect(await isOpen(page)).toBe(false);
    expect(await scrolled(page)).toBe(0);
    await inner(page).locator('summary').click();
    expect(await isOpen(page)).toBe(true);
  });
}

test('with storage blocked, folders open and pages load without an error (DOC-12)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await visit(page, LONG);
  await inner(page).locator('summary').click();
  await tree(page)
    .getByRole('link', {name: /Café leaf/u})
    .click();
  await expect(page).toHaveURL(/\/folder\/leaf$/u);
  expect(await isOpen(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('by keyboard alone: filter, clear, open a folder and follow a link (RTE-6)', async ({
  page,
}) => {
  await visit(page, LONG);
  await field(page).focus();
  await page.keyboard.type('deep');
  await expect(page.getByRole('status').filter({hasText: '1 page'})).toBeVisible();
  await expect(tree(page).locator('mark')).toHaveText('Deep');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tree(page).getByRole('link', {name: /Long page/u})).toBeFocused();
  await inner(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tree(page).getByRole('link', {name: 'Deep page'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inner\/deep$/u);
});

test('in the popover, Escape empties the filter first and closes then (C-22)', async ({page}) => {
  await page.setViewportSize({width: 360, height: 700});
  await visit(page, LONG);
  await page.getByRole('button', {name: 'Contents', exact: true}).click();
  await field(page).fill('cafe');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(tree(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tree(page)).toBeHidden();
});

test('the heading that is being read stays in view in a long list of headings (DOC-10)', async ({
  page,
}) => {
  await visit(page, LONG);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const last = contents.getByRole('link', {name: 'Heading 38', exact: true});
  await expect(last).not.toBeInViewport();
  await page
    .getByRole('heading', {name: 'Heading 38'})
    .evaluate((heading) => heading.scrollIntoView());
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(last).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.getByRole('link', {name: 'Heading 1', exact: true})).toBeInViewport();
});

test('the body is marked while the window changes its size, until 200 ms later (DOC-11)', async ({
  page,
}) => {
  await visit(page, LONG);
  await page.evaluate(() => {
    const marks: [string, number][] = [];
    Object.assign(window, {marks});
    new MutationObserver(() => {
      marks.push([document.body.className, performance.now()]);
    }).observe(document.body, {attributeFilter: ['class']});
  });
  await page.setViewportSize({width: 1200, height: 700});
  const marks = () => page.evaluate(() => (window as unknown as {marks: [string, number][]}).marks);
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
  const [first, ...rest] = await marks();
  expect(first?.[0]).toContain('resizing');
  expect(rest.at(-1)?.[0]).not.toContain('resizing');
  expect((rest.at(-1)?.[1] ?? 0) - (first?.[1] ?? 0)).toBeGreaterThanOrEqual(195);
});

test('questions open a prefilled issue: beside the text on wide screens, below it on narrow ones (DOC-2)', async ({
  page,
}) => {
  await visit(page, LONG);
  const link = page.getByRole('link', {name: 'Question? Give us feedback'}).filter({visible: true});
  await expect(link).toHaveCount(1);
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: 'Feedback for “Long page”',
    labels: 'kind/docs',
  });
  await expect(link).toHaveAttribute('target', '_blank');
  await page.setViewportSize({width: 800, height: 700});
  await expect(link).toHaveCount(1);
  await expect(
    page.getByRole('article').getByRole('link', {name: /Give us feedback/u}),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('folders open, links lead, and there is no filter (RTE-6)', async ({page}) => {
    await page.goto(LONG);
    await expect(field(page)).toBeHidden();
    await inner(page).locator('summary').click();
    await tree(page).getByRole('link', {name: 'Deep page'}).click();
    await expect(page).toHaveURL(/\/inner\/deep$/u);
    await expect(tree(page).getByRole('link', {name: 'Deep page'})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('its end is on the screen, with the announcement above the header and without (DOC-8, DOC-12)', async ({
  page,
}) => {
  await visit(page, LONG);
  const sidebar = page.locator('#docs-sidebar');
  await expect(page.getByRole('complementary', {name: 'Announcement'})).toBeVisible();
  await expect(sidebar.getByRole('combobox', {name: 'Theme'})).toBeInViewport({ratio: 1});
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(sidebar.getByRole('combobox', {name: 'Theme'})).toBeInViewport({ratio: 1});
});
