import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {SITES} from '../../scripts/testSites.mjs';
import {STORED_VALUES} from '../../src/data/storedValues';
import {IS_NIGHTLY} from '../support/scope';
import {encodeText, fuzzTexts} from './support/fuzzTexts';
import {SUB_PATH_ORIGIN, SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';
import {type PageWatch, watchPage} from './support/watchPage';

const ROOT = join(__dirname, '../..');
/** At night 5,000 texts are tried, else one in 25. */
const SHARE = IS_NIGHTLY ? 1 : 0.04;
const ORIGIN = `http://127.0.0.1:${SITES[0].port}`;
/** Texts that go into one page before it is loaded anew. */
const BATCH = 100;
const TIMEOUT_MS = 60_000 + 540_000 * SHARE;

test.describe.configure({mode: 'parallel'});

const share = (count: number): number => Math.ceil(count * SHARE);

test.beforeEach(async ({page}) => {
  test.setTimeout(TIMEOUT_MS);
  await page.addInitScript('window.__xss = 0');
});

/** Nothing ran, nothing failed, and the policy had nothing to stop. */
async function expectSilence(
  page: Page,
  watch: PageWatch,
  texts: readonly string[],
): Promise<void> {
  const executions: unknown = await page.evaluate(() => Reflect.get(window, '__xss'));
  const polluted = await page.evaluate(() => 'polluted' in {});
  expect({executions, polluted, seen: watch.take()}, texts.join('\n').slice(0, 2000)).toEqual({
    executions: 0,
    polluted: false,
    seen: [],
  });
}

function inBatches(texts: readonly string[]): readonly (readonly string[])[] {
  return Array.from({length: Math.ceil(texts.length / BATCH)}, (_, index) =>
    texts.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** Goes to addresses of the page that is open, as the browser's buttons would: without loading it anew. */
async function follow(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const address of all) {
      history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
  }, addresses);
  await page.waitForTimeout(200);
}

const ADDRESSES = [
  {
    name: '?q=, ?tool=, ?kind=, ?version= and ?page= of the search',
    path: '/search',
    count: 1500,
    address: (text: string) => {
      const value = encodeText(text);
      return `/search?q=${value}&tool=${value}&kind=${value}&version=${value}&page=${value}`;
    },
  },
  {
    name: '?tools= of the comparison',
    path: '/compare',
    count: 600,
    address: (text: string) => `/compare?tools=${encodeText(text)}`,
  },
  {
    name: 'the choice of a tab',
    path: '/docs/writing/components',
    count: 400,
    address: (text: string) => `/docs/writing/components?server=${encodeText(text)}`,
  },
  {
    name: 'the hash',
    path: '/docs/yoga/quick-start',
    count: 600,
    address: (text: string) =>
      `/docs/yoga/quick-start#${text.replaceAll(/[\s\0\p{Surrogate}]/gu, '+')}`,
  },
];

test('a text that became markup would run without the policy, and is seen under it', async ({
  page,
}) => {
  const watch = watchPage(page, ORIGIN);
  const address = new URL('/without-policy', ORIGIN).href;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><img src="data:," onerror="window.__xss += 1">',
    }),
  );
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, '__xss'))).toBe(1);
  await visit(page, '/search');
  await page.evaluate(() => {
    setTimeout(() => {
      document.createElement('img').setAttribute('onerror', 'window.__xss += 1');
    });
  });
  await expect.poll(() => watch.take().join('\n')).toMatch(/Trusted/u);
});

for (const [seed, {name, path, count, address}] of ADDRESSES.entries()) {
  test(`${share(count)} texts as ${name} run nothing and break nothing`, async ({page}) => {
    const watch = watchPage(page, ORIGIN);
    for (const texts of inBatches(fuzzTexts(share(count), seed + 1))) {
      await visit(page, path);
      await follow(page, texts.map(address));
      await expect(page.locator('main')).toBeVisible();
      await expectSilence(page, watch, texts);
    }
  });
}

test(`${share(100)} texts in the address of a page that is loaded run nothing`, async ({page}) => {
  const watch = watchPage(page, ORIGIN);
  for (const text of fuzzTexts(share(100), 20)) {
    const value = encodeText(text);
    await visit(
      page,
      `/search?q=${value}&tool=${value}&docusaurus-theme=${value}&docusaurus-data-x=${value}#${value}`,
    );
    await expectSilence(page, watch, [text]);
  }
});

test(`${share(1000)} texts typed into the search run nothing and break nothing`, async ({page}) => {
  const watch = watchPage(page, ORIGIN);
  for (const texts of inBatches(fuzzTexts(share(1000), 30))) {
    await visit(page, '/docs/yoga');
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
    await expect(box).toBeFocused();
    await box.evaluate(async (input, all) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const text of all) {
        set?.call(input, text);
        input.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
    }, texts);
    await page.waitForTimeout(300);
    await expectSilence(page, watch, texts);
  }
});

test(`${share(500)} stored values that somebody else wrote run nothing and break nothing`, async ({
  page,
}) => {
  const names = STORED_VALUES.map(({name}) => name.replace('*', 'server'));
  const texts = fuzzTexts(share(500), 40);
  const watch = watchPage(page, ORIGIN);
  await visit(page, '/docs/writing/components');
  for (let from = 0; from < texts.length; from += names.length) {
    const own = texts.slice(from, from + names.length);
    await page.evaluate(
      ([keys, values]) => {
        for (const [index, value] of values.entries()) {
          const key = keys[index] ?? '';
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
          document.cookie = `${key}=${value.replaceAll(/[;\s]/gu, '+').slice(0, 3000)}; path=/`;
        }
      },
      [names, own] as const,
    );
    await visit(page, '/docs/writing/components');
    await expect(page.locator('main h1')).toBeVisible();
    await expectSilence(page, watch, own);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test(`${share(200)} texts in titles, headings and excerpts of results run nothing`, async ({
  page,
}) => {
  const texts = fuzzTexts(share(200), 50).map((text) => text.replaceAll('\n', ' '));
  let next = 0;
  let used = 0;
  const taint = (value: string): string => {
    used += 1;
    next = (next + 1) % texts.length;
    return `${value} ${texts[next] ?? ''}`;
  };
  await page.route('**/assets/search/**', async (route) => {
    // From the folder: an answer of the server goes with the page that asked, in the middle of being read.
    const {pathname} = new URL(route.request().url());
    const text = await readFile(join(ROOT, SITES[0].folder, decodeURIComponent(pathname)), 'utf8');
    const json: unknown = JSON.parse(text);
    await route.fulfill({json: taintTexts(json, taint)});
  });
  const watch = watchPage(page, ORIGIN);
  for (const query of ['yoga', 'errors', 'schema', 'install', 'window']) {
    await visit(page, `/search?q=${query}`);
    await expect(
      page.locator('main article, main li').filter({visible: true}).first(),
    ).toBeVisible();
    await page.waitForTimeout(300);
    await expectSilence(page, watch, texts);
  }
  expect(used).toBeGreaterThan(texts.length);
});

test(`${share(100)} texts behind a redirect lead nowhere else`, async ({page}) => {
  const watch = watchPage(page, SUB_PATH_ORIGIN);
  for (const text of fuzzTexts(share(100), 60)) {
    const value = encodeText(text);
    await page.goto(`${SUB_PATH_URL}test/old-page?to=${value}&url=//elsewhere.example#${value}`);
    await page.waitForURL((url) => url.pathname.endsWith('/test/headings'));
    expect(new URL(page.url()).origin).toBe(SUB_PATH_ORIGIN);
    await expectSilence(page, watch, [text]);
  }
});

/** Every text of a search file that readers see, by the shape of the files: lists of lines, and lists of texts. */
function taintTexts(json: unknown, taint: (value: string) => string): unknown {
  if (Array.isArray(json)) {
    return json.map((value: unknown) => (typeof value === 'string' ? taint(value) : value));
  }
  if (typeof json !== 'object' || json === null) {
    return json;
  }
  return Object.fromEntries(
    Object.entries(json).map(([key, value]: [string, unknown]) => [
      key,
      (key === 'titles' || key === 'headings') && typeof value === 'string'
        ? value.split('\n').map(taint).join('\n')
        : value,
    ]),
  );
}
