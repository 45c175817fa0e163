import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {SITES} from '../../scripts/testSites.mjs';
import {STORED_VALUES} from '../../src/data/storedValues';
import {isDeclaredName} from '../support/isDeclaredName';
import {IS_NIGHTLY} from '../support/scope';
import {PAGE_TYPES, QUICK_START, TOOL} from './support/sites';
import {visit} from './support/visit';
import {watchPage} from './support/watchPage';

const {folder, port} = SITES[0];
const ROOT = path.join(__dirname, '../..', folder);
const ORIGIN = `http://127.0.0.1:${port}`;
const THEMES = ['light', 'dark'] as const;
/** Of the routes that are no page type of their own. */
const SAMPLE = 12;
/** Crawls that run side by side. */
const PARTS = 4;

interface Stop {
  readonly address: string;
  readonly theme: (typeof THEMES)[number];
}

/** Every page of every language that was built, sorted. */
function listAddresses(): string[] {
  return readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\.html$/u, '').replace(/(?:^|(?<=\/))index$/u, '')}`)
    .toSorted();
}

/** At night every route in both themes; else every kind of page and a sample of the rest. */
function listStops(): readonly Stop[] {
  const all = listAddresses();
  if (IS_NIGHTLY) {
    return all.flatMap((address) => THEMES.map((theme) => ({address, theme})));
  }
  const rest = Math.max(1, Math.floor(all.length / SAMPLE));
  const sampled = all.filter((_, index) => index % rest === 0);
  return [...PAGE_TYPES.map((type) => type.path), ...sampled].map((address, index) => ({
    address,
    theme: index % 2 === 0 ? 'light' : 'dark',
  }));
}

const stops = listStops();

for (let part = 0; part < PARTS; part += 1) {
  test(`part ${part + 1} of the crawl of ${stops.length} pages: no violation, no error, nothing asked of another origin, nothing stored that is not declared`, async ({
    page,
  }) => {
    const own = stops.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + own.length * 5000);
    const watch = watchPage(page, ORIGIN);
    const found: string[] = [];
    for (const {address, theme} of own) {
      await page.emulateMedia({colorScheme: theme});
      await visit(page, address);
      await useParts(page);
      const names = await storedNames(page);
      const undeclared = names.filter(
        (name) =>
          !isDeclaredName(
            name,
            STORED_VALUES.map((value) => value.name),
          ),
      );
      found.push(
        ...watch.take().map((what) => `${address} (${theme}) ${what}`),
        ...undeclared.map((name) => `${address} stores ${name}`),
      );
    }
    expect(found).toEqual([]);
  });
}

test('going from page to page without loading breaks no policy either @smoke', async ({page}) => {
  const watch = watchPage(page, ORIGIN);
  await visit(page, QUICK_START);
  for (const address of [`/tools/${TOOL}`, '/blog', '/docs/start/glossary', '/privacy', '/']) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      const old = document.querySelector(`a[href="${to}"]`);
      (old instanceof HTMLElement ? old : link).click();
    }, address);
    await expect(page).toHaveURL(ORIGIN + address);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(watch.take()).toEqual([]);
});

test('a page lets neither an inline script, nor eval, nor an untrusted text through', async ({
  page,
}) => {
  const watch = watchPage(page, ORIGIN);
  await visit(page, `/docs/${TOOL}`);
  const outcome = await page.evaluate(async () => {
    const tried: Record<string, string> = {};
    const attempt = (name: string, run: () => unknown): void => {
      try {
        run();
        tried[name] = 'went through';
      } catch (error) {
        tried[name] = error instanceof Error ? error.name : String(error);
      }
    };
    const div = document.createElement('div');
    const script = document.createElement('script');
    attempt('markup', () => {
      div.innerHTML = '<img src=x onerror="window.ran=1">';
    });
    attempt('foreign script', () => {
      script.src = 'https://elsewhere.example/x.js';
    });
    attempt('inline script', () => {
      script.text = 'window.ran=1';
    });
    div.setAttribute('style', 'color: red');
    document.body.append(div, script);
    // What a debugger evaluates may evaluate; what runs later may not.
    await new Promise((resolve) => {
      setTimeout(() => {
        attempt('eval', () => Reflect.construct(Function, ['window.ran=1']));
        resolve(undefined);
      }, 50);
    });
    return {tried, ran: 'ran' in window, styled: div.style.color};
  });
  expect(outcome).toEqual({
    tried: {
      markup: 'TypeError',
      'foreign script': 'TypeError',
      'inline script': 'TypeError',
      eval: expect.stringMatching(/Error/u),
    },
    ran: false,
    styled: '',
  });
  expect(watch.take().length).toBeGreaterThan(3);
});

test('a script of the own origin outside the folders of the portal does not run (script-src)', async ({
  page,
}) => {
  const watch = watchPage(page, ORIGIN);
  await page.route('**/*.js', async (route) => {
    const {pathname} = new URL(route.request().url());
    await (pathname.startsWith('/uploads/') || pathname.endsWith('/theirs.js')
      ? route.fulfill({contentType: 'text/javascript', body: 'window.theirs = true'})
      : route.continue());
  });
  await visit(page, `/docs/${TOOL}`);
  const add = (address: string): Promise<string> =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('refused'));
          script.src = src;
          document.head.append(script);
        }),
      address,
    );
  expect(await add('/assets/js/theirs.js')).toBe('ran');
  expect(watch.take()).toEqual([]);
  expect(await add('/uploads/theirs.js')).toBe('refused');
  expect(watch.take().join()).toContain('script-src');
});

/** What the page offers that loads something: the search, and code that is copied. */
async function useParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
}

async function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ].filter((name) => name !== ''),
  );
}
