import {createHash} from 'node:crypto';
import {appendFile, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {FONT_FACE, pageFile, type BuiltPages} from '@selection-set/plugin-kit';
import {withoutBase} from '@selection-set/site-paths';
import {SHEET_END_LAYER} from '../../../src/lib/contracts/styles';
import type {Build} from '../markdown-export/readRoutes';
import {createCutter} from './cutStyles';

/** Share of a kind's pages that must use a name for the sheet that most of them share: rarer names would cost all others a kilobyte. */
const COMMON_SHARE = 0.5;

interface PlannedSheet {
  readonly pages: readonly string[];
  /** All names on the pages, as selectors. */
  readonly names: ReadonlySet<string>;
}

/**
 * Plans which pages share a style sheet: those of one kind, such as documents, so that the next page finds it in the cache. Pages that use
 * rare names get a larger one, so that the others need not load its rules.
 *
 * @param pages names by path below base address and language, such as `/docs/start`; only names that occur in the style sheet.
 */
export function planSheets(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PlannedSheet[] {
  const kinds = new Map<string, (readonly [string, ReadonlySet<string>])[]>();
  for (const entry of pages) {
    const kind = kindOf(entry[0]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return [...kinds.values()].flatMap((kind) => {
    const counts = countNames(kind.map(([, names]) => names));
    const common = new Set(
      [...counts].filter(([, count]) => count >= kind.length * COMMON_SHARE).map(([name]) => name),
    );
    const sheets = new Map<string, {pages: string[]; names: ReadonlySet<string>}>();
    for (const [page, own] of kind) {
      const rare = [...own].filter((name) => !common.has(name)).toSorted();
      const key = rare.join(' ');
      const sheet = sheets.get(key) ?? {pages: [], names: new Set([...common, ...rare])};
      sheet.pages.push(page);
      sheets.set(key, sheet);
    }
    return [...sheets.values()];
  });
}

/** The folder of a page; a top-level page is a kind of its own. */
function kindOf(page: string): string {
  return /^\/[^/]+\//u.exec(page)?.[0] ?? page;
}

function countNames(pages: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap((names) => [...names])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const TAG = /<([a-z][\w-]*)/giu;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu;

/**
 * Names in a page that rules can select, as selectors: `nav`, `.name`, `#id`. Reads tags by pattern: text that looks like one adds a
 * surplus rule, but none is ever missing.
 *
 * @param html of a built page.
 */
export function listNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
  }
  for (const [, attribute, quoted, single, bare] of html.matchAll(ATTRIBUTE)) {
    const value = quoted ?? single ?? bare ?? '';
    for (const name of value.split(/\s+/u)) {
      names.add(`${attribute === 'id' ? '#' : '.'}${name}`);
    }
  }
  return names;
}

const LINK = /<link rel="?stylesheet"? href="?([^\s">]+\/styles\.\w+\.css)"?\s*\/?>/u;
/** Text of the script in the head that adds the whole sheet; pages without it keep theirs. */
const LOADER = 'dataset.whole';
const NAME = /[.#]?-?[a-z_][\w-]*/giu;
const END = `@layer ${SHEET_END_LAYER};`;

/**
 * Marks the end of each style sheet, to detect files that a network has cut off. Gives each page a style sheet with the rules that it uses,
 * and names the whole one in `data-whole`: `loadScripts` adds it before React may render something new. Pages whose scripts do not wait
 * stay as they are.
 *
 * @throws Error when a page does not have exactly the one style sheet of Docusaurus.
 */
export async function writeFirstStyles(
  context: Pick<LoadContext, 'baseUrl'>,
  {outDir, routesPaths}: Pick<Build, 'outDir' | 'routesPaths'>,
  builtPages: BuiltPages,
): Promise<void> {
  const paths = [
    ...new Set(routesPaths.map((route) => withoutBase(route, context.baseUrl))),
  ].toSorted();
  const pages = new Map<string, string>();
  for (const page of paths) {
    const html = builtPages.read(pageFile(page));
    if (html?.includes(LOADER) === true) {
      pages.set(page, html);
    }
  }
  if (pages.size > 0) {
    await splitStyles(context, outDir, builtPages, pages);
  }
  await markEnds(outDir);
}

/** Also marks the sheets of scripts: all are in one folder. */
async function markEnds(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  await Promise.all(names.map(async (name) => appendFile(path.join(folder, name), END)));
}

async function splitStyles(
  context: Pick<LoadContext, 'baseUrl'>,
  outDir: string,
  builtPages: BuiltPages,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const {baseUrl} = context;
  const whole = findSheet(pages);
  const css = await readFile(path.join(outDir, whole.slice(baseUrl.length)), 'utf8');
  const known = new Set(Array.from(css.matchAll(NAME), ([name]) => name));
  const names = new Map(
    Array.from(pages, ([page, html]) => [
      page,
      new Set([...listNames(html)].filter((name) => known.has(name))),
    ]),
  );
  const write = async (name: string, text: string): Promise<string> => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = path.posix.join(path.posix.dirname(whole), `${name}.${hash}.css`);
    await writeFile(path.join(outDir, address.slice(baseUrl.length)), text);
    return address;
  };
  // Fonts are in the first sheet; a second rule would load one again that came too late, and text would shift.
  const rest = await write('whole', css.replaceAll(FONT_FACE, ''));
  const cut = createCutter(css);
  for (const sheet of planSheets(names)) {
    const first = await write('first', cut(sheet.names));
    for (const page of sheet.pages) {
      const html = (pages.get(page) ?? '').replace(
        LINK,
        `<link rel=stylesheet href=${first} data-whole=${rest}>`,
      );
      builtPages.write(pageFile(page), html);
    }
  }
}

function findSheet(pages: ReadonlyMap<string, string>): string {
  const found = new Set<string>();
  for (const [page, html] of pages) {
    const [, address] = LINK.exec(html) ?? [];
    if (address === undefined) {
      throw new Error(
        `${page} has no style sheet of Docusaurus in its head. Read plugins/output/first-styles/writeFirstStyles.ts beside the built page.`,
      );
    }
    found.add(address);
  }
  const [address, ...others] = found;
  if (address === undefined || others.length > 0) {
    throw new Error(`The pages have more than one style sheet: ${[...found].join(', ')}.`);
  }
  return address;
}
