import {expect, type Page, test} from '@playwright/test';
import {visit} from './support/visit';

const DOCUMENT = '/docs/yoga/guides/file-uploads';

const contents = (page: Page) => page.getByRole('button', {name: 'Contents', exact: true});
const headings = (page: Page) => page.locator('details', {hasText: 'On this page'});
const section = (page: Page) => page.locator('[data-section]');
const searches = (page: Page) =>
  page.getByRole('button', {name: /^Search/u}).filter({visible: true});

/** The heading with this number is scrolled to where it is read. */
async function readHeading(page: Page, index: number): Promise<string> {
  const heading = page.locator('.markdown h2').nth(index);
  await heading.evaluate((element) => element.scrollIntoView());
  return (await heading.innerText()).trim();
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the first sentence of a document is read without scrolling (RTE-6)', async ({page}) => {
    await visit(page, '/docs');
    await page.getByRole('button', {name: 'Dismiss announcement'}).click();
    for (const address of ['/docs/yoga/quick-start', DOCUMENT, '/docs/codegen/configuration']) {
      await visit(page, address);
      const end = await page
        .locator('.markdown > p')
        .first()
        .evaluate((text) => {
          const line = Number.parseFloat(getComputedStyle(text).lineHeight);
          return text.getBoundingClientRect().top + line;
        });
      expect.soft(end, address).toBeLessThan(380);
    }
  });

  test('the way to a document, its reading time and copying it take one line (RTE-6)', async ({
    page,
  }) => {
    await visit(page, DOCUMENT);
    const parts = [
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
      page.getByText(/min read$/u),
      page.getByRole('button', {name: 'Copy page'}),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect(Math.max(...boxes.map((box) => box?.height ?? NaN))).toBeLessThan(45);
  });

  for (const prefix of ['', '/fr', '/ar', '/ja']) {
    test(`the bar shows its words whole, with room between them and the arrow, below "${prefix}/" (RTE-6)`, async ({
      page,
    }) => {
      await visit(page, `${prefix}/docs/yoga/quick-start`);
      const bar = page.locator('summary', {has: section(page)});
      const [overflow, room] = await bar.evaluate((summary) => {
        const [names, arrow] = summary.children;
        const label = names?.firstElementChild;
        const from = label?.getBoundingClientRect() ?? new DOMRect(NaN);
        const to = arrow?.getBoundingClientRect() ?? new DOMRect(NaN);
        return [
          (label?.scrollWidth ?? NaN) - (label?.clientWidth ?? NaN),
          Math.max(to.left - from.right, from.left - to.right),
        ];
      });
      expect(overflow).toBe(0);
      expect(room).toBeGreaterThanOrEqual(8);
    });
  }

  test('headings in the bar are as far apart as fingers need (RTE-6, WCAG 2.5.5)', async ({
    page,
  }) => {
    await visit(page, DOCUMENT);
    await page.locator('summary', {has: section(page)}).click();
    const links = page.locator('details[open] .table-of-contents__link');
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  });

  test('the bar stays below the header and names the section that is read, before and after scripts (DOC-10)', async ({
    page,
  }) => {
    await page.goto(DOCUMENT);
    await expect(section(page)).toHaveText('');
    for (const index of [1, 3]) {
      await expect(section(page)).toHaveText(await readHeading(page, index));
      await expect(contents(page)).toBeInViewport();
      await expect(headings(page)).toBeInViewport();
    }
    await visit(page, DOCUMENT);
    await expect(section(page)).toHaveText(await readHeading(page, 2));
    const [bar, heading] = await Promise.all([
      headings(page).boundingBox(),
      page.locator('.markdown h2').nth(2).boundingBox(),
    ]);
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
  });

  test('its list is closed by a link, by Escape and by a touch beside it (DOC-10)', async ({
    page,
  }) => {
    await visit(page, DOCUMENT);
    const summary = headings(page).locator('summary');
    await summary.click();
    const link = headings(page).getByRole('link').nth(1);
    const target = await link.getAttribute('href');
    await link.click();
    await expect(headings(page)).not.toHaveAttribute('open');
    expect(new URL(page.url()).hash).toBe(target);
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(headings(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('the search is in its row, and in the bar once the row has been scrolled away (HDR-5, C-18)', async ({
    page,
  }) => {
    await visit(page, DOCUMENT);
    await expect(searches(page)).toHaveCount(1);
    await expect(searches(page)).toBeInViewport();
    await readHeading(page, 2);
    const icon = page
      .getByRole('main')
      .locator('xpath=..')
      .getByRole('button', {name: /^Search/u});
    await expect(icon).toBeInViewport();
    await icon.click();
    await expect(page.getByRole('dialog', {name: /Search/u})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name: /Search/u})).toBeHidden();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(searches(page)).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({viewport: {width: 360, height: 740}, javaScriptEnabled: false});

  test('the headings of a document open in the page (RTE-6)', async ({page}) => {
    await page.goto(DOCUMENT);
    await headings(page).locator('summary').click();
    const [list, title] = await Promise.all([
      headings(page).getByRole('link').last().boundingBox(),
      page.getByRole('heading', {level: 1}).boundingBox(),
    ]);
    expect(title?.y).toBeGreaterThan(list?.y ?? NaN);
  });
});
