import {expect, type Page, test} from '@playwright/test';
import {NAV_LINKS} from '../../src/family/data/navigation';
import {SOLUTIONS} from '../../src/family/data/solutions';
import {TOOLS} from '../../src/family/data/tools';
import {MENU_CLOSE_DELAY_MS, MENU_OPEN_DELAY_MS, MENU_SKIP_DELAY_MS} from '../../src/lib/constants';
import {QUICK_START} from './support/sites';
import {visit} from './support/visit';

const WORDS = ['Solutions', 'Ecosystem', 'Blog', 'Our Services', 'About Us', 'Contact Us'];

const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name, exact: true});
const panel = (page: Page, id: 'ecosystem' | 'solutions') => page.locator(`[data-panel="${id}"]`);

/** Stops the page's clock once the page is ready; from here on time passes only by `runFor`. */
async function visitWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/about');
  await trigger(page, 'Solutions').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('mega-menus', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the header links in this order: Solutions, Ecosystem, Blog, Our Services, About Us, Contact Us (HDR-1, C-20)', async ({
    page,
  }) => {
    await visit(page, '/about');
    await trigger(page, 'Solutions').waitFor();
    const entries = page.getByRole('navigation', {name: 'Main'}).locator('li > :is(a, button)');
    await expect(entries).toHaveText(WORDS);
    await expect(entries.filter({hasText: 'About Us'})).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('header').getByRole('link', {name: 'Selection Set'})).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('hovering opens a menu after 200 ms and not before; leaving closes it after 150 ms (HDR-7, CON-10)', async ({
    page,
  }) => {
    await visitWithStoppedClock(page);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS - 1);
    await expect(panel(page, 'solutions')).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page, 'solutions')).toBeVisible();

    await page.mouse.move(640, 790);
    await page.clock.runFor(MENU_CLOSE_DELAY_MS - 1);
    await expect(panel(page, 'solutions')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'solutions')).toBeHidden();
  });

  test('a pointer that reaches the panel within 150 ms keeps it open (HDR-7)', async ({page}) => {
    await visitWithStoppedClock(page);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS);
    await page.mouse.move(640, 790);
    await page.clock.runFor(MENU_CLOSE_DELAY_MS - 1);
    await panel(page, 'solutions').hover({position: {x: 20, y: 20}});
    await page.clock.runFor(MENU_CLOSE_DELAY_MS * 10);
    await expect(panel(page, 'solutions')).toBeVisible();
  });

  test('within 300 ms of a close the next menu opens at once, later after 200 ms again (HDR-7, CON-10)', async ({
    page,
  }) => {
    await visitWithStoppedClock(page);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS);
    await page.mouse.move(640, 790);
    await page.clock.runFor(MENU_CLOSE_DELAY_MS);
    await expect(panel(page, 'solutions')).toBeHidden();
    await page.clock.runFor(MENU_SKIP_DELAY_MS - 1);
    await trigger(page, 'Ecosystem').hover();
    await expect(panel(page, 'ecosystem')).toBeVisible();

    await page.mouse.move(640, 790);
    await page.clock.runFor(MENU_CLOSE_DELAY_MS + MENU_SKIP_DELAY_MS);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS - 1);
    await expect(panel(page, 'solutions')).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page, 'solutions')).toBeVisible();
  });

  test('a click opens and closes a menu; following a link in it leads there and closes it (HDR-6) @smoke', async ({
    page,
  }) => {
    await visit(page, '/about');
    const solutions = trigger(page, 'Solutions');
    await expect(solutions).toHaveAttribute('aria-expanded', 'false');
    await solutions.click();
    await expect(solutions).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'solutions')).toBeVisible();
    // The pointer's own timer, started before the first click, would open the menu again after a second click within it.
    await page.waitForTimeout(2 * MENU_OPEN_DELAY_MS);
    await solutions.click();
    await expect(panel(page, 'solutions')).toBeHidden();
    await solutions.click();
    await panel(page, 'solutions').getByRole('link', {name: 'All solutions'}).click();
    await expect(page).toHaveURL(/\/solutions$/u);
    await expect(panel(page, 'solutions')).toBeHidden();
  });

  test('the trigger names the panel it controls, and the panel is named by its trigger (HDR-6)', async ({
    page,
  }) => {
    await visit(page, '/about');
    const ecosystem = trigger(page, 'Ecosystem');
    await ecosystem.click();
    const id = await ecosystem.getAttribute('aria-controls');
    const content = page.locator(`[id="${id}"]`);
    await expect(content.locator('[data-panel="ecosystem"]')).toBeVisible();
    await expect(content).toHaveAttribute(
      'aria-labelledby',
      (await ecosystem.getAttribute('id')) ?? '',
    );
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a menu, ArrowDown enters it, Tab moves on, Escape closes it and gives focus back (HDR-6, HDR-8)`, async ({
      page,
    }) => {
      await visit(page, '/about');
      const ecosystem = trigger(page, 'Ecosystem');
      await ecosystem.focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'ecosystem')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const links = panel(page, 'ecosystem').getByRole('link');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page, 'ecosystem')).toBeHidden();
      await expect(ecosystem).toBeFocused();
    });
  }

  test('Tab leads from the trigger through the panel to the next entry, and focus that leaves the navigation closes the panel (HDR-6)', async ({
    page,
  }) => {
    await visit(page, '/about');
    await trigger(page, 'Ecosystem').focus();
    await page.keyboard.press('Enter');
    const links = panel(page, 'ecosystem').getByRole('link');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Tab');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await expect(navigation.getByRole('link', {name: 'Blog', exact: true})).toBeFocused();
    await navigation.getByRole('link', {name: 'Contact Us', exact: true}).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'ecosystem')).toBeHidden();
  });

  test('after Escape the menu under the pointer stays closed until the pointer comes again (HDR-8)', async ({
    page,
  }) => {
    await visitWithStoppedClock(page);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS);
    await expect(panel(page, 'solutions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'solutions')).toBeHidden();
    await trigger(page, 'Solutions').hover({position: {x: 12, y: 12}});
    await page.clock.runFor(2000);
    await expect(panel(page, 'solutions')).toBeHidden();
    await page.mouse.move(640, 790);
    await page.clock.runFor(2000);
    await trigger(page, 'Solutions').hover();
    await page.clock.runFor(MENU_OPEN_DELAY_MS);
    await expect(panel(page, 'solutions')).toBeVisible();
  });

  test('Ecosystem shows the 20 tools in three groups with mark, name, title and who is archived, and a closing link (HDR-9, TOOL-4)', async ({
    page,
  }) => {
    await visit(page, '/about');
    await trigger(page, 'Ecosystem').click();
    const groups = panel(page, 'ecosystem').getByRole('list');
    await expect(groups).toHaveCount(3);
    const items = groups.getByRole('listitem');
    await expect(items).toHaveCount(TOOLS.length);
    const links = items.locator('a:first-of-type');
    const shown = await links.evaluateAll((elements) =>
      elements.map((element) => ({
        hasMark: element.querySelector('svg') !== null,
        words: [...element.querySelectorAll('span > span')].map((word) => word.textContent),
      })),
    );
    expect(shown.map(({words}) => words[0]?.trim()).toSorted()).toEqual(
      TOOLS.map(({name, status}) => (status === 'archived' ? `${name} Archived` : name)).toSorted(),
    );
    expect(shown.every(({hasMark, words}) => hasMark && words[1])).toBe(true);
    await expect(panel(page, 'ecosystem').getByRole('link').last()).toHaveAttribute(
      'href',
      '/compare',
    );
  });

  test('Solutions shows nine guides, three topics of scale and one closing link (HDR-9)', async ({
    page,
  }) => {
    await visit(page, '/about');
    await trigger(page, 'Solutions').click();
    const groups = panel(page, 'solutions').getByRole('list');
    await expect(groups).toHaveCount(2);
    await expect(groups.first().getByRole('link')).toHaveCount(9);
    await expect(groups.last().getByRole('link')).toHaveCount(3);
    const addresses = await panel(page, 'solutions')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([...SOLUTIONS.map(({id}) => `/solutions/${id}`), '/solutions']);
  });

  test('in right-to-left languages the menus open from the right and stay in the window (HDR-6)', async ({
    page,
  }) => {
    await visit(page, '/ar/about');
    await page.locator('header nav li button').last().click();
    const box = await panel(page, 'ecosystem').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(1280);
  });
});

test('menus open only in windows wider than 800 and taller than 400 pixels; elsewhere the entries are links (HDR-2, CON-9)', async ({
  page,
}) => {
  await page.setViewportSize({width: 801, height: 401});
  await visit(page, '/about');
  const buttons = page.getByRole('navigation', {name: 'Main'}).getByRole('button');
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
  await expect(buttons).toHaveText(['Solutions', 'Ecosystem']);
  for (const viewport of [
    {width: 800, height: 401},
    {width: 801, height: 400},
    {width: 1280, height: 320},
    {width: 768, height: 1024},
  ]) {
    await page.setViewportSize(viewport);
    await expect(buttons).toHaveCount(0);
    await expect(links).toHaveText(WORDS);
    expect(
      await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
    ).toEqual(NAV_LINKS.map(({to}) => to));
  }
  await page.setViewportSize({width: 801, height: 401});
  await expect(buttons).toHaveCount(2);
});

test.describe('before scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 800}});

  test('all six entries are links that work without JavaScript (HDR-2)', async ({page}) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
    await expect(links).toHaveText(WORDS);
    await links.nth(1).click();
    await expect(page).toHaveURL(/\/ecosystem$/u);
  });
});

test('exactly one search trigger shows at any width, and it opens the search (HDR-5, C-18)', async ({
  page,
}) => {
  await visit(page, '/about');
  const triggers = page.locator('a[data-shape]').filter({visible: true});
  for (const [width, shape] of [
    [320, 'field'],
    [767, 'field'],
    [768, 'compact'],
    [801, 'compact'],
    [1280, 'compact'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(triggers).toHaveCount(1);
    await expect(triggers).toHaveAttribute('data-shape', shape);
    await expect(triggers).toHaveAccessibleName(/Search/u);
  }
  await expect(triggers).toHaveAttribute('href', '/search');
  await triggers.click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});

test('the first Tab reaches a link that skips to the main content, and Enter moves focus there (WCAG 2.4.1)', async ({
  page,
}) => {
  await visit(page, QUICK_START);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('header, nav[aria-label="Main"]')),
  ).toBeNull();
});
