import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {SITES} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');
const [site] = SITES;

/** Brotli, in bytes: what a reader's first visit to a page of this kind downloads before anything is touched. */
const BUDGETS = [
  {kind: 'document', file: 'docs/yoga.html', budget: 30_000},
  {kind: 'long document', file: 'docs/yoga/guides/subscriptions.html', budget: 32_000},
  // The selection set of the hero works without scripts: its fields, edges and answers are in the page.
  {kind: 'home', file: 'index.html', budget: 26_300},
  {kind: 'blog post', file: 'blog/errors-as-data.html', budget: 32_700},
  {kind: 'tool page', file: 'tools/yoga.html', budget: 28_100},
  {kind: 'ecosystem list', file: 'ecosystem.html', budget: 22_000},
  {kind: 'search', file: 'search.html', budget: 22_500},
] as const;

/** Brotli, in bytes: scripts that every page loads once a reader does something. */
const SHARED_SCRIPTS = 101_200;

/** The same, of what documents have beside that and beside their text; 1.2 kB of it are the filter and the groups of the product switch. */
const DOCUMENT_SCRIPTS = 25_500;

const read = (address: string): Buffer =>
  readFileSync(path.join(ROOT, site?.folder ?? '', address));
const weigh = (address: string): number => {
  const bytes = read(address);
  return address.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

test.each(BUDGETS)('a first visit to a $kind stays within $budget bytes', ({file, budget}) => {
  const $ = load(read(file));
  const sheets = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const fonts = $('link[rel=preload][as=font]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const icon = $('link[rel=icon]').attr('href') ?? '';
  const files = [file, ...sheets, icon, ...fonts];
  const weights = Object.fromEntries(files.map((address) => [address, weigh(address)]));
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  expect({weights, isLight: total <= budget}).toEqual({weights, isLight: true});
});

test('the scripts that all pages share stay within their budget', () => {
  const html = read('index.html').toString();
  const scripts = [...new Set(html.match(/\/assets\/js\/(?:main|runtime~main)\.\w+\.js/gu))];
  expect(scripts).toHaveLength(2);
  const total = scripts.reduce((sum, script) => sum + weigh(script), 0);
  expect(total).toBeLessThan(SHARED_SCRIPTS);
});

test('the scripts that documents share stay within their budget', () => {
  const folder = path.join(ROOT, site?.folder ?? '', 'assets/js');
  const scripts = readdirSync(folder).filter((name) =>
    /^(?:documents|admonition|routes-docs-yoga)\.\w+\.js$/u.test(name),
  );
  expect(scripts).toHaveLength(3);
  const total = scripts.reduce((sum, name) => sum + weigh(`assets/js/${name}`), 0);
  expect(total).toBeLessThan(DOCUMENT_SCRIPTS);
});
