import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {withoutBase} from '@selection-set/site-paths';
import type {Build} from '../markdown-twins/readRoutes';
import {type BuiltPages, FONT_FACE, pageFile} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {cutStyles} from './cutStyles';
import {listNames} from './listNames';
import {planSheets} from './planSheets';

const LINK = /<link rel="?stylesheet"? href="?([^\s">]+\/styles\.\w+\.css)"?\s*\/?>/u;
/** What the script in the head says where it adds the whole sheet; other pages keep theirs. */
const LOADER = 'dataset.whole';
const NAME = /[.#]?-?[a-z_][\w-]*/giu;

/**
 * Gives each page a style sheet with the rules that it uses, and names the whole one in `data-whole`: `loadScripts` adds that before React may
 * draw something new. Pages that do not wait with their scripts stay as they are.
 *
 * @throws Error where a page does not have the one style sheet that Docusaurus writes.
 */
export async function writeFirstStyles(
  context: Pick<LoadContext, 'baseUrl' | 'siteConfigPath' | 'siteDir'>,
  {outDir, routesPaths}: Pick<Build, 'outDir' | 'routesPaths'>,
  builtPages: BuiltPages,
): Promise<void> {
  const {baseUrl} = context;
  const paths = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))].toSorted();
  const pages = new Map<string, string>();
  for (const page of paths) {
    const html = builtPages.read(pageFile(page));
    if (html?.includes(LOADER) === true) {
      pages.set(page, html);
    }
  }
  if (pages.size === 0) {
    return;
  }
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
  // Fonts are named by the first sheet; named again, one that came too late would be tried again, and texts would jump.
  const rest = await write('whole', css.replaceAll(FONT_FACE, ''));
  const kept = keepFor(context, 'first-styles');
  for (const sheet of planSheets(names)) {
    const text = await kept.get([css, ...[...sheet.names].toSorted()], async () =>
      cutStyles(css, sheet.names),
    );
    const first = await write('first', text);
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
