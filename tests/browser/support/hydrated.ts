import type {Page} from '@playwright/test';

/** Waits until React has taken over a page that was opened by itself. A key is what a page may wait for before it loads its scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
