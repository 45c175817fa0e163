import {expect, test} from '@playwright/test';
import {TOOLS} from '../../src/family/data/tools';
import {toolAddress} from '../../src/lib/catalogue/toolAddress';
import {visit} from './support/visit';

test('the footer has the columns Products, Resources, Company and Community, in this order (FTR-1)', async ({
  page,
}) => {
  await visit(page, '/about');
  const columns = page.getByRole('contentinfo').getByRole('navigation');
  await expect(columns).toHaveCount(4);
  for (const [index, name] of ['Products', 'Resources', 'Company', 'Community'].entries()) {
    await expect(columns.nth(index)).toHaveAccessibleName(name);
    expect(await columns.nth(index).getByRole('link').count()).toBeGreaterThan(0);
  }
});

test('Products lists all 20 tools in two lists of ten (FTR-1)', async ({page}) => {
  await visit(page, '/about');
  const products = page.getByRole('contentinfo').getByRole('navigation', {name: 'Products'});
  const lists = products.getByRole('list');
  await expect(lists).toHaveCount(2);
  await expect(lists.first().getByRole('link')).toHaveCount(10);
  await expect(lists.last().getByRole('link')).toHaveCount(10);
  expect(
    await products
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({name: link.textContent, href: link.getAttribute('href')})),
      ),
  ).toEqual(TOOLS.map((tool) => ({name: tool.name, href: toolAddress(tool)})));
});

test('Resources starts with the Press Kit, which leads to /logos (FTR-2, RTE-2)', async ({
  page,
}) => {
  await visit(page, '/about');
  const first = page
    .getByRole('contentinfo')
    .getByRole('navigation', {name: 'Resources'})
    .getByRole('link')
    .first();
  await expect(first).toHaveText('Press Kit');
  await first.click();
  await expect(page).toHaveURL(/\/logos$/u);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Press Kit');
});

test('without a configured endpoint there is no newsletter form (FTR-3, C-24)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/about')).text()).not.toContain('<form');
  await visit(page, '/');
  await expect(page.locator('form')).toHaveCount(0);
});
