import path from 'node:path';
import {
  CURRENT_VERSION,
  contentSettings,
  listPlaces,
  readVersionPaths,
  type ContentFile,
  type ContentPlace,
  type ContentReader,
  type Problem,
} from '@selection-set/content-model';
import {listFiles, readIfThere} from '@selection-set/plugin-kit';
import type {
  Code,
  List,
  ListItem,
  Paragraph,
  Parents,
  PhrasingContent,
  Table,
  TableRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  LOCK_SUFFIX,
  compareBlocks,
  describeDamage,
  parseLock,
  type BlockChange,
  type LockMistake,
  type TranslationLock,
} from './compareBlocks';
import {
  createOriginals,
  listBlocks,
  locateBlocks,
  type LocatedBlock,
  type SourceBlock,
} from './listBlocks';
import {planMarks} from './planMarks';

/**
 * A line of the original that is valid in any other page: emphasis, code and links stay, components and pictures become their text, and
 * whatever needs the rest of its page is dropped. Links lose their fragment, which would be a broken link when the translated page has
 * another heading.
 */
function quotePhrasing(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'break':
        return [structuredClone(node)];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{type: node.type, children: quotePhrasing(node.children)}];
      case 'link': {
        const url = targetOf(node.url);
        const inside = quotePhrasing(node.children);
        return url === undefined ? inside : [{type: 'link', url, children: inside}];
      }
      case 'linkReference':
      case 'mdxJsxTextElement':
      case 'textDirective':
        return quotePhrasing(node.children);
      case 'image':
      case 'imageReference':
        return [{type: 'text', value: toString(node)}];
      case 'footnoteReference':
      case 'html':
      case 'mdxTextExpression':
        return [];
      default:
        return node satisfies never;
    }
  });
}

/** Keeps only addresses that lead to the same place from every page. */
function targetOf(url: string): string | undefined {
  return /^(?:https?:|mailto:)/u.test(url) ? url : /^\/(?!\/)[^#]*/u.exec(url)?.[0];
}

export type Quote = Code | List | Paragraph | Table;

/**
 * Blocks of the original as content of a mark, without anything that other steps would treat as part of the page, such as headings.
 *
 * @param depth how many of the elements around the first block already surround the mark, such as an item of a list.
 */
export function quoteBlocks(blocks: readonly LocatedBlock[], depth: number): Quote[] {
  const quotes: Quote[] = [];
  const given = new Set(blocks[0]?.parents.slice(0, depth));
  let open: ListItem | undefined;
  for (const [index, block] of blocks.entries()) {
    const {node, parents} = block;
    const last = quotes.at(-1);
    const item = itemOf(block);
    const before = blocks[index - 1];
    const quote = quoteBlock(block);
    if (item !== undefined && !given.has(item)) {
      if (open !== undefined && before !== undefined && itemOf(before) === item) {
        open.children.push(quote);
      } else {
        open = {type: 'listItem', children: [quote]};
        addItem(quotes, open);
      }
    } else if (node?.type === 'tableRow' && last?.type === 'table') {
      last.children.push(quoteRow(node));
    } else if (node?.type === 'tableRow' && parents.at(-1)?.children[0] === node) {
      // Only the first row of a table can be its header.
      quotes.push({type: 'table', children: [quoteRow(node)]});
    } else {
      quotes.push(quote);
    }
  }
  return quotes;
}

function itemOf({parents}: LocatedBlock): Parents | undefined {
  return parents.findLast(({type}) => type === 'listItem');
}

function addItem(quotes: Quote[], item: ListItem): void {
  const last = quotes.at(-1);
  if (last?.type === 'list') {
    last.children.push(item);
  } else {
    quotes.push({type: 'list', spread: false, children: [item]});
  }
}

/** One block; a heading, an item and a row as a paragraph. */
function quoteBlock({kind, node, text}: LocatedBlock): Code | Paragraph {
  if (node?.type === 'paragraph') {
    return paragraph(quotePhrasing(node.children));
  }
  if (node?.type === 'heading') {
    return paragraph([{type: 'strong', children: quotePhrasing(node.children)}]);
  }
  if (node?.type === 'tableRow') {
    return paragraph(quoteCells(node));
  }
  if (node?.type === 'code' && node.lang !== 'mermaid') {
    const {lang, meta, value} = node;
    return {type: 'code', lang, meta, value};
  }
  return node?.type === 'code'
    ? // The change is in the source of a diagram.
      {type: 'code', lang: 'text', value: node.value}
    : {type: 'code', lang: kind === 'component' ? 'jsx' : 'text', meta: 'wrap', value: text};
}

/** Cells of the original, as a row of the same table. */
export function quoteRow({children}: TableRow): TableRow {
  return {
    type: 'tableRow',
    children: children.map((cell) => ({type: 'tableCell', children: quotePhrasing(cell.children)})),
  };
}

/** Cells of the original on one line. */
export function quoteCells(row: TableRow): Paragraph['children'] {
  return quoteRow(row).children.flatMap((cell, index) => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: ' | '}]),
    ...cell.children,
  ]);
}

function paragraph(children: Paragraph['children']): Paragraph {
  return {type: 'paragraph', children};
}

/** One block that a translator has to look at. */
export interface StaleBlock {
  readonly type: BlockChange['type'];
  /** Line of the original; of a removed block, none. */
  readonly line?: number;
  /** Current text of the original; the first words of a block that was removed. */
  readonly text: string;
}

interface Place {
  /** The original, relative to the project's folder. */
  readonly original: string;
  /** Path of the page below base address and language; absent for partials. */
  readonly path?: string;
}

/** State of the translation of one file. */
export type FileState =
  | (Place & {readonly state: 'untranslated'; readonly blockCount: number})
  | (Place & {
      readonly state: 'translated';
      readonly file: string;
      readonly blockCount: number;
      readonly stale: readonly StaleBlock[];
    })
  /** No lock says which original it was made from. */
  | (Place & {readonly state: 'unlocked'; readonly file: string; readonly blockCount: number})
  | (Place & {
      readonly state: 'damaged';
      readonly file: string;
      readonly blockCount: number;
      readonly mistakes: readonly LockMistake[];
    })
  /** Its original no longer exists. */
  | {readonly state: 'abandoned'; readonly file: string; readonly original: string};

/** Pages that readers of a language open first come first. */
const ORDER: readonly RegExp[] = [
  /^docs\/index\.mdx?$/u,
  /^docs\/start\//u,
  /^src\/pages\//u,
  /^docs\/[^/]+\/index\.mdx?$/u,
  /\/(?:installation|quick-start)\.mdx?$/u,
  /^docs\/(?:writing|translating)\//u,
  /^docs\//u,
  /^blog\//u,
];

/**
 * Priority of a file's translation; 0 comes first.
 *
 * @param original relative to the project's folder.
 */
export function rankOf(original: string): number {
  const rank = ORDER.findIndex((pattern) => pattern.test(original));
  return rank === -1 ? ORDER.length : rank;
}

interface LocaleInput<Translation> {
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** Content of one other language. */
  readonly translations: readonly Translation[];
  /** Text of the lock of each translated file that has one, by translated file. */
  readonly locks: ReadonlyMap<string, string>;
}

/**
 * State of all translations of a language, the most important page first.
 *
 * @param siteDir the project's folder.
 * @param readContent reads the originals; of translations, the locks suffice.
 */
export async function readStates(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<readonly FileState[]> {
  const [{files}, translations] = await Promise.all([
    readContent(contentSettings().defaultLocale),
    listPlaces(siteDir, locale, [...readVersionPaths(siteDir).keys()]),
  ]);
  return compareLocale({
    originals: files,
    translations,
    locks: await readLocks(siteDir, translations),
  });
}

/** Compares one language with its originals. Old versions and drafts need no translation. */
export function compareLocale({
  originals,
  translations,
  locks,
}: LocaleInput<ContentPlace>): readonly FileState[] {
  const byOriginal = new Map(translations.map((file) => [file.original, file]));
  const known = new Set(originals.map(({file}) => file));
  const states = originals
    .filter(isTranslatable)
    .map((original) => describe(original, byOriginal.get(original.file), locks));
  const abandoned = translations
    .filter(({original}) => !known.has(original))
    .map(({file, original}): FileState => ({state: 'abandoned', file, original}));
  return [...states, ...abandoned].toSorted(
    (a, b) => rankOf(a.original) - rankOf(b.original) || (a.original < b.original ? -1 : 1),
  );
}

/** Whether translators have anything to do with a file. */
export function isTranslatable({version, frontMatter: {values}}: ContentFile): boolean {
  return version === CURRENT_VERSION && values.draft !== true;
}

function describe(
  original: ContentFile,
  translation: ContentPlace | undefined,
  locks: ReadonlyMap<string, string>,
): FileState {
  const blocks = listBlocks(original);
  const place = {
    original: original.file,
    ...(original.path === undefined ? {} : {path: original.path}),
    blockCount: blocks.length,
  };
  if (translation === undefined) {
    return {state: 'untranslated', ...place};
  }
  const {file} = translation;
  const text = locks.get(file);
  if (text === undefined) {
    return {state: 'unlocked', file, ...place};
  }
  const result = parseLock(text);
  return result.lock === undefined
    ? {state: 'damaged', file, mistakes: result.mistakes, ...place}
    : {state: 'translated', file, stale: listStale(result.lock, blocks), ...place};
}

function listStale(lock: TranslationLock, blocks: readonly SourceBlock[]): readonly StaleBlock[] {
  return compareBlocks(lock.blocks, blocks).map((change) => {
    if (change.type === 'removed') {
      return {type: change.type, text: lock.blocks[change.locked]?.start ?? ''};
    }
    const block = blocks[change.current];
    return {type: change.type, line: block?.line ?? 1, text: block?.text ?? ''};
  });
}

/**
 * Text of the lock of a translated file; undefined if there is none.
 *
 * @param file the translated file, absolute.
 */
export async function readLock(file: string): Promise<string | undefined> {
  return readIfThere(`${file}${LOCK_SUFFIX}`);
}

/** By how many blocks a translated file is behind its original; also 0 when that is unknown. */
export type OutdatedCounter = (file: ContentFile) => Promise<number>;

/**
 * A counter that parses each original once.
 *
 * @param siteDir the project's folder.
 */
export function createOutdatedCounter(siteDir: string): OutdatedCounter {
  const readOriginal = createOriginals(siteDir);
  return async (file) => {
    const {lock} = parseLock((await readLock(path.join(siteDir, file.file))) ?? '');
    const current = lock === undefined ? undefined : await readOriginal(lock.source);
    return lock === undefined || current === undefined
      ? 0
      : planMarks(lock, current, locateBlocks(file)).count;
  };
}

/** Reads everything that determines the state of one language's translations. */
export async function readLocale(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<LocaleInput<ContentFile>> {
  const [originals, translations] = await Promise.all([
    readContent(contentSettings().defaultLocale),
    readContent(locale),
  ]);
  return {
    originals: originals.files,
    translations: translations.files,
    locks: await readLocks(siteDir, translations.files),
  };
}

async function readLocks(
  siteDir: string,
  files: readonly ContentPlace[],
): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(
    files.map(async ({file}) => {
      const text = await readLock(path.join(siteDir, file));
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return new Map(entries.flat());
}

/** Each unreadable line in the locks of a language; readers of those pages see nothing about their state. */
export async function listDamage(siteDir: string, locale: string): Promise<readonly Problem[]> {
  const names = (await listFiles(path.join(siteDir, 'i18n', locale)))
    .filter((name) => name.endsWith(LOCK_SUFFIX))
    .map((name) => `i18n/${locale}/${name.slice(0, -LOCK_SUFFIX.length)}`);
  const lists = await Promise.all(
    names.map(async (name) => {
      const result = parseLock((await readLock(path.join(siteDir, name))) ?? '');
      return result.lock === undefined ? describeDamage(name, result.mistakes) : [];
    }),
  );
  return lists.flat();
}
