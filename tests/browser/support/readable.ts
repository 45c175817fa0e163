import {expect, type Page} from '@playwright/test';

/** Fewest characters of a page that has its text. */
const LEAST_CHARS = 60;

/** Text and navigation are there, whatever else is not. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(LEAST_CHARS);
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
  await expect(links.filter({visible: true})).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}

/** Collects what the page throws from now on. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
