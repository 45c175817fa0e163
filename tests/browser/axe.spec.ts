import {expect, test} from '@playwright/test';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {localised, PAGE_TYPES} from './support/sites';
import {visit} from './support/visit';

const THEMES = ['light', 'dark'] as const;

test.use({contextOptions: {reducedMotion: 'reduce'}});

const VIEWS = [
  {locale: 'en-US', width: 1280},
  {locale: 'ar', width: 360},
  {locale: 'ja', width: 768},
] as const;

for (const [index, {name, path}] of PAGE_TYPES.entries()) {
  // By day each kind of page is seen once, and its neighbours in the list in other languages, widths and themes.
  const themes = inTurn(THEMES, index);
  for (const {locale, width} of inTurn(VIEWS, index)) {
    test(`${name} passes axe in ${locale} at ${width} pixels, ${themes.join(' and ')} (WCAG 2.2 AA)`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, localised(path, locale));
      for (const colorScheme of themes) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await findViolations(page), colorScheme).toEqual([]);
      }
    });
  }
}

for (const [index, locale] of (['en-US', 'ar'] as const).entries()) {
  const themes = inTurn(THEMES, index);
  test(`the open mega-menus pass axe in ${locale}, ${themes.join(' and ')} (HDR-6, WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, localised('/about', locale));
    for (const colorScheme of themes) {
      await page.emulateMedia({colorScheme});
      for (const place of [0, 1]) {
        await page.locator('header nav li > button').nth(place).press('Enter');
        await expect(page.locator('[data-panel]')).toHaveCount(1);
        expect(await findViolations(page), colorScheme).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });

  test(`the open menu of small windows passes axe in ${locale}, ${themes.join(' and ')} (HDR-3, WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await visit(page, localised('/about', locale));
    await page.locator('button[commandfor="site-menu"][command="show-modal"]').click();
    for (const colorScheme of themes) {
      await page.emulateMedia({colorScheme});
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });

  test(`the open language menu passes axe in ${locale}, ${themes.join(' and ')} (DOC-7, WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, localised('/about', locale));
    await page.locator('header summary').click();
    for (const colorScheme of themes) {
      await page.emulateMedia({colorScheme});
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });

  test(`the documentation’s contents in a small window pass axe in ${locale}, ${themes.join(' and ')} (C-22, WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await visit(page, localised('/docs/yoga/quick-start', locale));
    await page.locator('button[popovertarget="docs-sidebar"]').first().click();
    for (const colorScheme of themes) {
      await page.emulateMedia({colorScheme});
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}
