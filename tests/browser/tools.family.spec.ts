import {expect, test} from '@playwright/test';
import {
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_STORAGE_KEY,
} from '../../src/lib/packageCmd/installCommand';
import {TOOLS} from '../../src/family/data/tools';
import {watchNetwork} from './support/networkLog';
import {visit} from './support/visit';

test('the chosen package manager shows at the first paint of the next page, on every block (CMD-1) @smoke', async ({
  page,
}) => {
  await visit(page, '/tools/yoga');
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(page.getByText(/^pnpm add graphql-yoga/u).first()).toBeVisible();
  // With scripts of the page held back, only the head's own script has run.
  await page.route('**/assets/js/**', () => undefined);
  await page.goto('/docs/yoga/quick-start', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute(PACKAGE_MANAGER_ATTRIBUTE, 'pnpm');
  await expect(page.getByText(/^pnpm add graphql-yoga/u).first()).toBeVisible();
  await expect(page.getByText(/^npm install graphql-yoga/u).first()).toBeHidden();
});

test('another tab of the browser follows the choice (CMD-1)', async ({context, page}) => {
  await visit(page, '/tools/yoga');
  const other = await context.newPage();
  await visit(other, '/tools/mesh');
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(other.getByText('pnpm add @graphql-mesh/compose-cli', {exact: true})).toBeVisible();
  await expect(other.getByRole('tab', {name: 'pnpm', selected: true})).toBeVisible();
});

test('a stored value that names no package manager is ignored (CMD-1)', async ({page}) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '"><img src=x>'),
    PACKAGE_MANAGER_STORAGE_KEY,
  );
  await visit(page, '/tools/yoga');
  await expect(page.getByText(/^npm install graphql-yoga/u)).toBeVisible();
});

test('images of a README load only after the reader has asked for them (PKG-1)', async ({page}) => {
  const log = watchNetwork(page);
  await page.route(/^https:/u, (route) => route.fulfill({status: 200, contentType: 'image/png'}));
  await visit(page, '/tools/yoga');
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(500);
  const outside = (): readonly string[] =>
    log.addresses().filter((address) => address.startsWith('https:'));
  expect(outside()).toEqual([]);
  await page.getByText('Show the README').click();
  await page.getByRole('button', {name: 'Load images'}).click();
  await expect.poll(outside).not.toEqual([]);
});

test('a README that is opened before scripts run has a copy button on each block of code (ST-11)', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/yoga');
  await expect(page.getByText('Make a schema, create Yoga')).toBeHidden();
  await page.getByText('Show the README').click();
  const readme = page.locator('#readme');
  const buttons = readme.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(buttons).toHaveCount(await readme.locator('pre').count());
  await buttons.first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await readme.locator('pre').first().textContent());
});

test('a tool page leads to the tools beside it, and shows code that runs before anything has to be scrolled', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await visit(page, '/tools/yoga');
  await expect(page.getByText('createYoga({ schema })').first()).toBeInViewport();
  await page.getByRole('region', {name: 'Works with'}).getByRole('link', {name: 'Envelop'}).click();
  await expect(page).toHaveURL(/\/tools\/envelop$/u);
});

test('a comparison can be shared by its address and changed by ticking tools', async ({page}) => {
  await visit(page, '/compare?tools=yoga,mesh');
  await expect(page.getByRole('columnheader')).toHaveText(['Fact', 'Yoga', 'Mesh']);
  await page.getByRole('checkbox', {name: 'Hive'}).check();
  await expect(page).toHaveURL(/tools=yoga(?:,|%2C)mesh(?:,|%2C)hive/u);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText(['Fact', 'Yoga', 'Mesh', 'Hive']);
});

test('a link to a comparison shows its table, on a phone too (GEN-4)', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await visit(page, '/tools/yoga');
  await page.getByRole('link', {name: 'Compare all facts'}).click();
  await expect(page.getByRole('columnheader', {name: 'Yoga'})).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('columnheader', {name: 'Yoga'})).toBeInViewport();
});

test('without a choice, sets of two to four tools lead to comparisons, and the table has the focus then', async ({
  page,
}) => {
  await visit(page, '/compare');
  await expect(page.getByRole('rowheader')).toHaveCount(TOOLS.length);
  const sets = page.getByRole('region', {name: 'Start from tools that work together'});
  await sets.getByRole('link', {name: /Yoga · Envelop · Scalars/u}).click();
  await expect(page).toHaveURL(/\/compare\?tools=yoga(?:,|%2C)envelop(?:,|%2C)scalars$/u);
  await expect(page.getByRole('columnheader')).toHaveText(['Fact', 'Yoga', 'Envelop', 'Scalars']);
  await expect(page.getByRole('region', {name: 'Comparison table'})).toBeFocused();
  await expect(sets).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the comparison shows all tools, and install commands of all managers', async ({page}) => {
    await page.goto('/compare');
    await expect(page.getByRole('rowheader')).toHaveText(
      TOOLS.map(({name, status}) => (status === 'archived' ? `${name} Archived` : name)),
    );
    await page.goto('/tools/yoga');
    for (const command of ['yarn add', 'npm install', 'pnpm add']) {
      await expect(page.getByText(`${command} graphql-yoga`, {exact: true})).toBeVisible();
    }
  });
});
