import {expect, test, type Locator, type Page} from '@playwright/test';
import {FIRST_OUTPUT, PREVIOUS_CODEGEN} from '../../src/family/benches/codegen/examples';
import {FIRST_ANSWER} from '../../src/family/benches/federation/examples';
import {SCHEMA_FILES, compareSchemas} from '../../src/family/benches/schema/compareSchemas';
import {RELEASE_OUTPUT} from '../../src/family/benches/schema/examples';
import {generateLargeSchema, generateSchema} from '../support/schemaCases.family';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {watchNetwork} from './support/networkLog';
import {localised} from './support/sites';
import {visit, wake} from './support/visit';

/** Opens a bench and waits for its first result. */
async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.getByRole('button', {name: 'Open the bench'}).click();
  await expect(result(page)).toHaveAttribute('data-state', 'ran');
}

/** Opens a bench of which nothing had been loaded before the click, as far as these words in scripts tell. */
async function openFromNothing(
  page: Page,
  log: ReturnType<typeof watchNetwork>,
  address: string,
  marks: readonly string[],
): Promise<void> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  expect(await log.scriptBytes(marks)).toBe(0);
  await page.getByRole('button', {name: 'Open the bench'}).click();
}

const result = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
const status = (page: Page): Locator => page.locator('main p[role="status"]').first();

/** Puts a text into an editor as a reader's paste does. */
async function write(page: Page, name: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', {name: new RegExp(`^${name}\\.`, 'u')});
  await editor.focus();
  await page.keyboard.press('Control+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, text);
}

async function show(page: Page, view: string): Promise<void> {
  await result(page).getByRole('radio', {name: view}).check();
}

/** Violations of the policy, from now on. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      document.documentElement.dataset.violations = `${document.documentElement.dataset.violations ?? ''} ${violatedDirective} ${blockedURI}`;
    });
  });
  return async () => {
    const text = await page.locator('html').getAttribute('data-violations');
    return text === null ? [] : [text];
  };
}

test('the schema desk shows what the command line prints, breaks no policy, and asks nobody @smoke', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const log = watchNetwork(page);
  await openFromNothing(page, log, '/play/schema', ['simplifyChanges', 'cm-content']);
  await expect(status(page)).toHaveText(
    'Breaking: 1 · dangerous: 1 · safe: 0 · operations that break: 1',
  );
  await show(page, 'Command line');
  await expect(result(page).locator('pre code')).toHaveText(RELEASE_OUTPUT);
  await show(page, 'Operations');
  await expect(result(page).getByRole('listitem')).toContainText('BookPage line 1 Breaks');
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  await write(page, 'Schema after', 'type Query { secret: Int }');
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('operations that break: 1');
  await show(page, 'Markdown');
  await expect(result(page).locator('pre code')).toContainText('Query.book');
  await page.waitForTimeout(300);
  expect(log.addresses().slice(before)).toEqual([]);
  const {origin} = new URL(page.url());
  expect(
    log
      .addresses()
      .filter((address) => !address.startsWith(origin) && !address.startsWith('blob:')),
  ).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('generated schemas give in the worker what they give in Node', async ({page}) => {
  await open(page, '/play/schema');
  await show(page, 'Command line');
  for (const seed of [101, 103, 105, 107]) {
    const texts = [generateSchema(seed), generateSchema(seed + 1), ''];
    const {terminal} = await compareSchemas(
      {
        files: SCHEMA_FILES.map((name, index) => ({name, text: texts[index] ?? ''})),
        settings: [],
      },
      () => undefined,
    );
    await write(page, 'Schema before', texts[0] ?? '');
    await write(page, 'Schema after', texts[1] ?? '');
    await write(page, 'Operations', '');
    await page.keyboard.press('Control+Enter');
    await expect(result(page).locator('pre code')).toHaveText(terminal);
  }
});

test('a link holds texts and settings, and back and forward lead through what was run', async ({
  page,
}) => {
  await open(page, '/play/schema');
  await page
    .getByRole('combobox', {name: 'Example'})
    .selectOption('The same, as a planned removal');
  await expect(page).toHaveURL(/\?example=removal$/u);
  await expect(status(page)).toContainText('Breaking: 0');
  await write(page, 'Schema after', 'type Query { mine: Int }');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#bench=[\w-]+$/u);
  const link = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\?example=removal$/u);
  await expect(page.getByRole('textbox', {name: /^Schema after\./u})).toContainText('SUBJECT');
  await page.goForward();
  await expect(page.getByRole('textbox', {name: /^Schema after\./u})).toContainText('mine');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('textbox', {name: /^Schema after\./u})).toContainText('mine');
  await expect(
    page.getByRole('checkbox', {name: /^suppressRemovalOfDeprecatedField/u}),
  ).toBeChecked();
  await page.goto('/play/schema#bench=damaged');
  await expect(page.getByText('The link could not be read')).toBeVisible();
});

test('the answer to Run is beside it, and one action leads to the result below', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/play/schema');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(status(page)).toContainText('Breaking: 1');
  await expect(status(page)).toBeInViewport();
  await expect(result(page).getByRole('radio').first()).not.toBeInViewport();
  await page.getByRole('button', {name: 'Show result'}).click();
  await expect(result(page).getByRole('radio').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(result(page).getByRole('radio').first()).toBeFocused();
});

test('mistakes lead to their place, and what was typed stays', async ({page}) => {
  await open(page, '/play/schema');
  await write(page, 'Schema after', 'type Query {\n  a: Nowhere\n}');
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('There are mistakes in the texts');
  await result(page).getByRole('button', {name: 'Schema after, line 2'}).click();
  const editor = page.getByRole('textbox', {name: /^Schema after\./u});
  await expect(editor).toBeFocused();
  await page.keyboard.type('X');
  await expect(editor).toContainText('XNowhere');
});

test('a very large comparison shows its steps and is stopped; the next run goes on as before', async ({
  page,
}) => {
  await open(page, '/play/schema');
  await write(page, 'Schema before', generateLargeSchema(60_000, 1));
  await write(page, 'Schema after', generateLargeSchema(60_000, 2));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(status(page)).toHaveText('Stopped. Your texts are as you left them.');
  await expect(page.getByText('These texts are too long for a link.')).toBeVisible();
  await write(page, 'Schema after', 'type Query { a: Int }');
  await write(page, 'Schema before', 'type Query { b: Int }');
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('Breaking: 1');
});

test('a worker that does not come is a sentence, the texts stay, and the next run has another try', async ({
  page,
}) => {
  const worker = page.waitForEvent('worker');
  await open(page, '/play/schema');
  const script = (await worker).url();
  await page.route(script, async (route) => route.abort());
  await page.reload();
  await wake(page);
  await page.getByRole('button', {name: 'Open the bench'}).click();
  await expect(status(page)).toContainText('The tool did not load');
  await write(page, 'Schema after', 'type Query { mine: Int }');
  await page.unroute(script);
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('Breaking:');
  await expect(page.getByRole('textbox', {name: /^Schema after\./u})).toContainText('mine');
});

test('the whole bench is used with the keyboard alone', async ({page}) => {
  await visit(page, '/play/schema');
  await page.getByRole('button', {name: 'Open the bench'}).focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveAttribute('data-state', 'ran');
  // Whoever opened it goes on inside.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Example'})).toBeFocused();
  await page.getByRole('textbox', {name: /^Schema before\./u}).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', {name: /^Schema before\./u})).not.toBeFocused();
  await result(page).getByRole('radio', {name: 'Changes'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(page).getByRole('radio', {name: 'Operations'})).toBeChecked();
});

for (const bench of ['schema', 'codegen', 'federation']) {
  test(`on a narrow page nothing of the bench ${bench} is wider than the page`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, `/play/${bench}`);
    for (const view of await result(page).getByRole('radio').all()) {
      await view.check();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('the beginning of very long code is shown, and typing goes on', async ({page}) => {
  await open(page, '/play/codegen');
  await write(page, 'Operations', '');
  await write(page, 'Plugins and options', '{"plugins": ["typescript"], "config": {}}');
  await write(page, 'Schema', generateLargeSchema(5000, 1));
  await page.keyboard.press('Control+Enter');
  await expect(
    result(page)
      .getByText('Only the beginning is shown, because the whole text is too long.')
      .first(),
  ).toBeVisible();
  await page.keyboard.type('# more');
  await expect(page.getByRole('textbox', {name: /^Schema\./u})).toBeFocused();
});

test('a file that is opened takes the place of a text, and can be undone', async ({page}) => {
  await open(page, '/play/schema');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Open a file as “Schema after”'}).click();
  await (
    await chooser
  ).setFiles({
    name: 'x.graphql',
    mimeType: 'text/plain',
    buffer: Buffer.from('type Query { z: Int }'),
  });
  const editor = page.getByRole('textbox', {name: /^Schema after\./u});
  await expect(editor).toHaveText('type Query { z: Int }');
  await editor.focus();
  await page.keyboard.press('Control+z');
  await expect(editor).toContainText('SUBJECT');
});

test('what was typed right before an example is chosen is one step back', async ({page}) => {
  await open(page, '/play/schema');
  await write(page, 'Schema after', 'type Query { mine: Int }');
  await page
    .getByRole('combobox', {name: 'Example'})
    .selectOption('The same, as a planned removal');
  const editor = page.getByRole('textbox', {name: /^Schema after\./u});
  await expect(editor).toContainText('SUBJECT');
  await editor.focus();
  await page.keyboard.press('Control+z');
  await expect(editor).toHaveText('type Query { mine: Int }');
});

test('a binary file that is dropped is named, and the text stays', async ({page}) => {
  await open(page, '/play/schema');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: '../picture 漢.png',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71, 0, 0, 0, 13]),
    });
  await expect(page.getByText('picture 漢.png” was not opened.')).toBeVisible();
  await expect(page.getByRole('textbox', {name: /^Schema before\./u})).toContainText('type ');
});

test('on a wide screen the result is next to the editors, on others below them, and no page scrolls sideways', async ({
  page,
}) => {
  await open(page, '/play/federation');
  const files = page.getByRole('group', {name: 'Files'});
  for (const [width, isBeside] of [
    [360, false],
    [1280, false],
    [1600, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const [left, right] = [await files.boundingBox(), await result(page).boundingBox()];
    expect([width, left?.y === right?.y]).toEqual([width, isBeside]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('without scripts the page is an example with its result', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/play/schema');
  await expect(page.getByRole('button', {name: 'Open the bench'})).toBeHidden();
  await expect(page.getByRole('main').locator('pre').last()).toContainText(
    '[error] Detected 1 breaking change',
  );
  await context.close();
});

test('the studio writes what Node does, shows what an option changes, and breaks no policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const log = watchNetwork(page);
  await open(page, '/play/codegen');
  await expect(result(page).locator('pre code')).toHaveText(FIRST_OUTPUT);
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  await page.getByRole('checkbox', {name: /^immutableTypes/u}).check();
  await expect(result(page).locator('pre code')).toContainText('readonly title: string');
  await expect(page.getByRole('textbox', {name: /^Plugins and options\./u})).toContainText(
    '"immutableTypes": true',
  );
  await show(page, 'Changes since the last run');
  await expect(result(page).locator('ins')).toContainText([/^export type BookPageQuery = /u]);
  await show(page, 'Project');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as ZIP'}).click();
  expect((await download).suggestedFilename()).toBe('generated-types.zip');
  expect(
    log
      .addresses()
      .slice(before)
      .filter((address) => !address.startsWith('blob:')),
  ).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('the studio lays two settings side by side', async ({page}) => {
  await visit(page, '/play/codegen?example=compare');
  await expect(result(page)).toHaveAttribute('data-state', 'ran');
  await show(page, 'Comparison');
  await expect(result(page).locator('pre')).toHaveCount(3);
  await expect(result(page).locator('pre').last()).toContainText('readonly title: string');
});

test('the studio lays two major versions side by side, and loads the other one only then', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const log = watchNetwork(page);
  await open(page, '/play/codegen');
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  await page.getByRole('checkbox', {name: PREVIOUS_CODEGEN}).check();
  await show(page, 'Comparison');
  await expect(result(page).locator('pre')).toHaveCount(3);
  const loaded = log.addresses().slice(before);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((address) => !address.includes('/assets/js/'))).toEqual([]);
  // From the version before to the current one.
  await expect(result(page).locator('del').first()).toHaveText("  id: Scalars['ID']['input'];");
  await expect(result(page).locator('pre').nth(1)).toContainText("Scalars['ID']");
  await expect(result(page).locator('pre').last()).toHaveText(FIRST_OUTPUT);
  await expect(page).toHaveURL(/#bench=[\w-]+$/u);
  await page.reload();
  await expect(page.getByRole('checkbox', {name: PREVIOUS_CODEGEN})).toBeChecked();
  await expect(result(page)).toHaveAttribute('data-state', 'ran');
  expect(await violations()).toEqual([]);
});

test('from right to left, names of packages over code are read from their first sign', async ({
  page,
}) => {
  await visit(page, localised('/play/codegen?example=upgrade', 'ar'));
  await page.getByRole('radio', {name: 'المقارنة'}).check();
  const caption = page.locator('figcaption', {hasText: PREVIOUS_CODEGEN});
  const places = await caption.evaluate((element, name) => {
    const {firstChild, textContent} = element;
    const leftOf = (start: number): number => {
      const range = document.createRange();
      range.setStart(firstChild ?? element, start);
      range.setEnd(firstChild ?? element, start + 1);
      return range.getBoundingClientRect().left;
    };
    const start = textContent.indexOf(name);
    return [leftOf(start), leftOf(start + 1)];
  }, PREVIOUS_CODEGEN);
  expect(places[0]).toBeLessThan(places[1] ?? 0);
});

/** Twice what CodeMirror calls its `interactionDelay`. */
const OPENED_MS = 150;

test('settings are completed from what the packages declare, with the keyboard', async ({page}) => {
  await open(page, '/play/codegen');
  const editor = page.getByRole('textbox', {name: /^Plugins and options\./u});
  await write(page, 'Plugins and options', '{"plugins": ["typescript-operations"], "config": {}}');
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.type('"enumTy');
  const offered = editor.page().getByRole('option', {name: /enumType/u});
  await expect(offered).toBeVisible();
  // The editor takes no key for a list that has only just opened.
  await page.waitForTimeout(OPENED_MS);
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('"config": {"enumType": }}');
  await expect(page.getByRole('option', {name: /native-const/u})).toBeVisible();
  await page.waitForTimeout(OPENED_MS);
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('"config": {"enumType": "const"}}');
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toHaveAttribute('data-state', 'ran');
});

test('the lab composes, shows each request and where each field is from, and breaks no policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const log = watchNetwork(page);
  await openFromNothing(page, log, '/play/federation', ['join__Graph', 'cm-content']);
  await expect(status(page)).toHaveText('Composed. Subgraphs: 2 · requests: 4 · errors: 0');
  const lines = result(page).getByRole('listitem');
  expect((await lines.locator('code').allTextContents()).join('\n')).toBe(FIRST_ANSWER);
  await expect(lines.filter({hasText: '"title": "Kindred"'})).toContainText('books');
  const stars = lines.filter({hasText: '"stars": 3'}).first();
  await expect(stars).toContainText('reviews');
  const colours = await lines
    .filter({hasText: /"title": "Kindred"|"reviews": \[\]/u})
    .locator('code')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect(new Set(colours).size).toBe(2);
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  await show(page, 'Requests');
  await expect(result(page).locator('ol > li')).toHaveCount(4);
  await expect(result(page).locator('ol > li').nth(2)).toContainText('"__typename": "Book"');
  await expect(result(page).locator('details[open]')).toHaveCount(1);
  await result(page).locator('summary').nth(2).click();
  await expect(result(page).locator('details[open]')).toHaveCount(2);
  await show(page, 'Who owns what');
  await expect(page.getByRole('row', {name: /^title: String!/u})).toContainText('Owns');
  await show(page, 'Supergraph');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save supergraph.graphql'}).click();
  expect((await download).suggestedFilename()).toBe('supergraph.graphql');
  await page.getByLabel('Name of another subgraph').fill('stock');
  await page.getByRole('button', {name: 'Add', exact: true}).click();
  await expect(status(page)).toContainText('Subgraphs: 3');
  await expect(page.getByRole('textbox', {name: /^stock\.graphql\./u})).toBeVisible();
  await page.getByRole('button', {name: 'Remove stock.graphql'}).click();
  await expect(status(page)).toContainText('Subgraphs: 2');
  expect(
    log
      .addresses()
      .slice(before)
      .filter((address) => !address.startsWith('blob:')),
  ).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('the lab says why a subgraph cannot be added', async ({page}) => {
  await open(page, '/play/federation');
  const name = page.getByLabel('Name of another subgraph');
  await expect(name).toHaveAccessibleDescription('');
  for (const wrong of ['1st', 'reviews']) {
    await name.fill(wrong);
    await expect(name).toHaveAccessibleDescription(
      /^Use letters, .*that no other subgraph has\.$/u,
    );
  }
  for (const further of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await name.fill(further);
    await expect(name).toHaveAccessibleDescription('');
    await page.getByRole('button', {name: 'Add', exact: true}).click();
    await expect(name).toHaveValue('');
  }
  await expect(name).toHaveAccessibleDescription(
    'The lab composes up to 8 subgraphs. Remove one to add another.',
  );
  await page.getByRole('button', {name: 'Remove f.graphql'}).click();
  await expect(name).toHaveAccessibleDescription('');
});

test('long results of the lab grow by a button', async ({page}) => {
  await open(page, '/play/federation');
  const names = Array.from({length: 300}, (_, index) => `item${index}`);
  await write(
    page,
    'books.graphql',
    `type Query { ${names.map((name) => `${name}: T${name}`).join(' ')} } ${names.map((name) => `type T${name} { a: Int }`).join(' ')}`,
  );
  await write(page, 'reviews.graphql', 'type Query { z: Int }');
  await write(page, 'Operation', `{ ${names.map((name) => `${name} { a }`).join(' ')} }`);
  await page.keyboard.press('Control+Enter');
  await expect(result(page).locator('ol > li')).toHaveCount(400);
  await result(page)
    .getByRole('button', {name: /^Show more/u})
    .click();
  await expect(result(page).locator('ol > li')).toHaveCount(800);
  await show(page, 'Who owns what');
  await expect(result(page).locator('tbody')).toHaveCount(40);
  await result(page)
    .getByRole('button', {name: /^Show more/u})
    .click();
  await expect(result(page).locator('tbody')).toHaveCount(80);
});

test('the lab names what composition refuses at its line, and keeps what was typed', async ({
  page,
}) => {
  await visit(page, '/play/federation?example=refused');
  await expect(status(page)).toContainText('There are mistakes in the texts');
  await result(page).getByRole('button', {name: 'reviews.graphql, line 15'}).click();
  const editor = page.getByRole('textbox', {name: /^reviews\.graphql\./u});
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toHaveText('Composed. Subgraphs: 2 · requests: 4 · errors: 0');
  await expect(page).toHaveURL(/#bench=[\w-]+$/u);
});

test('a schema of 5 MB and nesting without end are stopped, and the texts stay', async ({page}) => {
  await open(page, '/play/federation');
  await write(page, 'Operation', `{ ${'a { '.repeat(50_000)}`);
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('There are mistakes in the texts');
  await write(page, 'books.graphql', generateLargeSchema(150_000, 1));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(status(page)).toHaveText('Stopped. Your texts are as you left them.');
  await expect(page.getByRole('textbox', {name: /^books\.graphql\./u})).toContainText('type ');
});

test('the lab says that it shows the beginning of a long supergraph', async ({page}) => {
  await open(page, '/play/federation');
  await show(page, 'Supergraph');
  const sentence = result(page).getByText('This is the beginning of the supergraph.');
  await expect(sentence).toHaveCount(0);
  await write(page, 'Operation', '# None.');
  await write(page, 'books.graphql', generateLargeSchema(4000, 1));
  await page.keyboard.press('Control+Enter');
  await expect(sentence).toBeVisible();
});

for (const [index, [locale, button, bench]] of (
  [
    ['en-US', 'Open the bench', 'schema'],
    ['ar', 'افتح طاولة العمل', 'codegen'],
    ['en-US', 'Open the bench', 'federation'],
    ['ar', 'افتح طاولة العمل', 'schema'],
    ['en-US', 'Open the bench', 'codegen'],
    ['ar', 'افتح طاولة العمل', 'federation'],
  ] as const
).entries()) {
  for (const colorScheme of inTurn(['light', 'dark'] as const, index)) {
    test(`the open bench ${bench} passes axe in ${locale}, ${colorScheme} (WCAG 2.2 AA)`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width: locale === 'ar' ? 360 : 1280, height: 800});
      await visit(page, localised(`/play/${bench}`, locale));
      await page.getByRole('button', {name: button}).click();
      await expect(page.locator('section[data-state="ran"]')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}
