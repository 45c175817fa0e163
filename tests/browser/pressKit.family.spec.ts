import {expect, type Page, test} from '@playwright/test';
import sharp from 'sharp';
import {BRAND_VARIANTS} from '../../src/data/pressKit';
import {TOOLS} from '../../src/family/data/tools';
import {COPY_CONFIRMATION_MS} from '../../src/lib/constants';
import {visit} from './support/visit';

/** Smallest PNG that is of use in print, in pixels. */
const MIN_PNG_PX = 256;
const COLOUR = '#c026d3';

const copyButton = (page: Page) => page.getByRole('button', {name: `Copy ${COLOUR}`});

test('every mark can be downloaded as SVG and as PNG of the same shape (RTE-2)', async ({
  page,
  request,
}) => {
  await visit(page, '/logos');
  const links = page.locator('main a[download]');
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href') ?? ''),
  );
  expect(addresses).toHaveLength(2 * (BRAND_VARIANTS.length + TOOLS.length));
  const shapes = new Map<string, number[]>();
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const isPng = address.endsWith('.png');
    expect(response.headers()['content-type'], address).toBe(isPng ? 'image/png' : 'image/svg+xml');
    const {width, height, format} = await sharp(await response.body()).metadata();
    expect(format, address).toBe(isPng ? 'png' : 'svg');
    if (isPng) {
      expect(width, address).toBeGreaterThanOrEqual(MIN_PNG_PX);
    }
    const name = address.slice(0, -'.svg'.length);
    shapes.set(name, [...(shapes.get(name) ?? []), width / height]);
  }
  for (const [name, [svg = 0, png = 1]] of shapes) {
    expect(Math.abs(svg / png - 1), name).toBeLessThan(0.02);
  }
});

test('a click on a download saves the file under its own name (RTE-2)', async ({page}) => {
  await visit(page, '/logos');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download Yoga as PNG'}).click();
  expect((await waiting).suggestedFilename()).toBe('yoga.png');
});

test('a colour is copied, and the check mark shows for two seconds (ST-11, CON-6)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, '/logos');
  await page.clock.pauseAt(Date.now() + 60_000);
  const frame = page.locator('span[data-state]').filter({has: copyButton(page)});
  await copyButton(page).click();
  await expect(frame).toHaveAttribute('data-state', 'copied');
  await expect(frame.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(COLOUR);
  await page.clock.runFor(COPY_CONFIRMATION_MS - 1);
  await expect(frame).toHaveAttribute('data-state', 'copied');
  await page.clock.runFor(1);
  await expect(frame).toHaveAttribute('data-state', 'idle');
});

test('a browser that refuses to copy is told of, and no check mark shows (ST-11, ERR-11)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))},
    });
  });
  await visit(page, '/logos');
  const frame = page.locator('span[data-state]').filter({has: copyButton(page)});
  await copyButton(page).click();
  await expect(frame).toHaveAttribute('data-state', 'failed');
  await expect(frame.getByRole('status')).toHaveText(
    'Copying was refused. Select the text and copy it by hand.',
  );
});
