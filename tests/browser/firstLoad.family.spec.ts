import {expect, type Page, test} from '@playwright/test';
import {MENU_OPEN_DELAY_MS} from '../../src/lib/constants';
import {IS_NIGHTLY} from '../support/scope';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const GUIDE = '/docs/yoga/quick-start';
/** Milliseconds; by day one before the scripts can be there. All other tests act after that. */
const MOMENTS = IS_NIGHTLY ? [0, 50, 200, 1000] : [50];

/** Addresses of the scripts that a page asks for from now on. */
function watchScripts(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      requested.push(request.url());
    }
  });
  return requested;
}

/** Addresses of what the page has loaded so far, by one means or all. */
async function listResources(page: Page, means?: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => wanted === undefined || Reflect.get(entry, 'initiatorType') === wanted)
        .map(({name}) => name),
    means,
  );
}

/** Opens a page on a slow processor and waits that many milliseconds after its document is there. */
async function open(page: Page, address: string, moment: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await page.waitForTimeout(moment);
}

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});

for (const moment of MOMENTS) {
  test.describe(`acting ${moment} ms after the document is there, on a slow processor`, () => {
    test('a click on search opens it, and what is typed then is kept', async ({page}) => {
      await open(page, GUIDE, moment);
      await page.locator('a[aria-haspopup=dialog]').first().click();
      await page.keyboard.type('mesh');
      await expect(dialog(page).getByRole('combobox')).toHaveValue('mesh');
      await expect(page).toHaveURL(GUIDE);
    });

    for (const keys of ['Control+k', 'Meta+k', '/']) {
      test(`${keys} opens the search, and what is typed then is kept`, async ({page}) => {
        await open(page, GUIDE, moment);
        await page.keyboard.press(keys);
        await page.keyboard.type('mesh');
        await expect(dialog(page).getByRole('combobox')).toHaveValue('mesh');
      });
    }

    test('words in the field of the search page stay and are searched', async ({page}) => {
      await open(page, '/search', moment);
      await page.getByRole('searchbox').pressSequentially('mesh');
      await expect(page).toHaveURL(/q=mesh/u);
      await expect(page.getByRole('searchbox')).toHaveValue('mesh');
    });

    test('the theme switches once and is stored', async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, GUIDE, moment);
      await page.locator('[data-theme-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForTimeout(200);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.locator('[data-theme-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    test('a click on the main navigation opens its panel', async ({page}) => {
      await open(page, GUIDE, moment);
      await page.locator('[data-opens=solutions]').click();
      await expect(page.locator('[data-opens=solutions]')).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(GUIDE);
    });

    test('a mouse that comes to the main navigation and rests there opens its panel (HDR-7)', async ({
      page,
    }) => {
      await open(page, GUIDE, moment);
      await page.locator('[data-opens=solutions]').hover();
      await expect(page.locator('[data-opens=solutions]')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', {name: 'All solutions'})).toBeVisible();
    });

    test('a mouse that leaves the main navigation before React opens nothing (HDR-7)', async ({
      page,
    }) => {
      await open(page, GUIDE, moment);
      await page.locator('[data-opens=solutions]').hover();
      await page.locator('h1').hover();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForTimeout(400);
      await expect(page.locator('[data-opens=solutions]')).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });

    test('a tab shows its panel and keeps it', async ({page}) => {
      await open(page, '/docs/writing/components', moment);
      const row = page.locator('[data-tabs]').first();
      const tab = row.getByRole('tab').nth(1);
      await tab.click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(row.locator('[role=tabpanel][data-state=shown]').first()).toHaveAttribute(
        'data-tab',
        (await tab.getAttribute('data-tab')) ?? '',
      );
      await expect(row.getByRole('tab', {selected: true})).toHaveCount(1);
    });

    test('code is copied', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, GUIDE, moment);
      const block = page.locator('main figure[data-copyable]:visible').first();
      await block.getByRole('button', {name: /Copy/u}).click();
      await expect(block.getByRole('status')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await block.locator('code').innerText()).trim());
    });

    test('a language is followed and remembered', async ({page}) => {
      await page.route('**/fr/**', (route) =>
        route.fulfill({body: 'fr', contentType: 'text/html'}),
      );
      await open(page, GUIDE, moment);
      await page.locator('header summary[aria-label=Language]').click();
      await page.locator('header a[hreflang=fr]').click();
      await expect(page).toHaveURL(/\/fr\/docs\/yoga\/quick-start/u);
      expect(await page.evaluate(() => document.cookie)).toContain('NEXT_LOCALE=fr');
    });

    test('a package manager is chosen and stored', async ({page}) => {
      await open(page, GUIDE, moment);
      await page.locator('button[data-manager=pnpm]').first().click();
      await expect(page.locator('[role=tabpanel][data-manager=pnpm]').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('button[data-manager=pnpm]').first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(await page.evaluate(() => localStorage.getItem('package-manager'))).toBe('pnpm');
    });

    test('words in the filter of the sidebar stay and filter', async ({page}) => {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, GUIDE, moment);
      const filter = page.getByRole('searchbox', {name: 'Filter pages by title'});
      await filter.pressSequentially('quick');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByText(/^\d+ pages?$/u)).toBeVisible();
      await expect(filter).toHaveValue('quick');
    });
  });
}

test('who only scrolls and reads loads no script', async ({page}) => {
  const requested = watchScripts(page);
  await page.goto(GUIDE, {waitUntil: 'load'});
  for (let turn = 0; turn < 8; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(100);
  }
  await page.locator('main p').last().click();
  expect(requested).toEqual([]);
});

test('who reads with the wheel sees which heading it is, soon and without scripts (DOC-10)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const requested = watchScripts(page);
  await page.goto('/docs/yoga/guides/subscriptions', {waitUntil: 'load'});
  const links = page.locator('a.toc-highlight');
  const current = page.locator('a.toc-highlight[aria-current=location]');
  const seen = new Set<string>();
  const muted = await links.first().evaluate((link) => getComputedStyle(link).color);
  await page.mouse.move(640, 500);
  // To the first heading.
  await page.mouse.wheel(0, 500);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 500);
    await expect(current).toHaveCount(1);
    await expect(current).not.toHaveCSS('color', muted);
    seen.add(await current.innerText());
  }
  expect(seen.size).toBeGreaterThan(2);
  expect(requested).toEqual([]);
  // The last turn of the wheel has come to rest.
  await page.waitForTimeout(300);
  const before = await current.innerText();
  // To a control; `hover` of Playwright would scroll.
  const box = await page.locator('[data-theme-toggle]').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(current).toHaveText(before);
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
});

for (const means of ['mouse', 'keyboard'] as const) {
  test(`a word of the glossary that the ${means} came to before React shows its definition`, async ({
    page,
  }) => {
    await page.goto('/docs/writing/components', {waitUntil: 'load'});
    const term = page.locator('main button[popovertarget]').first();
    await term.scrollIntoViewIfNeeded();
    if (means === 'mouse') {
      await term.hover();
    } else {
      // The keyboard's own way: from the stop before.
      await term.evaluate((button) => button.focus({focusVisible: true}));
    }
    const hint = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`);
    await expect(hint).toBeVisible();
  });
}

test('a mouse that rests on the main navigation for longer than scripts take waits no second time (HDR-7)', async ({
  page,
}) => {
  await page.route('**/assets/js/main.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // A menu that waited again would never open.
  await page.addInitScript((delay) => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) =>
      time === delay ? 0 : start(run, time)) as typeof window.setTimeout;
  }, MENU_OPEN_DELAY_MS);
  await page.goto(GUIDE, {waitUntil: 'load'});
  await page.locator('[data-opens=solutions]').hover();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('[data-opens=solutions]')).toHaveAttribute('aria-expanded', 'true');
});

test('pointing, touching and typing do not load anything twice', async ({page}) => {
  const requested = watchScripts(page);
  await page.goto(GUIDE);
  await page.locator('[data-theme-toggle]').hover();
  await page.locator('[data-theme-toggle]').click();
  await page.locator('[data-theme-toggle]').focus();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('summary[aria-label=Language]').hover();
  expect(requested.length).toBeGreaterThan(1);
  expect(new Set(requested).size).toBe(requested.length);
});

test('a script that fails twice comes at the third time', async ({page}) => {
  let count = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    count += 1;
    await (count < 3 ? route.abort() : route.continue());
  });
  await page.goto(GUIDE);
  await page.locator('a[aria-haspopup=dialog]').first().click();
  await expect(dialog(page)).toBeVisible();
  expect(count).toBe(3);
});

test('a page whose scripts do not come stays readable, says so, and its links lead on', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(GUIDE);
  await page.locator('[data-theme-toggle]').hover();
  await page.clock.runFor(1500);
  await page.clock.runFor(5000);
  await expect(page.getByText(/could not be loaded/u)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Reload the page'})).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('a[aria-haspopup=dialog]').first().click();
  await expect(page).toHaveURL(/\/search/u);
});

for (const [line, connection, loads] of [
  ['4g', {effectiveType: '4g', saveData: false}, true],
  ['4g where data is saved', {effectiveType: '4g', saveData: true}, false],
  ['3g', {effectiveType: '3g', saveData: false}, false],
  ['a line of which the browser says nothing', undefined, true],
] as const) {
  test(`after ten idle seconds on ${line}, scripts ${loads ? '' : 'do not '}load`, async ({
    page,
  }) => {
    const requested = watchScripts(page);
    await page.clock.install();
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value}),
      connection,
    );
    await page.goto('/about', {waitUntil: 'load'});
    await page.clock.runFor(9000);
    expect(requested).toEqual([]);
    await page.clock.runFor(2000);
    await page.waitForTimeout(300);
    expect(requested.length > 0).toBe(loads);
  });
}

test('a stored tab shows before React, and stays', async ({page}) => {
  await page.goto('/docs/writing/components');
  const row = page.locator('[data-tabs]:not([data-tabs=""])').first();
  const [group, value] = await row.evaluate((element) => [
    element.getAttribute('data-tabs'),
    element.querySelectorAll('[role=tab]')[1]?.getAttribute('data-tab'),
  ]);
  await page.evaluate(
    ([key, tab]) => localStorage.setItem(`docusaurus.tab.${key}`, tab ?? ''),
    [group, value],
  );
  const requested = watchScripts(page);
  await page.reload();
  await expect(row.getByRole('tab', {selected: true})).toHaveAttribute('data-tab', value ?? '');
  expect(requested).toEqual([]);
  await page.locator('[data-theme-toggle]').hover();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(row.getByRole('tab', {selected: true})).toHaveAttribute('data-tab', value ?? '');
});

for (const [path, query] of [
  ['/search', '?q=mesh'],
  ['/compare', '?tools=yoga,mesh'],
] as const) {
  test(`${path} loads its scripts by itself for what its address asks, and waits without`, async ({
    page,
  }) => {
    const requested = watchScripts(page);
    await page.goto(path);
    await expect(
      page.locator('main').getByRole('searchbox').or(page.locator('main table')).first(),
    ).toBeVisible();
    expect(requested).toEqual([]);
    await page.goto(path + query);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('pointing at a link fetches its page once, before React', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLScriptElement, 'supports', {value: () => false}),
  );
  const requested = watchScripts(page);
  await page.goto(GUIDE);
  const link = page.locator('main a[href^="/docs/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  // A second pointer event may ask again; the cache answers it without a byte.
  const transfers = (): Promise<readonly boolean[]> =>
    page.evaluate(
      (address) =>
        performance
          .getEntriesByName(address)
          .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      new URL(path, page.url()).href,
    );
  await expect.poll(transfers).toContain(true);
  expect((await transfers()).filter(Boolean)).toHaveLength(1);
  expect(requested).toEqual([]);
});

test('all that a click on a link in view needs has been fetched ahead of it', async ({page}) => {
  // A page that is idle fetches; a machine that is busy may not have come to it when the click does.
  await expect(async () => {
    await visit(page, '/docs/yoga/guides/subscriptions');
    await page.waitForLoadState('networkidle');
    const ahead = await listResources(page);
    await page.locator(`a[href="${GUIDE}"]`).locator('visible=true').first().click();
    await expect(
      page.getByRole('heading', {level: 1, name: 'GraphQL Yoga quick start'}),
    ).toBeVisible();
    await expect(page.locator('#what-the-file-does')).toBeAttached();
    const scripts = await listResources(page, 'script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => !ahead.includes(name))).toEqual([]);
  }).toPass();
});

test('in the plain mode scripts load with the page', async ({page}) => {
  await page.goto(`${SUB_PATH_URL}docs/yoga`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('script[defer]').first()).toBeAttached();
  expect(await page.evaluate(() => window.firstLoad)).toBeUndefined();
});
