import {expect, type Locator, type Page, test} from '@playwright/test';
import type {GraphQLSchema} from 'graphql';
import createBookshelf from '../../live/bookshelf';
import createFailures from '../../live/failures';
import createStatements from '../../live/statements';
import {createLiveServer} from '../../src/family/language/live';
import {IS_NIGHTLY} from '../support/scope';
import {findViolations} from './support/axe';
import {listLiveSamples, type WrittenSample} from './support/liveSamples.family';
import {watchHeap, watchWorkerHeap} from './support/heap';
import {watchNetwork} from './support/networkLog';
import {watchErrors} from './support/readable';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

/** Texts of the editor, of GraphQL and of a schema's data. */
const EDITOR_TEXTS = ['cm-editor', 'Cannot spread fragment', 'NoUnusedVariables'];
const PAGE = '/docs/yoga';
const SAMPLES = listLiveSamples();
const SCHEMAS: Readonly<Record<string, () => GraphQLSchema>> = {
  bookshelf: createBookshelf,
  failures: createFailures,
  statements: createStatements,
};

function sample(page: Page, number = 1): Locator {
  return page.locator(`#live-${number}`);
}

function statusOf(place: Locator): Locator {
  return place.getByRole('status').last();
}

function resultOf(place: Locator): Locator {
  return place.getByRole('group', {name: 'Result', exact: true});
}

function operationOf(place: Locator): Locator {
  return place.getByRole('textbox', {name: /^Operation/u});
}

async function open(page: Page, number = 1): Promise<Locator> {
  const place = sample(page, number);
  await place.getByRole('button', {name: 'Edit and run'}).click();
  await expect(statusOf(place)).toContainText('Done.');
  return place;
}

async function run(place: Locator, query: string): Promise<void> {
  await operationOf(place).fill(query);
  await place.getByRole('button', {name: 'Run', exact: true}).click();
}

async function runInNode({schema, query, variables}: WrittenSample): Promise<unknown> {
  const makeSchema = SCHEMAS[schema];
  if (makeSchema === undefined) {
    throw new Error(`Import "live/${schema}.ts" into this test.`);
  }
  const {value} = await createLiveServer(makeSchema())({query, variables}).next();
  return JSON.parse(String(value));
}

test('there are live samples of every schema on several pages (LIVE)', () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(6);
  expect(new Set(SAMPLES.map(({schema}) => schema)).size).toBeGreaterThanOrEqual(3);
});

for (const address of new Set(SAMPLES.map(({path: each}) => each))) {
  const own = SAMPLES.filter(({path: each}) => each === address);
  test(`${address}: the ${own.length} live samples give in the browser what they give in Node (LIVE)`, async ({
    page,
  }) => {
    await visit(page, address);
    await expect(page.locator('[id^="live-"]')).toHaveCount(own.length);
    for (const written of own) {
      const place = await open(page, written.number);
      await expect(operationOf(place)).toContainText(written.query.split('\n')[0] ?? '');
      expect(JSON.parse(await resultOf(place).innerText())).toEqual(await runInNode(written));
    }
  });
}

test('0 bytes of editor, GraphQL and server load before the button is pressed (LIVE)', async ({
  page,
}) => {
  const log = watchNetwork(page);
  await visit(page, PAGE);
  await sample(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await log.scriptBytes(EDITOR_TEXTS)).toBe(0);
  expect(page.workers()).toHaveLength(0);
  await open(page);
  expect(await log.scriptBytes(EDITOR_TEXTS)).toBeGreaterThan(0);
  expect(page.workers()).toHaveLength(1);
  const origin = new URL(page.url()).origin;
  expect(log.addresses().filter((each) => !each.startsWith(origin))).toEqual([]);
});

test('an operation that would not end is stopped, and the next one runs (LIVE)', async ({page}) => {
  await visit(page, '/blog/n-plus-one-in-graphql');
  const place = await open(page);
  // In lines: Chromium takes half a minute to replace a text of thousands of pieces on one line.
  const repeat = (count: number, write: (index: number) => string): string =>
    Array.from({length: count}, (_each, index) => write(index)).join('\n');
  const runaway = [
    `{ ${repeat(200, (index) => `s${index}: naive(limit: 30) { ...Shelf }`)} }`,
    `fragment Shelf on Shelf { ${repeat(100, (index) => `b${index}: books { ...Book }`)} }`,
    `fragment Book on Book { ${repeat(20, (index) => `a${index}: author { name }`)} }`,
  ].join(' ');
  await run(place, runaway);
  await expect(place.getByRole('button', {name: 'Stop'})).toBeVisible();
  await expect(statusOf(place)).toContainText('took too long and was stopped');
  // The editor draws the lines that are seen; only it can select the others.
  await operationOf(place).press('ControlOrMeta+a');
  await page.keyboard.insertText('{ naive(limit: 0) { books { title } statements } }');
  await place.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(resultOf(place)).toContainText('SELECT * FROM books LIMIT 0');
});

const HOSTILE = [
  ['a megabyte of aliases', `{ ${'a: __typename '.repeat(70_000)} }`],
  ['a hundred thousand levels', `${'{ a'.repeat(100_000)}${' }'.repeat(100_000)}`],
  ['braces that never close', '{'.repeat(50_000)],
  ['a fragment that holds itself', '{ ...A } fragment A on Query { ...A }'],
  ['a string that never ends', `{ a(b: "${'x'.repeat(500_000)}`],
] as const;

for (const [name, operation] of HOSTILE) {
  test(`${name} gets an answer or is stopped, and the next operation runs (LIVE)`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await visit(page, PAGE);
    const place = await open(page);
    const before = await operationOf(place).innerText();
    await run(place, operation);
    await expect(place.getByRole('button', {name: 'Run', exact: true})).toBeEnabled();
    await run(place, before);
    await expect(statusOf(place)).toContainText('Done.');
    expect(errors).toEqual([]);
  });
}

test('many runs of a sample leave no memory behind, in the page and in its worker (LIVE)', async ({
  page,
}) => {
  const readWorker = await watchWorkerHeap(page);
  await visit(page, PAGE);
  const place = await open(page);
  const readPage = await watchHeap(page);
  const runs = IS_NIGHTLY ? 50 : 10;
  const runTimes = async (count: number): Promise<{page: number; worker: number}> => {
    for (let index = 0; index < count; index += 1) {
      await place.getByRole('button', {name: 'Run', exact: true}).click();
      await expect(statusOf(place)).toContainText('Done.');
    }
    return {page: await readPage(), worker: await readWorker()};
  };
  const first = await runTimes(runs);
  const then = await runTimes(runs);
  expect(first.worker).toBeGreaterThan(0);
  expect(then.page).toBeLessThan(first.page + 1_000_000);
  expect(then.worker).toBeLessThan(first.worker + 1_000_000);
});

test('mistakes are shown as GraphQL gives them: in the text, and in the result (LIVE)', async ({
  page,
}) => {
  await visit(page, PAGE);
  const place = await open(page);
  await run(place, '{ books { titel } }');
  await expect(statusOf(place)).toHaveText('Done. The result has errors.');
  await expect(resultOf(place)).toContainText(
    String.raw`Cannot query field \"titel\" on type \"Book\". Did you mean \"title\"?`,
  );
  await expect(place.locator('.cm-lintRange-error')).toHaveText('titel');
  await place.getByRole('textbox', {name: /^Variables/u}).fill('[1]');
  await place.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(statusOf(place)).toContainText('not a JSON object');
});

test('the editor completes fields of the schema, runs by keys, and Escape and Tab leave it (LIVE)', async ({
  page,
}) => {
  await visit(page, PAGE);
  const place = await open(page);
  await operationOf(place).fill('{ books { ');
  await operationOf(place).press('End');
  await operationOf(place).press('Control+Space');
  await expect(place.getByRole('option', {name: /^title/u})).toBeVisible();
  await page.keyboard.press('Escape');
  await operationOf(place).fill('{ books { year } }');
  await operationOf(place).press('Control+Enter');
  await expect(resultOf(place)).toContainText('1969');
  await operationOf(place).press('Control+Space');
  await expect(place.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(operationOf(place)).not.toBeFocused();
  await expect(operationOf(place)).toHaveText('{ books { year } }');
});

test('a link brings the reader’s version to another reader, who can go back to the sample (LIVE)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  const place = await open(page);
  await operationOf(place).fill('{ books { year } }');
  await place.getByRole('button', {name: 'Copy a link to this version'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/yoga#live-1=[\w-]+$/u);
  expect(page.url()).toBe(link);

  const other = await context.newPage();
  await other.goto(link);
  const shared = sample(other);
  await expect(operationOf(shared)).toHaveText('{ books { year } }');
  await expect(statusOf(shared)).toHaveText('Ready. Nothing has been run yet.');
  await shared.getByRole('button', {name: 'Reset to the sample'}).click();
  await expect(operationOf(shared)).toContainText('query Book($id: ID!)');
  expect(other.url()).not.toContain('#');
});

test('a damaged link is said and leaves the sample as the page has it (LIVE)', async ({page}) => {
  const log = watchNetwork(page);
  await visit(page, `${PAGE}#live-1=damaged`);
  await expect(sample(page).getByRole('status').first()).toContainText('could not be read');
  await expect(sample(page).getByRole('button', {name: 'Edit and run'})).toBeVisible();
  expect(await log.scriptBytes(EDITOR_TEXTS)).toBe(0);
});

test('a sample that has loaded runs without a network, and data changes stay with it (LIVE)', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/start/first-graphql-api');
  const place = await open(page, 2);
  await context.setOffline(true);
  await run(place, '{ books { title } }');
  await expect(resultOf(place)).toContainText('Kindred');
});

test('a worker that does not load is said, and can be tried again (LIVE)', async ({page}) => {
  await visit(page, '/docs/start/first-graphql-api');
  await open(page, 1);
  await page.route('**/assets/js/**', (route) => route.abort());
  const place = sample(page, 2);
  await place.getByRole('button', {name: 'Edit and run'}).click();
  await expect(statusOf(place)).toContainText('The schema could not be loaded');
  await page.unroute('**/assets/js/**');
  await place.getByRole('button', {name: 'Try again'}).click();
  await expect(statusOf(place)).toHaveText('Done.');
});

test('below a path it runs under a policy that allows neither eval, blobs nor inline styles (LIVE)', async ({
  page,
}) => {
  await page.route(`${SUB_PATH_URL}docs/yoga`, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'";
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policy},
    });
  });
  await visit(page, `${SUB_PATH_URL}docs/yoga`);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      refused.push(message.text());
    }
  });
  const place = await open(page);
  await expect(place.locator('.cm-content').first()).toHaveCSS('white-space', 'break-spaces');
  expect(refused).toEqual([]);
});

test('without JavaScript the plain sample shows, and no button (LIVE)', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(sample(page).getByRole('group', {name: 'Code: Query'})).toBeVisible();
  await expect(sample(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

for (const [address, width] of [
  [PAGE, 1280],
  ['/ar/docs/yoga', 360],
] as const) {
  test(`${address}: the open sample passes axe in both themes and fits into ${width} pixels (LIVE, WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: width === 360 ? 320 : width, height: 800});
    await visit(page, address);
    const place = sample(page);
    await place.locator('p > button').click();
    await expect(place.locator('[data-state="answered"] pre')).toContainText('Solaris');
    await place.locator('.cm-content').first().fill('{ books { titel } }');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await findViolations(page, '#live-1')).toEqual([]);
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await expect(place.locator('.cm-content').first()).toHaveCSS('direction', 'ltr');
  });
}

test('on paper the sample is plain, also when it is open (LIVE)', async ({page}) => {
  await visit(page, PAGE);
  const place = await open(page);
  const plain = place.getByText('query Book($id: ID!)').first();
  await expect(plain).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(plain).toBeVisible();
  await expect(operationOf(place)).toBeHidden();
});
