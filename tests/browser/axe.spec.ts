import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../../src/family/data/languages';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {inLanguages, localised, PAGE_TYPES, QUICK_START} from './support/sites';
import {visit} from './support/visit';

const THEMES = ['light', 'dark'] as const;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Left to right, and right to left. */
const DIRECTIONS = [{locale: 'en-US'}, {locale: 'ar'}] as const;

const VIEWS = [
  {locale: 'en-US', width: 1280},
  {locale: 'ar', width: 360},
  {locale: 'ja', width: 768},
] as const;

for (const [index, {name, path}] of PAGE_TYPES.entries()) {
  // By day each kind of page is seen once, and its neighbours in the list in other languages, widths and themes.
  const themes = inTurn(THEMES, index);
  for (const {locale, width} of inTurn(inLanguages(VIEWS), index)) {
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

for (const [index, {locale}] of inLanguages(DIRECTIONS).entries()) {
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
    test.skip(LANGUAGES.locales.length === 1, 'A portal in one language has no such menu.');
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
    await visit(page, localised(QUICK_START, locale));
    await page.locator('button[popovertarget="docs-sidebar"]').first().click();
    for (const colorScheme of themes) {
      await page.emulateMedia({colorScheme});
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}
