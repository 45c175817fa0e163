import {expect, type Page, type Response} from '@playwright/test';

const HYDRATION_TRY_MS = 10_000;

/** Opens a page and waits until React has taken it over, which pages of the light mode wait for a reader to ask for. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await wake(page);
  return response;
}

/** Asks the page that is shown for its scripts, and waits until React has taken it over; again where that page leads to another one. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect(async () => {
    await page.evaluate(() => window.firstLoad?.start());
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached', timeout: HYDRATION_TRY_MS});
  }).toPass();
}
