import {expect, test} from '@playwright/test';
import {TOOLS} from '../../src/family/data/tools';
import {PAGE_TYPES, QUICK_START} from './support/sites';

/** From this width documents have their table of contents beside them. */
const TOC_PX = 1180;

test.use({javaScriptEnabled: false});

for (const {name, path} of PAGE_TYPES) {
  test(`${name} is readable without JavaScript, and its header, footer and list links can be used (HDR-2)`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await main.innerText()).trim().length).toBeGreaterThan(60);
      const unusable = await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>(
          'main a[href], footer a[href], header a[href]',
        );
        return (
          [...links]
            // What only works with scripts is not there without them, and answers are there where their field is selected.
            .filter(
              (link) =>
                link.closest(
                  'dialog, [popover], details:not([open]), section[data-state=pending], [data-answer]',
                ) === null,
            )
            .filter((link) => link.getAttribute('href') === '' || !isShown(link))
            .filter((link) => link.closest('header') === null || !isOfOtherWidth(link))
            .map((link) => link.outerHTML)
        );

        function isShown(element: Element): boolean {
          return element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
            contentVisibilityAuto: true,
          });
        }

        /** The header shows its row of links in wide windows and a menu button in narrow ones. */
        function isOfOtherWidth(link: Element): boolean {
          return (
            link.closest('nav') !== null || link.matches('[data-shape], header a[href="/docs"]')
          );
        }
      });
      // A heading's own link shows when pointed at; the table of contents has no room in small windows; the feedback link is in its foot or
      // below the article (DOC-2).
      const expected =
        width < TOC_PX
          ? /hash-link|table-of-contents__link|kind%2Fdocs/u
          : /hash-link|kind%2Fdocs/u;
      expect(unusable.filter((html) => !expected.test(html))).toEqual([]);
    }
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link').filter({visible: true}),
    ).toHaveCount(6);
    await expect(
      page.getByRole('contentinfo').getByRole('link').filter({visible: true}),
    ).not.toHaveCount(0);
  });
}

test('the list shows all its items without JavaScript, and no control that could not work (LST-1)', async ({
  page,
}) => {
  await page.goto('/ecosystem');
  const items = page.locator('main li[data-page] a').filter({visible: true});
  await expect(items).toHaveCount(TOOLS.length);
  await expect(page.getByRole('navigation', {name: 'Pages of this list'})).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('main button').filter({visible: true})).toHaveCount(0);
});

test('controls that need JavaScript are not shown without it (HDR-4, DOC-8, ST-11)', async ({
  page,
}) => {
  for (const path of ['/', '/logos', QUICK_START]) {
    await page.goto(path);
    await expect(page.getByRole('combobox').filter({visible: true})).toHaveCount(0);
    await expect(
      page.getByRole('button', {name: /theme|Dismiss|Copy/u}).filter({visible: true}),
      path,
    ).toHaveCount(0);
  }
});

test('the search page lists every document and post without JavaScript (HDR-5)', async ({page}) => {
  await page.goto('/search');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.count()).toBeGreaterThan(40);
});
