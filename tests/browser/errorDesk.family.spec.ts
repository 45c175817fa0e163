import {expect, test, type Page} from '@playwright/test';
import {watchNetwork} from './support/networkLog';
import {visit} from './support/visit';

const LOG = `> web@1.4.0 generate
> graphql-codegen

\u001B[31m✖ Generate to src/gql/ [FAILED: GraphQL Document Validation failed with 1 errors;
  Error 0: Cannot query field "avatarUrl" on type "Member".\u001B[39m
    at /Users/jo/code/team/src/member.tsx:14:5]
Error: Query.member defined in resolvers, but not in schema
    at addResolversToSchema (/app/node_modules/@graphql-tools/schema/cjs/addResolversToSchema.js:98:31)`;

/** Pastes as a reader does, by the browser's own event. */
async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, text);
}

test('a log on the error desk is explained without a request, the errors in their order @smoke', async ({
  page,
}) => {
  const log = watchNetwork(page);
  await visit(page, '/errors');
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  await page.getByRole('textbox', {name: 'Log or message'}).fill(LOG);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '2 errors are explained, the cause first',
  );
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Code Generator');
  await expect(first).toContainText(/produced with @graphql-codegen\/cli \d/u);
  await page.waitForTimeout(300);
  expect(log.addresses().slice(before)).toEqual([]);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/codegen\/troubleshooting#cannot-query-field/u);
});

test('a log of 100 kB is read without a request', async ({page}) => {
  const log = watchNetwork(page);
  await visit(page, '/errors');
  await page.waitForLoadState('networkidle');
  const before = log.addresses().length;
  const line = '2026-03-14T09:26:10.535Z INFO worker-3 handled job 81f2 in 12 ms for /orders/77\n';
  await page
    .getByRole('textbox', {name: 'Log or message'})
    .fill(line.repeat(1250).slice(0, 100_000 - LOG.length) + LOG);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Code Generator',
  );
  expect(log.addresses().slice(before)).toEqual([]);
});

test('without scripts, everything that is explained is a list of links', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/errors');
  await expect(page.getByRole('textbox', {name: 'Log or message'})).toBeHidden();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await links.count()).toBeGreaterThan(150);
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses.every((address) => address.includes('/docs/'))).toBe(true);
  await context.close();
});

test('every entry leads to a heading that is there', async ({page, request}) => {
  await page.goto('/errors');
  const links = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const pages = new Map<string, string>();
  const missing: string[] = [];
  for (const link of links) {
    const {origin, pathname, hash} = new URL(link);
    const text = pages.get(pathname) ?? (await (await request.get(origin + pathname)).text());
    pages.set(pathname, text);
    const id = decodeURIComponent(hash.slice(1));
    if (
      id === '' ||
      !new RegExp(`id="?${id.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}["\\s>]`, 'u').test(text)
    ) {
      missing.push(link);
    }
  }
  expect(missing).toEqual([]);
});

test('a log that is pasted into the search is explained there, and the link closes it (SRM-1)', async ({
  page,
}) => {
  await visit(page, '/docs/yoga');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await paste(page, 'dialog input', LOG);
  await expect(dialog.getByText('2 errors are explained, the cause first')).toBeVisible();
  await dialog.getByRole('listitem').first().getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/codegen\/troubleshooting#cannot-query-field/u);
});

test('a log that is pasted into the search page is explained there, until the reader types (SEA-1)', async ({
  page,
}) => {
  await visit(page, '/search');
  await paste(page, 'main input[type="search"]', LOG);
  await expect(page.getByText('2 errors are explained, the cause first')).toBeVisible();
  await page.getByRole('searchbox').fill('yoga');
  await expect(page.getByText('2 errors are explained, the cause first')).toBeHidden();
});
