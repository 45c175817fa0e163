import {expect, test} from '@playwright/test';
import {SUB_PATH, SUB_PATH_ORIGIN, SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const addressOf = (path: string): string => `${SUB_PATH_URL}${path.slice(1)}`;

test('below a path, moving through the portal and downloading stay below it (RTE-2)', async ({
  page,
  request,
}) => {
  await visit(page, addressOf('/'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Press Kit'}).click();
  await expect(page).toHaveURL(addressOf('/logos'));
  const links = page.locator('main a[download]');
  await expect(links).not.toHaveCount(0);
  const downloads = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of downloads) {
    expect(address.startsWith(SUB_PATH)).toBe(true);
    expect((await request.get(`${SUB_PATH_ORIGIN}${address}`)).status(), address).toBe(200);
  }
  await page.locator('header').getByRole('link', {name: 'Selection Set'}).click();
  await expect(page).toHaveURL(addressOf('/'));
});

test('below a path, its address without the last slash leads to the home page, and what is outside is 404', async ({
  request,
}) => {
  const home = await request.get(SUB_PATH_URL.slice(0, -1));
  expect(home.status()).toBe(200);
  expect(home.url()).toBe(SUB_PATH_URL);
  expect((await request.get(`${SUB_PATH_ORIGIN}/about`)).status()).toBe(404);
});
