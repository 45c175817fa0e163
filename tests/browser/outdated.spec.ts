import {expect, type Locator, type Page, test} from '@playwright/test';
import {findViolations} from './support/axe';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const PAGE = `${SUB_PATH_URL}test/outdated`;

/** The mark after a block of the text. */
function markOutdated(page: Page, words: string): Locator {
  return page.locator('[data-outdated]', {hasText: words}).locator('+ [data-type]');
}

test.describe('without JavaScript (I4)', () => {
  test.use({javaScriptEnabled: false});

  test('a changed paragraph opens what the original says now, in its own language', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('note')).toContainText('behind the original by 18 paragraphs');
    const mark = markOutdated(page, 'Vous construisez');
    const source = mark.locator('[lang="en-US"][dir="ltr"]');
    await expect(source).toBeHidden();
    await mark.getByText('Changed in the original').click();
    await expect(source).toBeVisible();
    await expect(source).toContainText('You build a server that lists books, films and authors');
    await expect(source.locator('code')).toHaveText('graphql-yoga');
    await expect(source.getByRole('link')).toHaveAttribute('href', /\/docs$/u);
  });

  test('a changed row opens its text beside it, and the table stays as it is', async ({page}) => {
    await page.goto(PAGE);
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row')).toHaveCount(5);
    const size = (): Promise<readonly number[]> =>
      table.evaluate(({offsetHeight, offsetWidth}: HTMLElement) => [offsetHeight, offsetWidth]);
    const before = await size();
    const row = table.getByRole('row', {name: 'port'});
    await row.getByRole('button', {name: 'Changed in the original'}).click();
    await expect(row.locator('[popover]')).toBeVisible();
    await expect(row.locator('[popover]')).toContainText('port | 4001');
    expect(await size()).toEqual(before);
  });
});

test('marks are no headings, and headings keep their text and anchors (I4)', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(PAGE);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    /^Préparer le projet/u,
    /^Options/u,
    /^Pour continuer/u,
    /^Footnotes/u,
  ]);
  await expect(page.locator('#set-it-up')).toHaveText(/^Préparer le projet\u{200B}?$/u);
  await expect(page.locator('.table-of-contents a')).toHaveText([
    'Préparer le projet',
    'Options',
    'Pour continuer',
  ]);
});

for (const dir of ['ltr', 'rtl']) {
  test(`marks keep inside the page at 320 px, ${dir} (I4)`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await visit(page, PAGE);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
      document.querySelectorAll('article details').forEach((element) => {
        element.setAttribute('open', '');
      });
    }, dir);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('article [data-type]')]
        .filter((element) => element.closest('[role="group"]') === null)
        .map((element) => element.getBoundingClientRect())
        .filter(({left, right}) => left < 0 || right > document.documentElement.clientWidth),
    );
    expect(outside).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    // The line stands where reading starts.
    const [mark, source] = await Promise.all(
      [
        markOutdated(page, 'Vous construisez'),
        markOutdated(page, 'Vous construisez').locator('[lang]'),
      ].map((locator) => locator.boundingBox()),
    );
    const gaps = [
      (source?.x ?? 0) - (mark?.x ?? 0),
      (mark?.x ?? 0) + (mark?.width ?? 0) - (source?.x ?? 0) - (source?.width ?? 0),
    ];
    expect(Math.max(...gaps)).toBe(dir === 'ltr' ? gaps[0] : gaps[1]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marks and notice have no accessibility violations, ${colorScheme} (I4)`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(PAGE);
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((element) => {
        element.setAttribute('open', '');
      }),
    );
    await page.getByRole('button', {name: 'Changed in the original'}).click();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('code of the original is as wide as the text, and can be copied (I4)', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(PAGE);
  const mark = page.locator('article figure + [data-type="changed"]').first();
  await mark.getByText('Changed in the original').click();
  const code = mark.locator('figure');
  await expect(code).toContainText('npm init --yes');
  await expect(code.getByRole('button', {name: /copy/iu})).toBeVisible();
  const [outer, inner] = await Promise.all([mark.boundingBox(), code.boundingBox()]);
  expect((outer?.width ?? 0) - (inner?.width ?? 0)).toBeLessThan(20);
});

test('on paper, what the original says now is there (I4)', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(
    markOutdated(page, 'Vous construisez').getByText('You build a server that lists books'),
  ).toBeVisible();
});
