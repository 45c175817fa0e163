import {expect, type Locator, type Page, test} from '@playwright/test';
import {visit} from './support/visit';

/** A visitor on the home page, whose clicks and typed words are counted; keys that only open or follow are none of them. */
class Visitor {
  effort = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.effort += 1;
    await target.click();
  }

  /** Asks the search, and follows its first answer. */
  async ask(words: string): Promise<void> {
    await this.click(
      this.page
        .getByRole('button', {name: /^Search/u})
        .filter({visible: true})
        .first(),
    );
    this.effort += words.split(' ').length;
    const dialog = this.page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('combobox').fill(words);
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
}

const main = (page: Page): Locator => page.getByRole('main');

const TASKS = [
  {
    name: 'the gateway for three REST services, and its first command',
    most: 3,
    act: async (visitor: Visitor) => {
      const {page} = visitor;
      await visitor.click(main(page).getByRole('link', {name: 'Unite several APIs'}).first());
      await visitor.click(main(page).getByRole('link', {name: 'Mesh quick start'}).first());
      await expect(
        main(page).getByText('@graphql-mesh/compose-cli').filter({visible: true}).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'limits of uploads in Yoga',
    most: 2,
    act: async (visitor: Visitor) => {
      await visitor.ask('uploads');
      await expect(visitor.page).toHaveURL(/\/docs\/yoga\/guides\/file-uploads(?:#|$)/u);
      await expect(main(visitor.page).getByText('File size limit exceeded').first()).toBeVisible();
    },
  },
  {
    name: 'what replaces Helix',
    most: 2,
    act: async (visitor: Visitor) => {
      await visitor.ask('helix');
      const {page} = visitor;
      await expect(main(page).getByRole('link', {name: /Yoga/u}).first()).toBeVisible();
      await expect(
        main(page)
          .getByText(/replaced by/iu)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'how Yoga masks errors',
    most: 2,
    act: async (visitor: Visitor) => {
      await visitor.ask('masking');
      await expect(visitor.page).toHaveURL(/\/docs\/yoga\/guides\/errors(?:#|$)/u);
      await expect(main(visitor.page).getByText('Unexpected error.').first()).toBeVisible();
    },
  },
] as const;

for (const [device, width] of [
  ['a phone', 360],
  ['a desktop', 1280],
] as const) {
  for (const {name, most, act} of TASKS) {
    test(`on ${device} a visitor finds ${name} by at most ${String(most)} clicks and words`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 740});
      await visit(page, '/');
      const visitor = new Visitor(page);
      await act(visitor);
      expect(visitor.effort).toBeLessThanOrEqual(most);
    });
  }
}
