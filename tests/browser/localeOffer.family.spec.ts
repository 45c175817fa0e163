import {type BrowserContext, expect, type Locator, type Page, test} from '@playwright/test';
import {expectStill, recordShifts} from './support/shifts';
import {visit} from './support/visit';

const offer = (page: Page): Locator => page.locator('aside[lang]');

const choiceIn = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).filter(({name}) => name === 'NEXT_LOCALE').map(({value}) => value);

test.describe('a reader whose browser asks for Arabic', () => {
  test.use({locale: 'ar-EG'});

  test('is offered it on the start page, in Arabic, and the choice is kept (C-10, DOC-7)', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await expect(offer(page)).toHaveAttribute('lang', 'ar');
    await expect(offer(page)).toHaveCSS('direction', 'rtl');
    await offer(page).getByRole('link', {name: 'اقرأها بالعربية'}).click();
    await expect(page).toHaveURL(/\/ar\/$/u);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(offer(page)).toHaveCount(0);
    expect(await choiceIn(context)).toEqual(['ar']);
  });

  test('is offered nothing on a page that a link led to (C-10)', async ({page}) => {
    for (const address of ['/docs', '/about', '/fr/']) {
      await visit(page, address);
      await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
      await expect(offer(page)).toHaveCount(0);
    }
  });

  test('sees nothing move, at any width (C-10)', async ({page}) => {
    await recordShifts(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/');
      await expect(offer(page)).toBeVisible();
      await expectStill(page);
      const overflow = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  test('does not find it on paper (C-10)', async ({page}) => {
    await visit(page, '/');
    await expect(offer(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(offer(page)).toBeHidden();
  });
});

test.describe('a reader whose browser asks for French', () => {
  test.use({locale: 'fr-CA'});

  test('dismisses the offer with the keyboard, and it does not come back (C-10)', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    const button = offer(page).getByRole('button', {name: 'Non merci'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    expect(await choiceIn(context)).toEqual(['en-US']);
    await visit(page, '/');
    await expect(offer(page)).toHaveCount(0);
  });

  test('has an earlier choice of another language respected (C-10)', async ({page, context}) => {
    await visit(page, '/');
    await context.addCookies([{name: 'NEXT_LOCALE', value: 'ja', url: page.url()}]);
    await visit(page, '/');
    await expect(offer(page)).toHaveAttribute('lang', 'ja');
  });

  test('can use it where cookies are blocked (C-10)', async ({page}) => {
    await page.addInitScript(() => {
      const blocked = (): never => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', {get: blocked, set: blocked});
    });
    await visit(page, '/');
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toHaveCount(0);
    await visit(page, '/');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/fr\/$/u);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('gets the start page and nothing else (C-10)', async ({page}) => {
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });
  });
});

test.describe('a reader whose browser asks for British English and then French', () => {
  test.use({locale: 'en-GB'});

  test('is offered nothing (C-10)', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'languages', {get: () => ['en-GB', 'fr']});
    });
    await visit(page, '/');
    await expect(offer(page)).toHaveCount(0);
  });
});
