import {expect, type Page, test} from '@playwright/test';
import {TOOLS} from '../../src/family/data/tools';
import {LIST_PAGE_SIZE_LIMIT} from '../../src/lib/constants';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const maintained = TOOLS.filter(({status}) => status === 'maintained').map(({name}) => name);
const others = TOOLS.filter(({status}) => status !== 'maintained').map(({name}) => name);
const withJob = (...wanted: string[]) =>
  TOOLS.toSorted((a, b) => Number(others.includes(a.name)) - Number(others.includes(b.name)))
    .filter(({jobs}) => wanted.every((job) => (jobs as readonly string[]).includes(job)))
    .map(({name}) => name);

const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter by name or #tag'});
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', {name});
const section = (page: Page, name: string) => page.getByRole('region', {name});
/** Titles of what can be seen of a list. */
const shown = (page: Page) =>
  page.getByRole('main').locator('li[data-page="current"] a').filter({visible: true});
const pager = (page: Page) => page.getByRole('navigation', {name: 'Pages of this list'});

/** A list without a page size of its own. */
const PAGED = `${SUB_PATH_URL}test/list`;

test.beforeEach(({page}) => visit(page, '/ecosystem').then(() => undefined));

test('the page of all tools shows them all, uncut, and #archived finds those that are archived (LST-1)', async ({
  page,
}) => {
  await expect(shown(page)).toHaveText([...maintained, ...others]);
  await expect(pager(page)).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 800});
  const descriptions = page.getByRole('main').locator('li p:first-of-type');
  await expect(descriptions).toHaveCount(TOOLS.length);
  expect(
    await descriptions.evaluateAll((texts) =>
      texts.filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1),
    ),
  ).toEqual([]);
  await field(page).fill('#archived');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${TOOLS.filter(({status}) => status === 'archived').length} items`,
  );
});

test('where no tool matches, the search over all pages is one click away (LST-1)', async ({
  page,
}) => {
  await field(page).fill('upload limits');
  await page.getByRole('link', {name: 'Search all pages for these words'}).click();
  await expect(page).toHaveURL(/\/search\?q=upload(?:%20|\+)limits$/u);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('upload limits');
});

test('with an empty query the maintained tools and the others show, in pages of five (LST-1, LST-2)', async ({
  page,
}) => {
  await visit(page, PAGED);
  const primary = section(page, 'Maintained tools');
  await expect(primary.locator('li[data-page="current"] a').filter({visible: true})).toHaveText(
    maintained.slice(0, LIST_PAGE_SIZE_LIMIT),
  );
  const secondary = section(page, 'Archived tools and tutorials');
  await expect(secondary.locator('li a')).toHaveText(others);
  await expect(secondary.getByRole('navigation')).toHaveCount(0);
});

test('the pager shows the numbers only, and each page its five items (LST-2, CON-7)', async ({
  page,
}) => {
  await visit(page, PAGED);
  const pageCount = Math.ceil(maintained.length / LIST_PAGE_SIZE_LIMIT);
  const numbers = pager(page).getByRole('button').filter({visible: true});
  await expect(numbers).toHaveText(Array.from({length: pageCount}, (_, index) => `${index + 1}`));
  for (let index = 1; index < pageCount; index += 1) {
    await numbers.nth(index).click();
    await expect(numbers.nth(index)).toHaveAttribute('aria-current', 'page');
    const start = index * LIST_PAGE_SIZE_LIMIT;
    await expect(
      section(page, 'Maintained tools')
        .locator('li[data-page="current"] a')
        .filter({visible: true}),
    ).toHaveText(maintained.slice(start, start + LIST_PAGE_SIZE_LIMIT));
  }
});

test('a chip sets the query to its #tag, is pressed, and a second press empties the query (LST-1)', async ({
  page,
}) => {
  const lint = chip(page, 'Check quality');
  await expect(lint).toHaveAttribute('aria-pressed', 'false');
  await lint.click();
  await expect(field(page)).toHaveValue('#lint');
  await expect(lint).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page)).toHaveText(withJob('lint'));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${withJob('lint').length} items`,
  );
  await chip(page, 'Serve an API').click();
  await expect(field(page)).toHaveValue('#serve');
  await expect(lint).toHaveAttribute('aria-pressed', 'false');
  await chip(page, 'Serve an API').click();
  await expect(field(page)).toHaveValue('');
  await expect(section(page, 'Maintained tools')).toBeVisible();
});

test('an item must carry every tag and contain the words, whatever the case (VAL-11, C-02)', async ({
  page,
}) => {
  await field(page).fill('#govern #compose');
  await expect(shown(page)).toHaveText(withJob('govern', 'compose'));
  await field(page).fill('yOgA #serve');
  await expect(shown(page)).toHaveText(['Yoga']);
  await field(page).fill('#serve  yoga');
  await expect(shown(page)).toHaveText(['Yoga']);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('One item');
});

test('when nothing matches, the sentence quotes the query in bold, and markup in it stays text (LST-1)', async ({
  page,
}) => {
  await field(page).fill(' <b>nothing</b> ');
  const sentence = page.getByText('No tool matches');
  await expect(sentence).toHaveText(
    'No tool matches “<b>nothing</b>”. Try a shorter name, or pick a job.',
  );
  await expect(sentence.locator('strong')).toHaveText('“<b>nothing</b>”');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 items');
  await field(page).fill('#');
  await expect(page.getByText('No tool matches “#”.')).toBeVisible();
  await field(page).fill('   ');
  await expect(section(page, 'Maintained tools')).toBeVisible();
});

test('other content starts at its first page again (LST-4)', async ({page}) => {
  await visit(page, PAGED);
  await pager(page).getByRole('button', {name: 'Page 3'}).click();
  await field(page).fill('a');
  await expect(pager(page).getByRole('button', {name: 'Page 1'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pager(page).getByRole('button', {name: 'Page 2'}).click();
  await field(page).fill('e');
  await expect(pager(page).getByRole('button', {name: 'Page 1'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await field(page).fill('');
  await expect(shown(page).first()).toHaveText(maintained[0] ?? '');
});

test('the list can be used with the keyboard alone: field, chips, pages, items (LST-1, LST-2)', async ({
  page,
}) => {
  await visit(page, PAGED);
  await field(page).focus();
  await page.keyboard.type('#gov');
  await page.keyboard.press('Tab');
  const firstChip = page.getByRole('list', {name: 'Tags'}).getByRole('button').first();
  await expect(firstChip).toBeFocused();
  await page.keyboard.press('Space');
  await expect(firstChip).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).not.toHaveValue('#gov');
  await page.keyboard.press('Enter');
  await expect(firstChip).toHaveAttribute('aria-pressed', 'false');

  // From the last chip on: the five items of this page, then the page numbers; items of other pages are no stops.
  await page.getByRole('list', {name: 'Tags'}).getByRole('button').last().focus();
  for (const name of maintained.slice(0, LIST_PAGE_SIZE_LIMIT)) {
    const item = page
      .getByRole('main')
      .locator('li[data-page="current"]')
      .filter({
        has: page.getByRole('link', {name, exact: true}),
      });
    for (const link of await item.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
  }
  // The current page is no stop: there is nothing to do on it.
  await page.keyboard.press('Tab');
  await expect(pager(page).getByRole('button', {name: 'Page 2'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pager(page).getByRole('button', {name: 'Page 3'})).toBeFocused();
  await page.keyboard.press('Enter');
  const third = pager(page).getByRole('button', {name: 'Page 3'});
  await expect(third).toHaveAttribute('aria-current', 'page');
  await expect(third).toBeFocused();
  await expect(shown(page).first()).toHaveText(maintained[2 * LIST_PAGE_SIZE_LIMIT] ?? '');
});
