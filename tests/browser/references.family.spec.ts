import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {shareOf} from '../support/scope';
import {ALL_PAGE_TYPES, PAGE_TYPES} from './support/sites';

/** A phone may need twice the height of a laptop for the same words, not more. */
const MOST_TIMES_LONGER = 2;
/** Every page of options, rules and names. */
const REFERENCES = readdirSync('docs').flatMap((tool) =>
  ['reference', 'configuration']
    .filter((name) => existsSync(join('docs', tool, `${name}.mdx`)))
    .map((name) => `/docs/${tool}/${name}`),
);

test('the portal has a page of every kind', () => {
  expect(PAGE_TYPES).toEqual(ALL_PAGE_TYPES);
});

test('a reference is at most twice as long on a phone as on a laptop', async ({page}) => {
  expect(REFERENCES.length).toBeGreaterThan(10);
  for (const address of shareOf(REFERENCES, 2)) {
    const heights: number[] = [];
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      heights.push(await page.getByRole('main').evaluate((main) => main.scrollHeight));
    }
    const [laptop = 0, phone = Infinity] = heights;
    expect(phone / laptop, address).toBeLessThanOrEqual(MOST_TIMES_LONGER);
  }
});
