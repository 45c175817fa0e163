import {expect, type Page, test} from '@playwright/test';
import {PAGE_TYPES, TOOL} from './support/sites';
import {visit} from './support/visit';

/** Tab stops that are looked at, from the start of the page. */
const FOCUS_STEPS = 12;

const header = (page: Page) => page.locator('header.theme-layout-navbar');

test('on paper there is the text alone: no header, search, sidebar, announcement or footer, on any page (design: print)', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  for (const {path} of PAGE_TYPES) {
    await page.goto(path);
    await expect(header(page), path).toBeHidden();
    await expect(page.locator('footer').last(), path).toBeHidden();
    await expect(page.locator('.theme-announcement-bar'), path).toBeHidden();
    await expect(page.locator('a[data-shape]').filter({visible: true}), path).toHaveCount(0);
    await expect(page.locator('#docs-sidebar').filter({visible: true}), path).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
  }
});

test('on paper the text uses the whole width and links of other sites show their address (design: print)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.emulateMedia({media: 'print'});
  await visit(page, `/tools/${TOOL}`);
  const after = await page
    .locator('main a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('http');
});

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('icons, controls and the focus ring keep a colour that differs from the background (design: forced colours)', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, '/ecosystem');
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    for (let step = 0; step < FOCUS_STEPS; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const {outlineStyle, outlineColor, color} = getComputedStyle(element);
        return {html: element.outerHTML.slice(0, 120), outlineStyle, outlineColor, color};
      });
      expect(focused.outlineStyle, focused.html).not.toBe('none');
      expect(focused.outlineColor, focused.html).not.toBe(background);
      expect(focused.color, focused.html).not.toBe(background);
    }
    const strokes = await page
      .locator('header svg:visible path')
      .evaluateAll((paths) =>
        paths.map((path) => getComputedStyle(path)).map(({stroke, fill}) => [stroke, fill]),
      );
    for (const [stroke = 'none', fill = 'none'] of strokes) {
      expect([stroke, fill].filter((paint) => paint !== 'none')).not.toContain(background);
    }
  });

  test('what is pressed or chosen is told by more than a background (design: forced colours)', async ({
    page,
  }) => {
    await visit(page, '/ecosystem');
    const chips = page.getByRole('list', {name: 'Tags'}).getByRole('button');
    const look = (index: number) =>
      chips.nth(index).evaluate((element) => {
        const {borderTopColor, borderTopWidth, color, backgroundColor, fontWeight, outlineStyle} =
          getComputedStyle(element);
        return JSON.stringify([
          borderTopColor,
          borderTopWidth,
          color,
          backgroundColor,
          fontWeight,
          outlineStyle,
        ]);
      });
    expect(await look(0)).toBe(await look(1));
    await chips.nth(0).click();
    await page.getByRole('heading', {level: 1}).click();
    expect(await look(0)).not.toBe(await look(1));
  });
});

test.describe('reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves: no transition, animation or smooth scrolling anywhere (design: motion)', async ({
    page,
  }) => {
    for (const {path} of PAGE_TYPES) {
      await visit(page, path);
      const moving = await page.evaluate(() => {
        const longest = (list: string): number =>
          Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after'].flatMap((part) => {
            const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(
              element,
              part,
            );
            return longest(transitionDuration) > 0 ||
              longest(animationDuration) > 0 ||
              scrollBehavior === 'smooth'
              ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`]
              : [];
          }),
        );
      });
      expect(moving, path).toEqual([]);
    }
  });

  test('the menu of small windows is there at once (HDR-3, design: motion)', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await visit(page, '/about');
    await page.getByRole('button', {name: 'Open menu'}).click();
    expect(await page.locator('dialog').boundingBox()).toMatchObject({x: 0, y: 0});
  });
});
