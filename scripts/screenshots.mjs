import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {findBrowser} from './findBrowser.mjs';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';
import {serve} from './serve.mjs';

const PORT = 4102;
const TARGET = path.join(ROOT, '.github/screenshots');
const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};

const SHOTS = [
  {name: 'home-light', path: '/', viewport: DESKTOP, theme: 'light'},
  {name: 'docs-dark', path: '/docs/yoga/quick-start', viewport: DESKTOP, theme: 'dark'},
  {name: 'menu-light', path: '/docs', viewport: DESKTOP, theme: 'light', open: 'Ecosystem'},
  {name: 'phone-light', path: '/', viewport: PHONE, theme: 'light'},
];

/**
 * Builds the English site and makes the README's pictures from it.
 *
 * @returns {Promise<number>} exit code
 */
export async function makeScreenshots() {
  const executablePath = await findBrowser();
  const code = await runBin('docusaurus', ['build', '--locale', 'en-US'], {BASE_URL: '/'});
  if (code !== 0) {
    return code;
  }
  const server = await serve({folder: path.join(ROOT, 'build'), baseUrl: '/', port: PORT});
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  mkdirSync(TARGET, {recursive: true});
  for (const shot of SHOTS) {
    await takeShot(browser, shot);
  }
  await browser.close();
  server.close();
  return 0;
}

async function takeShot(browser, {name, path: address, viewport, theme, open}) {
  const page = await browser.newPage({viewport, colorScheme: theme});
  await page.goto(`http://127.0.0.1:${PORT}${address}`, {waitUntil: 'networkidle'});
  if (open !== undefined) {
    await page.getByRole('button', {name: open}).click();
    await page.getByRole('banner').getByRole('link', {name: 'Compare tools'}).waitFor();
  }
  const picture = await page.screenshot({animations: 'disabled'});
  await sharp(picture)
    .png({palette: true, effort: 10})
    .toFile(path.join(TARGET, `${name}.png`));
  await page.close();
  console.log(`.github/screenshots/${name}.png`);
}
