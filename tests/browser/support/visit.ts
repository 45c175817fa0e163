import type {Page, Response} from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return response;
}
