import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page, test} from '@playwright/test';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {visit} from './support/visit';

/** Shows every feature of code blocks. */
const ADDRESS = '/docs/writing/code-blocks';
const SOURCE = readFileSync(path.join(__dirname, '../../docs/writing/code-blocks.mdx'), 'utf8');

const block = (page: Page, title: string): Locator =>
  page.locator('figure', {has: page.locator('figcaption', {hasText: title})}).first();

/** Code of the first fence with this info string, as its author wrote it. */
function fence(info: string): string {
  const start = SOURCE.indexOf(`\n\`\`\`${info}\n`, SOURCE.indexOf('## ')) + info.length + 5;
  return SOURCE.slice(start, SOURCE.indexOf('\n```', start));
}

async function copy(page: Page, figure: Locator): Promise<string> {
  await figure.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(figure.getByRole('status')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('what is copied is what the author wrote, without comments and removed lines (ST-11) @smoke', async ({
    page,
  }) => {
    await visit(page, ADDRESS);
    expect(await copy(page, block(page, 'client.ts'))).toBe(fence('ts title="client.ts"'));
    expect(await copy(page, block(page, 'schema.patch'))).toBe(fence('diff title="schema.patch"'));
    expect(await copy(page, block(page, 'BookTitle.tsx'))).toBe(
      fence('tsx title="BookTitle.tsx"').replaceAll(/ *\/\/ focus-(?:start|end)\n/gu, ''),
    );
    expect(await copy(page, block(page, 'package.json'))).toBe(
      '{\n  "type": "module",\n  "private": true\n}',
    );
  });

  test('what is selected by hand has each line once, and neither signs nor numbers', async ({
    page,
  }) => {
    await visit(page, ADDRESS);
    const code = block(page, 'package.json').locator('code');
    const text = await code.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(text.trimEnd()).toBe(
      '{\n  "type": "commonjs",\n  "type": "module",\n  "private": true\n}',
    );
  });
});

test('a block with long lines scrolls by keyboard and wraps by button (WCAG 2.1.1)', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, ADDRESS);
  const figure = block(page, 'client.ts');
  const pre = figure.getByRole('group', {name: 'Code: client.ts'});
  await page.setViewportSize({width: 200, height: 800});
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  await figure.getByRole('button', {name: 'Wrap lines', pressed: false}).click();
  await expect(figure.getByRole('button', {name: 'Wrap lines', pressed: true})).toBeFocused();
  expect(await pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test('one HTML has the colours of both themes, and marks have signs and bars (C-21)', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await visit(page, ADDRESS);
  const keyword = block(page, 'client.ts').locator('.k').first();
  const colour = (): Promise<string> => keyword.evaluate((span) => getComputedStyle(span).color);
  const light = await colour();
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expect.poll(colour).not.toBe(light);
  const line = (name: 'del' | 'ins'): Promise<readonly string[]> =>
    block(page, 'package.json')
      .locator(name)
      .evaluate((element) => [
        getComputedStyle(element, '::before').content,
        getComputedStyle(element, '::after').content,
      ]);
  expect(await line('del')).toEqual(['"-"', '"2"']);
  expect(await line('ins')).toEqual(['"+"', '"3"']);
});

test('lines out of focus have their colours back under the pointer', async ({page}) => {
  await visit(page, ADDRESS);
  const figure = block(page, 'BookTitle.tsx');
  const keyword = figure.locator('.x .k').first();
  const colour = (): Promise<string> => keyword.evaluate((span) => getComputedStyle(span).color);
  const dimmed = await colour();
  await figure.hover();
  await expect.poll(colour).not.toBe(dimmed);
});

test('on paper nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 500, height: 800});
  await visit(page, ADDRESS);
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(cut).toBe(0);
});

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`every kind of block passes axe, ${colorScheme} (WCAG 2.2 AA)`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const width of inTurn([1280, 360], index)) {
      await page.setViewportSize({width, height: 800});
      await visit(page, ADDRESS);
      expect(await findViolations(page, 'article')).toEqual([]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code is coloured, scrolls by keyboard, and shows no button that does nothing', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(ADDRESS);
    const figure = block(page, 'client.ts');
    await expect(figure.locator('.k').first()).toBeVisible();
    await expect(figure.getByRole('group')).toHaveAttribute('tabindex', '0');
    await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
  });
});
