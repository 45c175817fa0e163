import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';
import {composeData} from './composeData';
import {composePage} from './composePage';
import {copyFontFaces} from './copyFontFaces';
import {createResolver, type Folder} from './createResolver';
import {DATA_FILE, SCRIPT_FILE, SEARCH_PAGE, STYLE_FILE} from './files';
import {rewriteStyles} from './rewriteStyles';

export interface Sources extends Folder {
  /** Of the build of the language. */
  readonly outDir: string;
  readonly locale: string;
  /** Names of the files of the search, relative to the language. */
  readonly search: readonly string[];
  readonly labelOf: (id: string) => string;
}

const CLIENT = path.join(__dirname, '../../../src/client/archive');

/** All files of an archive by their names: its pages, what these show, and the search. */
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
  // Grows while style sheets name more: pictures and fonts, which name nothing.
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
