import {expect, type Page, test} from '@playwright/test';
import {findViolations} from './support/axe';
import {hydrated} from './support/hydrated';
import {startPublisher} from './support/publisher';
import {expectReadable} from './support/readable';
import {followFirstAnswer} from './support/search';
import {openUndriven} from './support/undriven';
import {visit} from './support/visit';

const READ = '/docs/yoga/quick-start';
const NEVER_READ = '/tools/hive';

test.use({serviceWorkers: 'allow'});

/** Opens a page and waits until the worker has kept it and the page that lists what is kept. */
async function read(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expectKept(page, address);
  await expectKept(page, '/offline');
}

async function expectKept(page: Page, address: string): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(
      async (path) =>
        (await caches.match(new URL(path, window.location.href).href, {ignoreVary: true})) !==
        undefined,
      address,
    );
  await expect.poll(isKept).toBe(true);
}

test('the portal can be installed: manifest, icons and colours in the language of the page', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Selection Set',
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
  });
  for (const {src} of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
  expect(manifest.icons.map(({purpose}: {purpose: string}) => purpose)).toContain('maskable');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

test('without a connection, a page that was read is there, and works', async ({page, context}) => {
  await read(page, READ);
  await context.setOffline(true);
  await page.goto(`${READ}?from=bookmark`);
  await expectReadable(page);
  await hydrated(page);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('a page that was reached by a link inside the portal is kept, too', async ({
  page,
  context,
}) => {
  await read(page, READ);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await expectKept(page, '/blog');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await expectReadable(page);
});

test('a page that was never read is named, with what can be read instead', async ({
  page,
  context,
}) => {
  await read(page, READ);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(NEVER_READ);
  await expect(page.getByRole('note')).toContainText('this page is not on your device');
  await expect(page.getByRole('note')).toContainText(NEVER_READ);
  await expect(page.getByRole('main').getByRole('link', {name: 'Quick start'})).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('note').getByRole('link', {name: 'Try again'}).click();
  await expect(page).toHaveURL(new RegExp(`${NEVER_READ}$`, 'u'));
});

test('the notice of a wanted page takes no address of another site', async ({page}) => {
  for (const address of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await visit(page, `/offline?page=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Reading offline');
    await expect(page.getByRole('note')).toHaveCount(0);
  }
});

test('a page that the network keeps waiting comes from the copy', async ({page, context}) => {
  await read(page, READ);
  // Nothing answers any more.
  await context.route(`**${READ}`, () => undefined);
  await page.goto(READ, {waitUntil: 'commit'});
  await expectReadable(page);
});

test('a whole language is downloaded with progress, can be stopped, read and searched offline, and removed', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await read(page, '/offline');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toContainText(/take [\d.]+ MB on this device/u);
  expect(await findViolations(page, 'main')).toEqual([]);
  await main.getByRole('button', {name: 'Download this language'}).click();
  await expect(main.getByRole('progressbar')).toBeVisible();
  await main.getByRole('button', {name: 'Stop'}).click();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await main.getByRole('button', {name: 'Download this language'}).click();
  await expect(status).toContainText('The whole language is on this device', {timeout: 180_000});
  await context.setOffline(true);
  await page.goto(NEVER_READ);
  await expectReadable(page);
  await hydrated(page);
  await followFirstAnswer(page);
  await page.goto('/offline');
  await main.getByRole('button', {name: 'Remove from this device'}).click();
  await expect(status).toContainText('Downloading needs a connection');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes('language'))).toEqual([]);
});

test.describe('where the download cannot be finished', () => {
  /** Says what goes wrong before the page is opened, and presses the button. */
  async function downloadWith(page: Page, hinder: () => void): Promise<void> {
    await page.addInitScript(hinder);
    await visit(page, '/offline');
    await page.getByRole('main').getByRole('button', {name: 'Download this language'}).click();
  }

  test('a full device is told', async ({page}) => {
    await downloadWith(page, () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    });
    await expect(page.getByRole('main').getByRole('status')).toContainText('not enough room');
  });

  test('a file that does not come is told, and a second try brings the rest', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/solutions/secure-an-api', (route) => route.abort());
    await downloadWith(page, () => undefined);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('A file could not be downloaded.', {timeout: 120_000});
    await page.unroute('**/solutions/secure-an-api');
    const before = asked.length;
    await page.getByRole('main').getByRole('button', {name: 'Download this language'}).click();
    await expect(status).toContainText('The whole language is on this device', {timeout: 180_000});
    expect(new Set(asked.slice(before)).has('/solutions/secure-an-api')).toBe(true);
  });

  test('a list that is no list is told', async ({page}) => {
    await visit(page, '/offline');
    await expect(
      page.getByRole('main').getByRole('button', {name: 'Download this language'}),
    ).toBeVisible();
    await page.route('**/offline.json', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>'}),
    );
    await page.getByRole('main').getByRole('button', {name: 'Download this language'}).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'The list of downloads could not be loaded.',
    );
  });
});

/** A reader who is told of a newer version, goes on reading for a while, and accepts it then. */
async function acceptUpdate(say: (line: string) => Promise<unknown>): Promise<void> {
  const until = async <T>(find: () => Promise<T> | T): Promise<NonNullable<T>> => {
    for (;;) {
      const found = await find();
      if (found !== undefined && found !== null && found !== false) {
        return found;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  };
  const findNotice = (): HTMLElement | null =>
    document.querySelector('body > aside[role="status"]');
  const {dataset} = document.documentElement;
  const opened = Number(sessionStorage.getItem('opened')) + 1;
  sessionStorage.setItem('opened', `${opened}`);
  await until(() => document.readyState === 'complete');
  window.firstLoad?.start();
  await until(() => dataset.hasHydrated === 'true');
  const registration = await navigator.serviceWorker.ready;
  if (opened === 1) {
    await until(() => caches.match(`${location.origin}/offline`, {ignoreVary: true}));
    location.reload();
  } else if (opened === 2) {
    await say('publish');
    await registration.update();
    const link = await until(() => findNotice()?.querySelector('a'));
    await say(`told: ${findNotice()?.firstElementChild?.textContent}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await say('still reading');
    link.click();
  } else {
    await say(
      `accepted, waiting: ${registration.waiting !== null}, told: ${findNotice() !== null}`,
    );
    const parts = ['h1', 'main p', 'nav[aria-label="Main"] a', 'footer a'].filter((selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    );
    const hasText = (document.querySelector('main')?.innerText.trim().length ?? 0) > 60;
    await say(`readable: ${parts.join(', ')}, text: ${hasText}`);
    await say(`reading: ${document.querySelector('h1')?.textContent}`);
  }
}

test('an update while a page is being read is told, and waits for the reader', async ({
  baseURL,
  launchOptions,
}) => {
  const site = await startPublisher(baseURL ?? '');
  const said = await openUndriven(site, launchOptions, {
    address: READ,
    steps: acceptUpdate,
    lineCount: 6,
    hear: (line) => {
      if (line === 'publish') {
        site.publish('newer');
      }
    },
  });
  expect(said).toEqual([
    'publish',
    'told: A newer version is ready. Reload',
    'still reading',
    'accepted, waiting: false, told: false',
    'readable: h1, main p, nav[aria-label="Main"] a, footer a, text: true',
    'reading: GraphQL Yoga quick start',
  ]);
  await site.close();
});

test('a site that keeps nothing any more removes what was kept', async ({page, baseURL}) => {
  const site = await startPublisher(baseURL ?? '');
  await read(page, `${site.origin}${READ}`);
  site.publish('off');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const left = (): Promise<readonly string[]> => page.evaluate(() => caches.keys());
  await expect.poll(left).toEqual([]);
  const count = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(count).toBe(0);
  await site.close();
});

/** What a network answers with until a reader has logged in. */
const LOGIN = {
  status: 200,
  headers: {'Content-Type': 'text/html'},
  body: '<!doctype html><html><body><h1>Log in to the network</h1></body></html>',
};
const CODE = /^\/assets\/.*\.(?:css|js)$/u;

for (const [name, answer] of [
  ['the page of a captive portal', LOGIN],
  ['an empty body', {...LOGIN, headers: {'Content-Type': 'text/javascript'}, body: ''}],
  ['half a script', {...LOGIN, headers: {'Content-Type': 'text/javascript'}, body: '(()=>{'}],
] as const) {
  test(`${name} under the name of a script is never kept, and the next visit works`, async ({
    page,
    baseURL,
  }) => {
    const site = await startPublisher(baseURL ?? '');
    await read(page, `${site.origin}${READ}`);
    // Nothing of the code is kept, as after an update, and the network answers wrong.
    await page.evaluate(async () => {
      const names = await caches.keys();
      await Promise.all(names.map((own) => caches.delete(own)));
    });
    site.treat((path) => (CODE.test(path) ? answer : undefined));
    await page.goto(`${site.origin}/blog`);
    await page.evaluate(() => window.firstLoad?.start());
    await page.waitForTimeout(1500);
    site.treat(() => undefined);
    await visit(page, `${site.origin}/blog`);
    await expectReadable(page);
    await site.close();
  });
}

test('a kept copy that is wrong does not outlive the next visit', async ({page, context}) => {
  await read(page, READ);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const poisoned = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith('.js')) {
          await cache.put(request, new Response('<h1>Log in</h1>', {status: 200}));
          count += 1;
        }
      }
    }
    return count;
  });
  expect(poisoned).toBeGreaterThan(1);
  await visit(page, READ);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visit(page, READ);
  await expectReadable(page);
});

test('without a connection, a page in another language leads to the offline page that is kept', async ({
  page,
  context,
}) => {
  await read(page, READ);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/fr/docs/yoga');
  await expect(page).toHaveURL(/\/offline\?page=%2Ffr%2Fdocs%2Fyoga$/u);
  await expect(page.getByRole('note')).toContainText('/fr/docs/yoga');
});

test('a host that redirects the offline page has it all the same', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startPublisher(baseURL ?? '');
  site.treat((path) =>
    path === '/offline' ? {status: 301, headers: {Location: '/offline.html'}} : undefined,
  );
  await read(page, `${site.origin}${READ}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(`${site.origin}${NEVER_READ}`);
  await expect(page.getByRole('note')).toContainText(NEVER_READ);
  await site.close();
});

test('another portal on the origin keeps its caches', async ({page, baseURL}) => {
  const site = await startPublisher(baseURL ?? '');
  await read(page, `${site.origin}${READ}`);
  await page.evaluate(async () => {
    const cache = await caches.open('portal-files /other/');
    await cache.put('/other/assets/js/main.12345678.js', new Response('theirs'));
  });
  site.publish('off');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['portal-files /other/']);
  await site.close();
});

test('nothing is kept before a page was read, nor where the reader saves data', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', addEventListener: () => undefined},
    });
  });
  await visit(page, READ);
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('a browser without workers shows every page, and says that nothing can be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await visit(page, READ);
  await expectReadable(page);
  await visit(page, '/offline');
  await expect(page.getByRole('main')).toContainText('Nothing can be kept here');
});
