import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {TOOLS} from '../../src/family/data/tools';
import {findViolations} from './support/axe';

const ROOT = path.join(__dirname, '../..');

/** Pages of each kind that may not be translated into Arabic, with their files. */
const CANDIDATES = [
  ...TOOLS.map(({key}) => ({
    address: `/ar/docs/${key.toLowerCase()}`,
    original: `docs/${key.toLowerCase()}/index.mdx`,
    translation: `i18n/ar/docusaurus-plugin-content-docs/current/${key.toLowerCase()}/index.mdx`,
  })),
  {
    address: '/ar/blog/null-in-graphql',
    original: 'blog/2026-11-05-null-in-graphql/index.mdx',
    translation: 'i18n/ar/docusaurus-plugin-content-blog/2026-11-05-null-in-graphql/index.mdx',
  },
];
const copies = CANDIDATES.filter(
  ({original, translation}) =>
    existsSync(path.join(ROOT, original)) && !existsSync(path.join(ROOT, translation)),
);
/** The first document and the first post. */
const examined = [
  copies.find(({address}) => address.includes('/docs/')),
  copies.find(({address}) => address.includes('/blog/')),
].flatMap((copy) => copy ?? []);

async function expectNotice(page: Page, translation: string): Promise<void> {
  const notice = page.getByRole('note');
  await expect(notice).toContainText('لم تُترجَم هذه الصفحة بعد.');
  const link = notice.getByRole('link', {name: 'ترجم هذه الصفحة'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toMatch(/\/new\/main$/u);
  expect(address.searchParams.get('filename')).toBe(translation);
  const box = await notice.boundingBox();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(box?.y ?? 0).toBeLessThan(title?.y ?? 0);
}

test('there is a page to look at, unless everything is translated', () => {
  test.skip(copies.length === 0, 'every page of these kinds is translated into Arabic');
  expect(examined.length).toBeGreaterThan(0);
});

for (const {address, translation} of examined) {
  test(`${address} says in Arabic that it is not translated, fits every width, and passes axe (I3)`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expectNotice(page, translation);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await findViolations(page, 'main')).toEqual([]);
  });

  test(`${address} keeps the language and direction of its text, and the notice those of the reader (DOC-6, I3)`, async ({
    page,
  }) => {
    await page.goto(address);
    const languageOf = (selector: string): Promise<readonly [string | null, string]> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang') ?? null,
          getComputedStyle(element).direction,
        ]);
    expect(await languageOf('h1')).toEqual(['en-US', 'ltr']);
    expect(await languageOf('.markdown p')).toEqual(['en-US', 'ltr']);
    expect(await languageOf('main [role="note"] p')).toEqual(['ar', 'rtl']);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {address, translation} of examined) {
    test(`${address} says that it is not translated (I3)`, async ({page}) => {
      await page.goto(address);
      await expectNotice(page, translation);
    });
  }
});
