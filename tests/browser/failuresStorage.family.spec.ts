import {expect, type Page, test} from '@playwright/test';
import {expectReadable, watchErrors} from './support/readable';
import {followFirstAnswer} from './support/search';
import {visit} from './support/visit';

const PAGES = [
  '/',
  '/search',
  '/ecosystem',
  '/blog/n-plus-one-in-graphql',
  '/docs/yoga/quick-start',
];

/** What a browser may do to storage; each runs in the page before anything else. */
const HINDRANCES = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
} as const;

/** What another script of the same host, or an older release, may have left. */
const GARBAGE = {
  'broken JSON': '{"a":[',
  'another kind of JSON': '{"builds":7,"0":null}',
  markup: '"><img src=x onerror=alert(1)>',
} as const;

/** Every value reads as the text until the page has written one of its own. */
function fillWith(text: string): void {
  const {getItem, setItem} = Storage.prototype;
  const written = new Set<string>();
  Storage.prototype.setItem = function set(this: Storage, key: string, value: string): void {
    written.add(key);
    setItem.call(this, key, value);
  };
  Storage.prototype.getItem = function get(this: Storage, key: string): string | null {
    return written.has(key) ? getItem.call(this, key) : text;
  };
}

async function toggleTheme(page: Page): Promise<void> {
  const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  await page.getByRole('button', {name: /theme/iu}).filter({visible: true}).first().click();
  await expect.poll(theme).not.toBe(before);
}

async function expectReadAndSearched(page: Page): Promise<void> {
  const errors = watchErrors(page);
  for (const path of PAGES) {
    await visit(page, path);
    await expectReadable(page);
  }
  await followFirstAnswer(page);
  await toggleTheme(page);
  expect(errors).toEqual([]);
}

for (const [name, hinder] of Object.entries(HINDRANCES)) {
  test(`with storage ${name}, pages can be read, the theme changes and the search finds`, async ({
    page,
  }) => {
    await page.addInitScript(hinder);
    await expectReadAndSearched(page);
  });
}

for (const [name, text] of Object.entries(GARBAGE)) {
  test(`with storage holding ${name}, pages can be read, the theme changes and the search finds`, async ({
    page,
  }) => {
    await page.addInitScript(fillWith, text);
    await expectReadAndSearched(page);
  });
}

test('with cookies blocked, pages can be read and the language changes', async ({page}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse});
  });
  await visit(page, '/docs/yoga');
  await expectReadable(page);
  await page.locator('summary[aria-label="Language"]').click();
  const french = page.locator('header').getByRole('link', {name: 'Français'});
  expect(await french.getAttribute('href')).toMatch(/\/fr\//u);
  await page.route('**/fr/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Bonjour</h1>'}),
  );
  await french.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bonjour');
  expect(errors).toEqual([]);
});

for (const how of ['refused', 'absent'] as const) {
  test(`with the clipboard ${how}, copying says so and the code stays to be selected`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript((isAbsent) => {
      Object.defineProperty(navigator, 'clipboard', {
        value: isAbsent
          ? undefined
          : {
              writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
              write: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
            },
      });
    }, how === 'absent');
    await visit(page, '/docs/yoga/quick-start');
    await page.getByRole('main').getByRole('button', {name: /^Copy/u}).first().click();
    await expect(
      page
        .getByRole('main')
        .getByText(/could not|select/iu)
        .first(),
    ).toBeAttached();
    await expect(page.locator('main pre code').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
