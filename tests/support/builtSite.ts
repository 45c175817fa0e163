import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {SITES, type TestSite} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');

/** Every language with its writing direction and the part of an address that it adds. */
export const LOCALES = [
  {locale: 'en-US', dir: 'ltr', prefix: ''},
  {locale: 'fr', dir: 'ltr', prefix: 'fr/'},
  {locale: 'ar', dir: 'rtl', prefix: 'ar/'},
  {locale: 'ja', dir: 'ltr', prefix: 'ja/'},
] as const;

export interface BuiltPage {
  /** Relative to the build's folder, with `/`. */
  readonly file: string;
  /** Address on the site, without its origin. */
  readonly address: string;
  /** The language it belongs to, by its place. */
  readonly locale: (typeof LOCALES)[number];
  readonly html: string;
  /** Parsed when first asked for. */
  readonly $: CheerioAPI;
}

export interface BuiltSite {
  readonly site: TestSite;
  readonly origin: string;
  readonly locales: readonly (typeof LOCALES)[number][];
  /** All files, relative to the build's folder, with `/`. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  /** Files in place of pages that have moved: they only lead on. */
  readonly redirects: readonly BuiltPage[];
  readonly read: (file: string) => string;
}

/** The two production builds, shared by the test files of a worker: none may change a page. `scripts/test.mjs` makes them before these tests run. */
export function readBuiltSites(): readonly BuiltSite[] {
  if (globalThis.builtSites === undefined) {
    throw new Error('Built pages are read in the environment of the build tests only.');
  }
  return globalThis.builtSites();
}

/** Reads both builds from the disk. */
export function parseBuiltSites(): readonly BuiltSite[] {
  return SITES.map(readBuiltSite);
}

function readBuiltSite(site: TestSite): BuiltSite {
  const folder = path.join(ROOT, site.folder);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  const documents = files
    // The pages of tests/pages are no part of the portal.
    .filter((file) => file.endsWith('.html') && !file.startsWith('test/'))
    .toSorted()
    .map((file) => readPage(file, addressOf(file, site.baseUrl), read(file)));
  return {
    site,
    origin: site.env.SITE_URL ?? '',
    locales: LOCALES.filter(
      ({locale}) => site.locales.length === 0 || site.locales.includes(locale),
    ),
    files: new Set(files),
    pages: documents.filter((page) => !isRedirect(page)),
    redirects: documents.filter(isRedirect),
    read,
  };
}

function isRedirect({html}: BuiltPage): boolean {
  return html.includes('<meta http-equiv="refresh"');
}

function readPage(file: string, address: string, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    file,
    address,
    locale: LOCALES.find(({prefix}) => prefix !== '' && file.startsWith(prefix)) ?? LOCALES[0],
    html,
    get $() {
      parsed ??= load(html);
      return parsed;
    },
  };
}

/** Address under which a static host shows a file: without extension, and without `index`. */
function addressOf(file: string, baseUrl: string): string {
  return baseUrl + file.replace(/\.html$/u, '').replace(/(?:^|(?<=\/))index$/u, '');
}
