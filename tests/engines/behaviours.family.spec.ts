import {expect} from '@playwright/test';
import {STORED_VALUES} from '../../src/data/storedValues';
import {IS_NIGHTLY} from '../support/scope';
import {isDeclaredName} from '../support/isDeclaredName';
import {openNewsletterEndpoint} from '../browser/support/newsletterEndpoint';
import {startPublisher} from '../browser/support/publisher';
import {SUB_PATH_URL} from '../browser/support/sites';
import {test, type Visit} from './fixtures';

const DOCUMENT = '/docs/yoga/quick-start';
const AWAKE = {isAwake: true};

/** All other tests look at Chromium. */
const OTHER_ENGINES = ['firefox', 'webkit'] as const;

test.beforeEach(({engineName}, {title}) => {
  const daily = OTHER_ENGINES[title.length % OTHER_ENGINES.length];
  test.skip(!IS_NIGHTLY && engineName !== daily, 'By day each behaviour is met in one engine.');
});

/** Whether an element is there, shown and says a text. */
const shows = (selector: string, text: string): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(text),
  );

const isAt = (path: string): boolean => location.pathname + location.search === path;

const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) === true;

const isExpanded = (name: string, isOpen: string): boolean =>
  document.querySelector(`[data-opens=${name}]`)?.getAttribute('aria-expanded') === isOpen;

const wide = (): boolean => document.documentElement.scrollWidth > innerWidth;

/** What the policy of the portal forbids from now on; kept for the next pages of the visit. */
const watchPolicy = (): void => {
  const seen: string[] = JSON.parse(window.name || '[]');
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    seen.push(`${location.pathname} ${violatedDirective} ${blockedURI}`);
    window.name = JSON.stringify(seen);
  });
};

const listForbidden = (): readonly string[] => JSON.parse(window.name || '[]');

const listForeign = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => /^(?:https?|wss?):/u.test(name) && new URL(name).origin !== location.origin);

/** Asks what has to be waited for; `listStored` has the answer. */
const askForStored = (): void => {
  void Promise.all([caches.keys(), indexedDB.databases()]).then(([kept, databases]) => {
    document.body.dataset.stored = JSON.stringify([
      ...kept,
      ...databases.map(({name}) => name),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => pair.split('=')[0]),
    ]);
  });
};

const listStored = (): readonly string[] => JSON.parse(document.body.dataset.stored ?? '[]');

/** Draws the page with its rules for paper, which no driver of three engines switches to by itself. */
const drawAsPrinted = (): void => {
  const walk = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(?:print|screen)\b/u.test(rule.media.mediaText)) {
        rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all';
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
        walk(rule.cssRules);
      }
    }
  };
  [...document.styleSheets].forEach((sheet) => walk(sheet.cssRules));
};

/** Whether the worker has a page and the one that lists what is kept. */
const askForKept = (path: string): void => {
  void Promise.all([path, '/offline'].map(async (each) => caches.match(each))).then((found) => {
    document.body.toggleAttribute('data-kept', found.every(Boolean));
  });
};

async function openSearch(visit: Visit, query: string): Promise<void> {
  await visit.open(DOCUMENT);
  await visit.press('Tab');
  await visit.type('/');
  await visit.see(hasFocus, 'dialog[open] [role=combobox]');
  await visit.type(query);
  await visit.see(shows, 'dialog [role=option][aria-selected=true]', '');
}

test('a page is read without its scripts, until its reader does something', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.see(shows, 'h1', 'quick start');
  expect(
    await visit.read(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({name}) => name),
    ),
  ).toEqual([]);
});

test('a mouse that rests on the main navigation opens its menu, also as the first thing (HDR-7)', async ({
  visit,
}) => {
  await visit.open(DOCUMENT);
  await visit.hover('[data-opens=solutions]');
  await visit.see(isExpanded, 'solutions', 'true');
});

test('a click opens a menu and Escape closes it, with the focus where it was (HDR-7)', async ({
  visit,
}) => {
  await visit.open('/about', AWAKE);
  await visit.click('[data-opens=ecosystem]');
  await visit.see(isExpanded, 'ecosystem', 'true');
  await visit.press('Escape');
  await visit.see(isExpanded, 'ecosystem', 'false');
  await visit.see(hasFocus, '[data-opens=ecosystem]');
});

test('the first click on a page is done once its scripts are there', async ({visit}) => {
  await visit.open('/about');
  await visit.click('[data-opens=ecosystem]');
  await visit.see(isExpanded, 'ecosystem', 'true');
});

test('the theme flips, and stays on the next visit (HDR-4, C-04)', async ({visit}) => {
  await visit.open('/about');
  const before = await visit.read(() => document.documentElement.dataset.theme);
  await visit.click('[data-theme-toggle]');
  const after = before === 'dark' ? 'light' : 'dark';
  await visit.see((theme) => document.documentElement.dataset.theme === theme, after);
  await visit.open('/blog');
  await visit.see((theme) => document.documentElement.dataset.theme === theme, after);
});

test('another language shows the same page (I18N-3)', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.click('header summary', 'Language');
  await visit.click('header a[hreflang=fr]');
  await visit.see(isAt, `/fr${DOCUMENT}`);
  await visit.see(() => document.documentElement.lang === 'fr');
});

test('a page in Arabic runs from right to left (I18N-5)', async ({visit}) => {
  await visit.open(`/ar${DOCUMENT}`);
  await visit.see(() => document.dir === 'rtl');
  await visit.see(() => {
    const sidebar = document.querySelector('#docs-sidebar')?.getBoundingClientRect();
    const article = document.querySelector('article')?.getBoundingClientRect();
    return sidebar !== undefined && article !== undefined && sidebar.left >= article.right - 1;
  });
  expect(await visit.read(wide)).toBe(false);
});

test('the placeholder of the filter is seen from right to left', async ({visit}) => {
  await visit.open('/ar/docs/yoga', AWAKE);
  const readField = (isFilled: boolean): boolean => {
    const field = [...document.querySelectorAll('#docs-sidebar input')].find((input) =>
      input.checkVisibility({visibilityProperty: true}),
    );
    return (
      field !== undefined &&
      Number(getComputedStyle(field, '::placeholder').opacity) > 0.5 &&
      getComputedStyle(field).direction === 'rtl' &&
      // Firefox draws no placeholder in a field with plain text that runs from right to left.
      (getComputedStyle(field).unicodeBidi === 'plaintext') === isFilled
    );
  };
  await visit.see(readField, false);
  await visit.click('#docs-sidebar input');
  await visit.type('yoga');
  await visit.see(readField, true);
});

test('code inside a line stands on the baseline of its line', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.see(() => {
    const codes = [...document.querySelectorAll('article :is(p,li) > code')];
    return (
      codes.length > 0 && codes.every((code) => getComputedStyle(code).verticalAlign === 'baseline')
    );
  });
});

test('the search opens by a key, answers, and follows an answer by keyboard alone (C-28)', async ({
  visit,
}) => {
  await openSearch(visit, 'masked errors');
  await visit.press('Enter');
  await visit.see(() => location.pathname.startsWith('/docs/'));
  await visit.see(() => document.querySelector('dialog[open]') === null);
});

test('arrows walk through the answers of the search', async ({visit}) => {
  await openSearch(visit, 'subscriptions');
  await visit.press('ArrowDown');
  await visit.see(
    () =>
      [...document.querySelectorAll('dialog [role=option]')].findIndex(
        (option) => option.ariaSelected === 'true',
      ) === 1,
  );
});

test('the page of the search keeps its query in the address and in the history', async ({
  visit,
}) => {
  await visit.open('/search?q=subscriptions');
  await visit.see(shows, 'main ol', 'ubscriptions');
  await visit.click('main ol a');
  await visit.see(() => location.pathname !== '/search');
  await visit.back();
  await visit.see(isAt, '/search?q=subscriptions');
  await visit.see(
    () =>
      document.querySelector<HTMLInputElement>('main input[type=search]')?.value ===
      'subscriptions',
  );
});

test('code is copied, and says so (DOC-4)', async ({visit}) => {
  await visit.open(DOCUMENT, AWAKE);
  await visit.read(() => {
    // Drivers grant no access to the clipboard; what is written is what counts.
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: async (text: string) => void Object.assign(window, {copied: text})},
    });
  });
  await visit.click('article button[aria-label="Copy code to clipboard"]');
  await visit.see(shows, '[role=status]', 'Copied');
  await visit.see(() => String(Reflect.get(window, 'copied')).length > 3);
});

test('long lines of code wrap at a click', async ({visit}) => {
  await visit.open(DOCUMENT, AWAKE);
  await visit.click('article button[aria-label="Wrap lines"]');
  await visit.see(
    () =>
      document.querySelector('article button[aria-pressed=true][aria-label="Wrap lines"]') !== null,
  );
});

test('a tab of package managers is chosen once for all pages (CMD-1)', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.click('[role=tab]', 'pnpm');
  await visit.see(shows, '[role=tabpanel]', 'pnpm add');
  await visit.see(() => document.documentElement.dataset.hasHydrated === 'true');
  await visit.open('/docs/mesh/quick-start');
  await visit.see(shows, '[role=tabpanel]', 'pnpm add');
});

test('arrows move through tabs in the direction of reading (A3, RTL)', async ({visit}) => {
  await visit.open(`/ar${DOCUMENT}`, AWAKE);
  await visit.click('[role=tab]', 'yarn');
  await visit.press('ArrowLeft');
  await visit.see(() => document.activeElement?.textContent === 'npm');
  await visit.press('ArrowRight');
  await visit.see(() => document.activeElement?.textContent === 'yarn');
});

test('a term opens its definition (R13)', async ({visit}) => {
  await visit.open('/docs/writing/components', AWAKE);
  await visit.click('article p button[popovertarget]');
  await visit.see(() => document.querySelector('article [popover]:popover-open') !== null);
  await visit.press('Escape');
  await visit.see(() => document.querySelector('article [popover]:popover-open') === null);
});

test('the filter of the sidebar leaves what fits', async ({visit}) => {
  await visit.open('/docs/yoga', AWAKE);
  await visit.click('#docs-sidebar input');
  await visit.type('upload');
  await visit.see(
    () =>
      [...document.querySelectorAll('#docs-sidebar nav a, #docs-sidebar li a')].filter((link) =>
        link.checkVisibility(),
      ).length <= 3,
  );
});

test('the list of tools is filtered as it is typed (LST-1)', async ({visit}) => {
  await visit.open('/ecosystem', AWAKE);
  await visit.click('main input[type=search]');
  await visit.type('mesh');
  await visit.see(shows, 'main [role=status]', 'One item');
  await visit.see(shows, 'main', 'Mesh');
});

test('tools are laid side by side as they are ticked', async ({visit}) => {
  await visit.open('/compare', AWAKE);
  await visit.click('main label', 'Mesh');
  await visit.see(() => location.search.includes('mesh'));
  await visit.see(shows, 'main th[scope=col]', 'Mesh');
});

test('a sample runs on the page', async ({visit}) => {
  await visit.open('/docs/yoga', AWAKE);
  await visit.click('article button', 'Edit and run');
  await visit.click('article button', 'Run');
  await visit.see(shows, 'article [role=group]', '"data"');
});

test('a pasted log finds its page', async ({visit}) => {
  await visit.open('/errors', AWAKE);
  await visit.click('main textarea');
  await visit.type(
    'Cannot use GraphQLSchema "[object GraphQLSchema]" from another module or realm.',
  );
  await visit.see(shows, 'main ol', 'module or realm');
});

test('a dismissed announcement stays away (DOC-8)', async ({visit}) => {
  await visit.open('/about', AWAKE);
  await visit.click('aside button[aria-label="Dismiss announcement"]');
  await visit.open('/blog');
  await visit.see(shows, 'h1', 'Blog');
  expect(await visit.read(shows, 'aside.theme-announcement-bar', '')).toBe(false);
});

test('the table of contents says what is being read, by scrolling alone', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.read(() => {
    document.querySelector('article h2:nth-of-type(3)')?.scrollIntoView({behavior: 'instant'});
  });
  await visit.see(
    () => document.querySelector('.table-of-contents__link--active[aria-current]') !== null,
  );
});

test('a folder of the sidebar stays as its reader left it', async ({visit}) => {
  await visit.open('/docs/yoga', AWAKE);
  const folder = 'details[data-folder]';
  const before = await visit.read(
    (selector) => document.querySelector<HTMLDetailsElement>(selector)?.open,
    folder,
  );
  await visit.click(`${folder} > summary`);
  await visit.see(
    (selector, old) => document.querySelector<HTMLDetailsElement>(selector)?.open !== old,
    folder,
    before,
  );
  await visit.open(DOCUMENT);
  await visit.see(
    (selector, old) => document.querySelector<HTMLDetailsElement>(selector)?.open !== old,
    folder,
    before,
  );
});

test('the first stop of the keyboard leads past the header', async ({visit}) => {
  await visit.open(DOCUMENT);
  await visit.press('Tab');
  await visit.see(hasFocus, '[href="#__docusaurus_skipToContent_fallback"]');
});

test('a phone gets a menu with everything of the header (HDR-5)', async ({visit}) => {
  await visit.resize(640, 740);
  await visit.open('/about');
  await visit.click('button[aria-label="Open menu"]');
  await visit.see(() => document.querySelector('dialog#site-menu[open]') !== null);
  await visit.press('Escape');
  await visit.see(() => document.querySelector('dialog#site-menu[open]') === null);
});

test('nothing is wider than a narrow or an enlarged window (GEN-3)', async ({visit}) => {
  await visit.resize(640, 800);
  for (const path of ['/', DOCUMENT, '/docs/yoga/configuration', '/compare', '/ar/ecosystem']) {
    await visit.open(path);
    expect(await visit.read(wide), path).toBe(false);
  }
});

test('on paper there is the text alone (design: print)', async ({visit}) => {
  await visit.open(DOCUMENT, AWAKE);
  const rest = 'header.theme-layout-navbar, #docs-sidebar, footer a';
  expect(await visit.read(shows, rest, '')).toBe(true);
  await visit.read(drawAsPrinted);
  expect(await visit.read(shows, rest, '')).toBe(false);
  expect(await visit.read(shows, 'main h1', '')).toBe(true);
  expect(await visit.read(shows, 'main pre', 'npm')).toBe(true);
  expect(await visit.read(wide)).toBe(false);
});

test('an address that does not exist names what was meant (RTE-4)', async ({visit}) => {
  await visit.open('/docs/yoga/quick-strat');
  await visit.see(shows, 'main a', 'quick start');
});

test('without a network a page that was read is there, and another one is named', async ({
  visit,
}) => {
  const host = await startPublisher(visit.origin);
  await visit.open(`${host.origin}/about`, AWAKE);
  await expect(async () => {
    await visit.read(askForKept, '/about');
    expect(await visit.read(() => document.body.hasAttribute('data-kept'))).toBe(true);
  }).toPass({timeout: 30_000});
  const title = await visit.read(() => document.querySelector('h1')?.textContent);
  host.treat(() => 'refused');
  await visit.open(`${host.origin}/about?from=bookmark`, AWAKE);
  await visit.see((text) => document.querySelector('h1')?.textContent === text, title);
  await visit.open(`${host.origin}/tools/hive`);
  await visit.see(shows, 'main [role=note]', '/tools/hive');
  await host.close();
});

test('news are subscribed to without leaving the page (FTR-3)', async ({visit}) => {
  const endpoint = await openNewsletterEndpoint(200);
  await visit.open(`${SUB_PATH_URL}about`, AWAKE);
  await visit.click('footer input[type=email]');
  await visit.type('reader@example.org');
  await visit.press('Enter');
  await visit.see(shows, 'footer [role=status]', 'Your address has been sent.');
  expect(endpoint.received.map(({body}) => body).join()).toContain('reader');
  await endpoint.close();
});

test('an answer of the search is previewed before it is opened', async ({visit}) => {
  await openSearch(visit, 'masked errors');
  await visit.see(shows, 'dialog [class*=preview] [data-state=ready]', 'error');
});

test('a picture that is drawn smaller than it is can be enlarged (R8)', async ({visit}) => {
  await visit.open('/docs/writing/markdown', AWAKE);
  await visit.click('article button[aria-label^="Enlarge picture"]');
  await visit.see(() => document.querySelector('dialog[open] img') !== null);
  await visit.press('Escape');
  await visit.see(() => document.querySelector('dialog[open]') === null);
  await visit.see(hasFocus, 'article button[aria-label^="Enlarge picture"]');
});

test('a page that a link leads to is fetched before the click, under the policy', async ({
  visit,
}) => {
  await visit.open('/about', AWAKE);
  await visit.read(watchPolicy);
  await visit.hover('footer a[href="/blog"]');
  await visit.see(() =>
    performance
      .getEntriesByType('resource')
      .some(({name}) => /\/assets\/js\/(?!main|runtime)/u.test(name)),
  );
  expect(await visit.read(listForbidden)).toEqual([]);
});

test('first pages ask for nothing elsewhere and break no rule of the policy, from their first byte on', async ({
  visit,
}) => {
  const host = await startPublisher(visit.origin);
  host.inject(`(${watchPolicy.toString()})()`);
  for (const path of ['/', DOCUMENT, '/ar/ecosystem', '/search?q=errors']) {
    await visit.open(host.origin + path, AWAKE);
    expect(await visit.read(listForeign), path).toEqual([]);
  }
  expect(await visit.read(listForbidden)).toEqual([]);
  await host.close();
});

test('a visit of six pages asks for nothing elsewhere, stores nothing undeclared and breaks no rule of the policy', async ({
  visit,
}) => {
  const host = await startPublisher(visit.origin);
  host.inject(`(${watchPolicy.toString()})()`);
  await visit.open(`${host.origin}/`, AWAKE);
  for (const [selector, path] of [
    ['footer a[href="/blog"]', '/blog'],
    ['footer a[href="/about"]', '/about'],
    ['footer a[href="/contact"]', '/contact'],
    ['footer a[href="/services"]', '/services'],
    ['header a[href="/"]', '/'],
  ] as const) {
    await visit.click(selector);
    await visit.see(isAt, path);
    await visit.see(() => scrollY === 0);
  }
  expect(await visit.read(listForbidden)).toEqual([]);
  expect(await visit.read(listForeign)).toEqual([]);
  await visit.read(askForStored);
  await visit.see(() => document.body.dataset.stored !== undefined);
  const declared = STORED_VALUES.map(({name}) => name);
  const stored = await visit.read(listStored);
  expect(stored.filter((name) => !isDeclaredName(name, declared))).toEqual([]);
  await host.close();
});

test('what the policy forbids on a first page is noticed by these tests', async ({visit}) => {
  const host = await startPublisher(visit.origin);
  host.treat((path) =>
    path === '/broken'
      ? {
          status: 200,
          headers: {'Content-Type': 'text/html'},
          body: `<!doctype html><head><script>(${watchPolicy.toString()})()</script><meta http-equiv="Content-Security-Policy" content="script-src 'none'"></head><script>1</script>`,
        }
      : undefined,
  );
  await visit.open(`${host.origin}/broken`);
  await visit.see(() => (window.name || '').includes('script-src'));
  await host.close();
});
