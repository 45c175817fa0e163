import type {Page, Response} from '@playwright/test';

/** Opens a page and waits until React has taken it over, which pages of the light mode wait for a reader to ask for. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await wake(page);
  return response;
}

/** Asks the page that is shown for its scripts, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => window.firstLoad?.start());
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
