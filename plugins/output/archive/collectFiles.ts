import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FONT_FACE} from '@selection-set/plugin-kit';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';
import {SEARCH_FOLDER, manifestFile} from '@selection-set/search/client';
import {fileAddress} from '@selection-set/site-paths';
import {TOOLS} from '../../../src/family/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import type {ArchiveData, ArchiveTexts} from '../../../src/lib/contracts/archive';
import {
  createResolver,
  editHtml,
  escapeAttribute,
  rewriteElement,
  type Attributes,
  type Folder,
  type Resolver,
} from './rewriteElement';
import {ANSWER_ID, DATA_FILE, FORM_ID, SCRIPT_FILE, SEARCH_PAGE, STYLE_FILE} from './files';

export interface PageSettings {
  readonly resolver: Resolver;
  /** Address of the newest pages. */
  readonly address: string;
  /** `archive.note` with `{address}`, `archive.pages` and `search.noScript` of the catalogue. */
  readonly note: string;
  readonly allPages: string;
  readonly noScript: string;
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

/**
 * What pages from disk may run and show. Chromium does not count files as `'self'`, so `file:` is listed as well; `'self'` is for
 * unpacked archives on a server. Hashes are not needed, because pages contain no inline scripts.
 */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'media-src'].map((name) => `${name} 'self' file:`),
  "img-src 'self' file: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A built page as a file that opens from disk without a server. */
export function composePage(file: string, html: string, settings: PageSettings): string {
  const {resolver, address, note, allPages, noScript} = settings;
  const isSearch = file === SEARCH_PAGE;
  const link = `<a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a>`;
  const toFile = (name: string): string => path.posix.relative(path.posix.dirname(file), name);
  const scripts = [DATA_FILE, SCRIPT_FILE].map((name) => `<script defer src="${name}"></script>`);
  const edited = editHtml(html, {
    element: (name, attributes) =>
      (isSearch ? markSearch(name, attributes) : undefined) ??
      rewriteElement(name, attributes, resolver),
    before: {
      head: `<link rel="stylesheet" href="${toFile(STYLE_FILE)}">${isSearch ? scripts.join('') : ''}`,
      footer: `<p class="archiveNote">${escapeAttribute(note).replace('{address}', () => link)}</p>`,
    },
  });
  return edited
    .replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    )
    .replace(isSearch ? `<p>${noScript}` : '', isSearch ? `<h2>${allPages}</h2>` : '');
}

/** Removes from the search page's form and answer what their components would fill in, and adds names for the archive's script. */
function markSearch(name: string, attributes: Attributes): Attributes | undefined {
  if (name === 'search' && attributes['data-scripts'] !== undefined) {
    return {id: FORM_ID};
  }
  return name === 'div' && attributes['aria-busy'] !== undefined
    ? {id: ANSWER_ID, 'aria-live': 'polite'}
    : undefined;
}

interface SearchFacts {
  readonly locale: string;
  readonly pages: ReadonlySet<string>;
  /** Content of the files of the search, by their names below its folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: ArchiveTexts;
}

/** The files of the search as a script, because pages from disk cannot use `fetch`. */
function composeData({locale, pages, files, texts}: SearchFacts): string {
  // Same form as in the index.
  const found = [...pages].map((page) => [`/${fileAddress(page)}`, page] as const);
  const data: ArchiveData = {
    language: locale,
    manifest: manifestFile(locale, 'current'),
    files: Object.fromEntries(files),
    pages: Object.fromEntries(found),
    tools: Object.fromEntries(TOOLS.map(({key, name}) => [toolSlug(key), name])),
    texts,
  };
  return `window.archive = ${JSON.stringify(data)};\n`;
}

const ADDRESS = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))\s*\)/gu;
/** The media feature for missing scripts, and conditions that are always and never true. */
const NO_SCRIPTS = /\(\s*scripting\s*:\s*none\s*\)/gu;
const SCRIPTS = /\(\s*scripting\s*:\s*enabled\s*\)/gu;

/**
 * A style sheet for pages from disk: its addresses are relative, and it applies as if the browser ran no scripts, because the page's own
 * are not included. Controls that need them are then hidden, and the theme follows the system.
 */
export function rewriteStyles(css: string, {resource}: Resolver): string {
  return css
    .replace(ADDRESS, (whole, double?: string, single?: string, bare?: string) => {
      const value = double ?? single ?? bare ?? '';
      const address = resource(value);
      return address === undefined || address === value ? whole : `url("${address}")`;
    })
    .replace(NO_SCRIPTS, '(min-width:0)')
    .replace(SCRIPTS, '(max-width:0)');
}

const SHEETS = /<link rel="?stylesheet"? href="?([^\s">]+\.css)/gu;

/**
 * The font rules of a page's own style sheet, for the archive's: the whole sheet, which all its pages share, does not contain them.
 *
 * @param html of a built page.
 * @param read text of the file that an address of the page refers to.
 */
export async function copyFontFaces(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const sheets = await Promise.all(
    Array.from(html.matchAll(SHEETS), ([, href = '']) => read(href)),
  );
  return sheets.flatMap((sheet) => sheet.match(FONT_FACE) ?? []).join('\n');
}

export interface Sources extends Folder {
  /** Of the build of the language. */
  readonly outDir: string;
  readonly locale: string;
  /** Names of the files of the search, relative to the language. */
  readonly search: readonly string[];
  readonly labelOf: (id: string) => string;
}

const CLIENT = path.join(__dirname, '../../../src/client/archive');

/** All files of an archive by their names: its pages, the resources they show, and the search. */
export async function collectFiles(sources: Sources): Promise<ReadonlyMap<string, Uint8Array>> {
  const {outDir, locale, origin, base, pages, search, labelOf} = sources;
  const read = async (name: string): Promise<Buffer> => readFile(path.join(outDir, name));
  const used = new Set<string>();
  const resolverOf = (file: string) => createResolver(file, sources, (name) => used.add(name));
  const files = new Map<string, Uint8Array>();
  for (const page of pages) {
    const html = composePage(page, (await read(page)).toString(), {
      resolver: resolverOf(page),
      address: origin + base,
      note: labelOf('archive.note'),
      allPages: labelOf('archive.pages'),
      noScript: labelOf('search.noScript'),
    });
    files.set(page, Buffer.from(html));
  }
  const fonts = await copyFontFaces((await read(SEARCH_PAGE)).toString(), async (address) =>
    (await read(address.slice(base.length))).toString(),
  );
  const own = await readFile(path.join(CLIENT, 'archive.css'), 'utf8');
  files.set(STYLE_FILE, Buffer.from(rewriteStyles(fonts, resolverOf(STYLE_FILE)) + own));
  // Grows while style sheets refer to more files: pictures and fonts, which refer to none.
  for (const name of used) {
    const content = await read(name);
    const isStyle = name.endsWith('.css');
    files.set(
      name,
      isStyle ? Buffer.from(rewriteStyles(content.toString(), resolverOf(name))) : content,
    );
  }
  const texts = new Map<string, string>();
  for (const name of search) {
    texts.set(name.slice(SEARCH_FOLDER.length + 1), (await read(name)).toString());
  }
  const data = composeData({
    locale,
    pages,
    files: texts,
    texts: {
      pages: labelOf('search.pages'),
      empty: labelOf('search.empty'),
      emptyHelp: labelOf('search.empty.help'),
      failed: labelOf('search.failed.engine'),
      kinds: {
        doc: labelOf('search.kind.doc'),
        post: labelOf('search.kind.post'),
        tool: labelOf('search.kind.tool'),
        page: labelOf('search.kind.page'),
      },
    },
  });
  files.set(DATA_FILE, Buffer.from(data));
  files.set(SCRIPT_FILE, await bundleSearch());
  return files;
}

async function bundleSearch(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  try {
    const file = 'search.js';
    await bundleScript({entry: path.join(CLIENT, 'search.ts'), folder, file, target: 'web'});
    return await readFile(path.join(folder, file));
  } finally {
    await rm(folder, {recursive: true});
  }
}
