import {expect, type Locator, test} from '@playwright/test';
import {visit} from './support/visit';

interface Box {
  readonly start: number;
  readonly end: number;
}

/** Left and right edge of an element's words, without the empty rest of its lines. */
function wordsOf(place: Locator): Promise<Box> {
  return place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const {left, right} = range.getBoundingClientRect();
    return {start: left, end: right};
  });
}

function style(place: Locator, property: string): Promise<string> {
  return place.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

test.use({viewport: {width: 1280, height: 800}});

test('code keeps its order in Arabic text: signs stay with the name, the full stop ends the line (right-to-left)', async ({
  page,
}) => {
  await visit(page, '/ar/docs/yoga/quick-start');
  const code = page.locator('.markdown p > code').first();
  expect(await style(code, 'direction')).toBe('ltr');
  expect(await style(code, 'unicode-bidi')).toBe('isolate');
  expect(await style(page.locator('.markdown pre').first(), 'direction')).toBe('ltr');
  expect(await style(page.locator('.markdown'), 'direction')).toBe('rtl');
});

test('keys pressed together stand in the order of the keyboard (right-to-left)', async ({page}) => {
  await visit(page, '/ar/docs/writing/markdown');
  const ctrl = await wordsOf(page.locator('.markdown kbd', {hasText: 'Ctrl'}));
  const k = await wordsOf(page.locator('.markdown kbd', {hasText: /^K$/u}));
  expect(ctrl.end).toBeLessThan(k.start);
});

test('what is typed into a field keeps its own order, and the empty field its side (right-to-left)', async ({
  page,
}) => {
  await visit(page, '/ar/search');
  const field = page.getByRole('main').getByRole('searchbox');
  expect(await style(field, 'direction')).toBe('rtl');
  await field.fill('@xq/zzvqx-wwyq');
  expect(await style(field, 'unicode-bidi')).toBe('plaintext');
  await expect(page.getByRole('status').locator('bdi')).toHaveText('@xq/zzvqx-wwyq');
});

test('an empty field that says what it is for leaves the order to that, which Firefox else hides (right-to-left)', async ({
  page,
}) => {
  await visit(page, '/ar/docs/yoga');
  const field = page.locator('input[placeholder]').locator('visible=true').first();
  expect(await style(field, 'unicode-bidi')).not.toBe('plaintext');
});

test('emphasis is weight, not slant, and headings have no letter spacing in Arabic and Japanese (right-to-left)', async ({
  page,
}) => {
  for (const locale of ['ar', 'ja']) {
    await visit(page, `/${locale}/docs/writing/markdown`);
    const emphasis = page.locator('.markdown p > em').first();
    expect(await style(emphasis, 'font-style'), locale).toBe('normal');
    expect(Number(await style(emphasis, 'font-weight')), locale).toBeGreaterThanOrEqual(600);
    expect(await style(page.locator('.markdown h2').first(), 'letter-spacing')).toBe('normal');
  }
});

test('lines stand further apart in Arabic than in an English page beside it (right-to-left)', async ({
  page,
}) => {
  const leading = async (path: string): Promise<number> => {
    await visit(page, path);
    const words = page.locator('.markdown > p').first();
    return (
      Number.parseFloat(await style(words, 'line-height')) /
      Number.parseFloat(await style(words, 'font-size'))
    );
  };
  expect(await leading('/ar/docs/writing/markdown')).toBeCloseTo(1.85, 1);
  expect(await leading('/ar/docs/mesh/concepts')).toBeCloseTo(1.65, 1);
});

test('a document without a translation, its title and its contents read from the left inside the mirrored page (DOC-6)', async ({
  page,
}) => {
  await visit(page, '/ar/docs/mesh/concepts');
  for (const place of [
    page.locator('article h1'),
    page.locator('.markdown'),
    page.locator('.markdown ul, .markdown ol').first(),
    page.locator('aside .table-of-contents, nav .table-of-contents').last(),
  ]) {
    expect(await style(place, 'direction')).toBe('ltr');
    expect(await place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en-US',
    );
  }
  expect(await style(page.locator('article nav ol').first(), 'direction')).toBe('rtl');
});

test('lists and contents of an English text in the mirrored page are indented at their own start (DOC-6)', async ({
  page,
}) => {
  await visit(page, '/ar/docs/mesh/concepts');
  for (const [list, room] of [
    [page.locator('.markdown > ul').first(), '32px'],
    [page.locator('nav .table-of-contents').last(), '8px'],
  ] as const) {
    expect(await style(list, 'padding-left')).toBe(room);
    expect(await style(list, 'padding-right')).toBe('0px');
  }
});

test('a drawing that scrolls begins at its left edge (right-to-left)', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/ar/docs/writing/diagrams');
  const frame = page.locator('figure [role="region"]:has(> svg), figure div:has(> svg)').first();
  const [outer, drawing] = [await frame.boundingBox(), await frame.locator('svg').boundingBox()];
  expect(drawing?.width).toBeGreaterThan(outer?.width ?? Number.NaN);
  expect(drawing?.x).toBeGreaterThanOrEqual(outer?.x ?? Number.NaN);
});

test('the date of a post is in Arabic (LST-5)', async ({page}) => {
  await visit(page, '/ar/blog/null-in-graphql');
  await expect(page.locator('article header time')).toHaveText('5 نوفمبر 2026');
});

test('English words in Arabic lists stand at the right, and their full stop at their end (right-to-left)', async ({
  page,
}) => {
  await visit(page, '/ar/blog');
  const post = page.locator('main li', {has: page.locator('h2 a')}).first();
  // All posts are translated, so one gets what one without a translation has.
  for (const [place, text] of [
    ['h2 a', 'Null in GraphQL'],
    ['p > span', 'Run queries that fail.'],
  ] as const) {
    await post.locator(place).evaluate((element, words) => {
      element.setAttribute('lang', 'en-US');
      element.setAttribute('dir', 'ltr');
      element.textContent = words;
    }, text);
  }
  const title = await wordsOf(post.locator('h2'));
  const description = await wordsOf(post.locator('p > span'));
  expect(Math.abs(title.end - description.end)).toBeLessThanOrEqual(2);
  expect(await style(post.locator('p > span'), 'unicode-bidi')).toBe('isolate');
});

test('the page before is at the right with an arrow to the right, the next at the left (GEN-6)', async ({
  page,
}) => {
  await visit(page, '/ar/docs/mesh/concepts');
  const previous = page.locator('.pagination-nav__link--prev');
  const next = page.locator('.pagination-nav__link--next');
  const boxes = {before: await previous.boundingBox(), after: await next.boundingBox()};
  expect(boxes.before?.x).toBeGreaterThan(boxes.after?.x ?? Number.NaN);
  for (const link of [previous, next]) {
    const word = await wordsOf(link.locator('.pagination-nav__sublabel'));
    const title = await wordsOf(link.locator('.pagination-nav__label'));
    const edge = link === previous ? 'end' : 'start';
    expect(Math.abs(word[edge] - title[edge])).toBeLessThanOrEqual(16);
  }
});

test('arrows are mirrored, signs without a direction are not (right-to-left)', async ({page}) => {
  await visit(page, '/ar/ecosystem');
  const scales = await page
    .locator('main svg[data-directional]')
    .evaluateAll((icons) =>
      icons.map((icon) => [icon.dataset.directional, getComputedStyle(icon).scale]),
    );
  expect(scales.length).toBeGreaterThan(0);
  for (const [isDirectional, scale] of scales) {
    expect(scale).toBe(isDirectional === 'true' ? '-1 1' : 'none');
  }
});
