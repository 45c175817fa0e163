import {expect, type Locator, type Page, test} from '@playwright/test';
import {findViolations} from './support/axe';
import {type GiscusServer, startGiscus} from './support/giscusServer';
import {watchNetwork} from './support/networkLog';
import {SUB_PATH_URL} from './support/sites';

const POST = `${SUB_PATH_URL}blog/n-plus-one-in-graphql`;
const GATED = `${SUB_PATH_URL}test/comments`;
/** Texts of the widget's own scripts. */
const WIDGET_TEXTS = ['giscus-widget', 'giscus-session'];
/** Long enough for a second request to show, if there were one. */
const SETTLE_MS = 1000;
const NOTICE = 'The comments could not be loaded.';

// One port, so one test after the other.
test.describe.configure({mode: 'default'});

let giscus: GiscusServer;

test.beforeAll(async () => {
  giscus = await startGiscus();
});

test.beforeEach(() => giscus.behave('works'));

test.afterAll(() => giscus.close());

async function scrollToComments(page: Page): Promise<void> {
  await page.locator('#comments').evaluate((place) => place.scrollIntoView({block: 'center'}));
}

function frameText(page: Page): Locator {
  return page.frameLocator('giscus-widget iframe').locator('main');
}

test('0 bytes of the comments load before their place comes into view (CMT-2, API-10)', async ({
  page,
}) => {
  const log = watchNetwork(page);
  const before = giscus.requests.length;
  await page.goto(POST);
  await page.waitForLoadState('networkidle');
  expect(await log.scriptBytes(WIDGET_TEXTS)).toBe(0);
  expect(giscus.requests.length).toBe(before);
  await expect(page.getByRole('heading', {name: 'Comments'})).toHaveCount(0);

  await scrollToComments(page);
  await expect(frameText(page)).toHaveText('light en blog/n-plus-one-in-graphql');
  expect(await log.scriptBytes(WIDGET_TEXTS)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', {name: 'Comments'})).toBeVisible();
});

test('the widget loads once and is asked for this page, whatever its base address (CMT-1, CMT-2)', async ({
  page,
}) => {
  const before = giscus.requests.length;
  await page.goto(POST);
  await scrollToComments(page);
  await expect(frameText(page)).toContainText('light');
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToComments(page);
  await page.waitForTimeout(SETTLE_MS);
  const frames = giscus.requests.slice(before).filter(({pathname}) => pathname.endsWith('/widget'));
  expect(frames).toHaveLength(1);
  expect(Object.fromEntries(frames[0]?.searchParams ?? [])).toMatchObject({
    repo: 'selection-set/portal',
    repoId: 'R_test',
    category: 'Comments',
    categoryId: 'DIC_test',
    term: 'blog/n-plus-one-in-graphql',
    strict: '1',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    theme: 'light',
  });
});

test('the widget follows the theme while it is shown (CMT-1)', async ({page}) => {
  const before = giscus.requests.length;
  await page.goto(POST);
  await scrollToComments(page);
  await expect(frameText(page)).toContainText('light');
  await page.getByRole('button', {name: 'Switch between light and dark theme'}).first().click();
  await expect(frameText(page)).toHaveText('dark en blog/n-plus-one-in-graphql');
  expect(
    giscus.requests.slice(before).filter(({pathname}) => pathname.endsWith('/widget')),
  ).toHaveLength(1);
});

test('another post has its own discussion (CMT-1)', async ({page}) => {
  await page.goto(POST);
  await scrollToComments(page);
  await expect(frameText(page)).toContainText('n-plus-one');
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(POST);
  await scrollToComments(page);
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  await expect(frameText(page)).toHaveText(`light en blog/${slug}`);
});

for (const mode of ['error', 'silent', 'broken'] as const) {
  test(`a widget that is ${mode} gives way to a notice with a link to the discussion (ERR-12)`, async ({
    page,
  }) => {
    giscus.behave(mode);
    await page.goto(POST);
    await scrollToComments(page);
    const notice = page.getByRole('status').filter({hasText: NOTICE});
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute(
      'href',
      'https://github.com/selection-set/portal/discussions?discussions_q=%22blog%2Fn-plus-one-in-graphql%22+in%3Atitle',
    );
    await expect(page.locator('giscus-widget')).toBeHidden();
  });
}

test('a script of the widget that does not load gives way to the notice, too (ERR-12)', async ({
  page,
}) => {
  await page.goto(POST);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await scrollToComments(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test('behind the gate 0 bytes load until the click (C-26)', async ({page}) => {
  const log = watchNetwork(page);
  const before = giscus.requests.length;
  await page.goto(GATED);
  await scrollToComments(page);
  await page.waitForLoadState('networkidle');
  expect(await log.scriptBytes(WIDGET_TEXTS)).toBe(0);
  expect(giscus.requests.length).toBe(before);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', {name: 'Show comments'}).click();
  await expect(page.getByRole('heading', {name: 'Comments', level: 2})).toBeFocused();
  await expect(frameText(page)).toHaveText('light en test/comments');
});

test('without scripts there is no empty place and no gate (C-26)', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(GATED);
  await expect(page.getByRole('button', {name: 'Show comments'})).toBeHidden();
  await context.close();
});
