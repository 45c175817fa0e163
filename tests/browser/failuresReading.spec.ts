import {expect, type Page, test} from '@playwright/test';
import {expectReadable, watchErrors} from './support/readable';
import {ask} from './support/search';
import {PAGE_TYPES} from './support/sites';
import {visit} from './support/visit';

/** WCAG 1.4.12: line height, and spacing of paragraphs, letters and words. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Not as an element: the page's policy refuses those. */
async function setSpacing(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}

async function expectNoSideScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, name).toBeLessThanOrEqual(0);
}

/** Texts that their own box cuts off: the box hides what does not fit, and something does not. An ellipsis says so, and texts for screen readers alone are clipped whole. */
async function findClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => element.closest('svg, iframe') === null)
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, clipPath, webkitLineClamp} =
          getComputedStyle(element);
        const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
        return (
          textOverflow !== 'ellipsis' &&
          webkitLineClamp === 'none' &&
          clipPath === 'none' &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** 1280 px at 400 % are 320 px, and at 200 % 640 px (WCAG 1.4.4, 1.4.10). */
for (const width of [320, 640]) {
  test(`in ${width} px no page scrolls sideways or cuts a text off, also with wide spacing (WCAG 1.4.4, 1.4.10, 1.4.12)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 512});
    for (const {name, path} of PAGE_TYPES) {
      await page.goto(path);
      await expectNoSideScroll(page, name);
      await setSpacing(page);
      await expectNoSideScroll(page, `${name}, wide spacing`);
      expect(await findClipped(page), name).toEqual([]);
    }
  });
}

for (const date of ['1999-12-31T23:59:59', '2099-01-01T00:00:00']) {
  test(`with a clock that says ${date} pages work, and the search finds`, async ({page}) => {
    const errors = watchErrors(page);
    await page.clock.setFixedTime(new Date(date));
    for (const path of ['/', '/docs/yoga/quick-start', '/blog/n-plus-one-in-graphql']) {
      await visit(page, path);
      await expectReadable(page);
    }
    const dialog = await ask(page);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an address whose hash is not encoded correctly leaves the text where it is', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await visit(page, '/docs/yoga/quick-start#100%');
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await expect(page).toHaveURL(/#50%25$/u);
  await expectReadable(page);
  expect(errors).toEqual([]);
});
