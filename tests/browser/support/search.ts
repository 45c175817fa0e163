import {expect, type Locator, type Page} from '@playwright/test';
import {expectReadable} from './readable';

/** Found in documents of several tools. */
const WORDS = 'masked errors';

/** Opens the search by its key and asks for something that the documentation has; the answer may still be on its way. */
export async function ask(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill(WORDS);
  return dialog;
}

/** Asks the search and follows its first answer to a page that can be read. */
export async function followFirstAnswer(page: Page): Promise<void> {
  const dialog = await ask(page);
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
  await expectReadable(page);
}
