import type {ChildProcess} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ADOPTED_SITE} from '../../scripts/testSites.mjs';
import {type AdoptedSite, adoptFamily, TOOLS} from '../support/adoptedSite.family';
import {IS_NIGHTLY, shareOf} from '../support/scope';
import {findViolations} from './support/axe';
import {serveBuilt} from './support/serveBuilt';
import {visit} from './support/visit';

const {baseUrl, port} = ADOPTED_SITE;
const ORIGIN = `http://127.0.0.1:${port}`;
/** A copy of the project is adopted and built, which is the time of some hundred other tests. */
const BUILD_LIMIT_MS = 900_000;

/** Tests of the code that look at the family, its content or the whole project; all of them are tried at night. */
const TRIED = [
  'unit/family',
  'unit/handbook',
  'unit/config',
  'unit/data',
  'scripts/tasks',
  'dom/pages',
];

let site: AdoptedSite;
let server: ChildProcess;

// One build serves all of them, and commands change what it was made from.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  site = await adoptFamily();
  await site.build();
  server = await serveBuilt(path.join(site.siteDir, 'build'), baseUrl, port);
});

test.afterAll(() => {
  server.kill();
  rmSync(site.siteDir, {recursive: true, force: true});
});

test('another family has every page of its own, and none of the former', () => {
  const built = path.join(site.siteDir, 'build');
  for (const {name} of TOOLS) {
    for (const page of [`docs/${name}`, `docs/${name}/quick-start`, `tools/${name}`]) {
      expect([page, existsSync(path.join(built, `${page.toLowerCase()}.html`))]).toEqual([
        page,
        true,
      ]);
    }
  }
  const pages = readdirSync(built, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|md|txt|xml|json)$/u.test(file),
  );
  expect(pages.length).toBeGreaterThan(100);
  const former = pages.filter((file) =>
    /graphql|\byoga\b/iu.test(readFileSync(path.join(built, file), 'utf8')),
  );
  expect(former).toEqual([]);
});

test('its project has no package and no test of the former tools, and its types, dependencies and formats are whole', async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  const manifest = readFileSync(path.join(site.siteDir, 'package.json'), 'utf8');
  expect(manifest).not.toMatch(/codegen|yoga|federation/iu);
  const names = readdirSync(path.join(site.siteDir, 'tests'), {recursive: true, encoding: 'utf8'});
  expect(names.filter((name) => name.includes('.family.'))).toEqual([]);
  await site.runTool('typescript/bin/tsc', ['--noEmit']);
  await site.runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']);
  await site.runTool('prettier/bin/prettier.cjs', [
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...site.written,
  ]);
});

test('its own tests pass', async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  const shown = IS_NIGHTLY ? [] : ['--testPathPatterns', ...TRIED];
  const args = ['--selectProjects', 'unit', 'dom', '--silent', ...shown];
  await site.runTool('jest/bin/jest.js', args, {NODE_ENV: 'test'});
});

test('the home page counts its tools, in both languages, and the address has its base', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}${baseUrl}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Your Command-line tools. Select what you need.',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Documentation for 6 Command-line tools/u,
  );
  await page.goto(`${ORIGIN}${baseUrl}fr/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

const KINDS = [
  '',
  'docs/lathe',
  'tools/anvil',
  'ecosystem',
  'compare',
  'solutions/get-started',
  'blog',
  'fr/docs',
];

for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`no kind of page has an accessibility violation (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    for (const address of shareOf(KINDS, 2, turn)) {
      await visit(page, `${ORIGIN}${baseUrl}${address}`);
      expect([address, await findViolations(page)]).toEqual([address, []]);
    }
  });
}

test('the search finds a tool by what it does', async ({page}) => {
  await visit(page, `${ORIGIN}${baseUrl}search?q=shell+scripts`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Chisel/u})
      .first(),
  ).toBeVisible();
});

test('a tool is added and removed by a command each, and the content stays without a mistake', async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  const given = {
    name: 'Awl',
    title: 'Holes in tarballs',
    summary: 'Finds the files that a tarball should not have.',
    repo: 'workshop/awl',
    jobs: 'check,inspect',
  };
  const flags = Object.entries(given).flatMap(([flag, value]) => [`--${flag}`, value]);
  expect(await site.run('new:tool', ...flags)).toContain('docs/awl/index.mdx');
  expect(await site.run('content:check')).toContain('without a mistake');
  site.commit();
  expect(await site.run('remove:tool', 'awl')).toContain('Removed AWL');
  expect(existsSync(path.join(site.siteDir, 'docs/awl'))).toBe(false);
  expect(await site.run('content:check')).toContain('without a mistake');
  const catalogue = readFileSync(path.join(site.siteDir, 'src/family/labels/tools.ts'), 'utf8');
  expect(catalogue).not.toMatch(/AWL|inspect/u);
});
