import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import pluginBrandAssets, {STATIC_FOLDER} from '../../../../../plugins/brand/brand-assets';
import {BRAND_VARIANTS} from '../../../../../src/data/pressKit';
import {BRAND} from '../../../../../src/family/data/brand';
import {TOOLS} from '../../../../../src/family/data/tools';

const SLOW_MS = 60_000;

let generatedFilesDir: string;
let plugin: ReturnType<typeof pluginBrandAssets>;

beforeAll(async () => {
  generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'brand-assets-'));
  plugin = pluginBrandAssets({generatedFilesDir} as Parameters<typeof pluginBrandAssets>[0]);
  await plugin.loadContent?.();
}, SLOW_MS);

afterAll(() => rmSync(generatedFilesDir, {recursive: true}));

test('the press kit offers every mark as SVG and as PNG (RTE-2)', () => {
  const files = [
    ...BRAND_VARIANTS.map((variant) => `brand/${variant.file}`),
    ...TOOLS.map(({key}) => `tools/${key.toLowerCase()}`),
  ].flatMap((name) => [`${name}.svg`, `${name}.png`]);
  expect(
    files.filter(
      (name) => !existsSync(path.join(generatedFilesDir, STATIC_FOLDER, 'press-kit', name)),
    ),
  ).toEqual([]);
});

test('the default social card is a picture of 1200 by 630 pixels', async () => {
  const card = path.join(generatedFilesDir, STATIC_FOLDER, 'img/social-card.png');
  expect(await sharp(card).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
});

test('the colour tokens become part of every page (CON-8)', () => {
  const modules = plugin.getClientModules?.() ?? [];
  expect(modules).toHaveLength(1);
  expect(readFileSync(String(modules[0]), 'utf8')).toContain(`--site-hue: ${BRAND.hue.light};`);
});
