import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {
  contentSettings,
  formatProblems,
  type ContentFile,
  type ContentReader,
} from '@selection-set/content-model';
import {listFiles, readIfThere} from '@selection-set/plugin-kit';
import {
  LOCK_SUFFIX,
  compareBlocks,
  createLock,
  describeDamage,
  formatLock,
  parseLock,
  type LockedBlock,
  type TranslationLock,
} from './compareBlocks';
import {
  compareTexts,
  parseCatalogue,
  parseSame,
  type Catalogue,
  type SameText,
  type TextState,
} from './compareTexts';
import {listBlocks, type SourceBlock} from './listBlocks';
import {readLock, readStates, type FileState, type StaleBlock} from './readLocale';

/** Writes the lock of a translated file. */
export function writeLock(siteDir: string, file: string, text: string): Promise<void> {
  return writeFile(path.join(siteDir, `${file}${LOCK_SUFFIX}`), text);
}

/**
 * The lock of a translation after some of its blocks have been brought up to date.
 *
 * @param lines lines of the original whose blocks were reviewed; without them the whole file was, and removed blocks are dropped.
 * @returns a lock in which the other blocks remain as stale as they were.
 */
export function applyReview(
  lock: TranslationLock,
  blocks: readonly SourceBlock[],
  lines?: ReadonlySet<number>,
): TranslationLock {
  const renewed = createLock(lock.source, blocks);
  if (lines === undefined) {
    return renewed;
  }
  const changes = compareBlocks(lock.blocks, blocks);
  const known: LockedBlock[] = [...lock.blocks];
  const added: {readonly after: number; readonly block: LockedBlock}[] = [];
  for (const change of changes) {
    const block = change.type === 'removed' ? undefined : renewed.blocks[change.current];
    const line = change.type === 'removed' ? undefined : blocks[change.current]?.line;
    if (block === undefined || line === undefined || !lines.has(line)) {
      continue;
    }
    if (change.type === 'changed') {
      known[change.locked] = block;
    } else if (change.type === 'added') {
      added.push({after: change.after, block});
    }
  }
  const blocksAfter = (index: number): readonly LockedBlock[] =>
    added.filter(({after}) => after === index).map(({block}) => block);
  return {
    source: lock.source,
    blocks: [
      ...blocksAfter(-1),
      ...known.flatMap((block, index) => [block, ...blocksAfter(index)]),
    ],
  };
}

export interface Review {
  /** The translated file, relative to the project's folder. */
  readonly file: string;
  readonly original: ContentFile;
  /** Lines of the original whose blocks were reviewed; without them, all of it was. */
  readonly lines: ReadonlySet<number> | undefined;
}

/**
 * Marks blocks as up to date in a translation's lock.
 *
 * @throws Error for a part of a translation whose lock is missing or damaged, and for lines with nothing to review.
 */
export async function reviewTranslation(
  siteDir: string,
  {file, original, lines}: Review,
): Promise<void> {
  const blocks = listBlocks(original);
  if (lines === undefined) {
    await writeLock(siteDir, file, formatLock(createLock(original.file, blocks)));
    return;
  }
  const lock = await readOldLock(siteDir, file);
  const stale = listStaleLines(lock, blocks);
  const wrong = [...lines].filter((line) => !stale.includes(line));
  if (wrong.length > 0) {
    throw new Error(
      `${original.file} has nothing to review at ${wrong.join(', ')}. ${file} is behind at ${stale.length === 0 ? 'no line' : stale.join(', ')}.`,
    );
  }
  await writeLock(siteDir, file, formatLock(applyReview(lock, blocks, lines)));
}

function listStaleLines(lock: TranslationLock, blocks: readonly SourceBlock[]): readonly number[] {
  return compareBlocks(lock.blocks, blocks).flatMap((change) => {
    const line = change.type === 'removed' ? undefined : blocks[change.current]?.line;
    return line === undefined ? [] : [line];
  });
}

async function readOldLock(siteDir: string, file: string): Promise<TranslationLock> {
  const lockFile = `${file}${LOCK_SUFFIX}`;
  const text = await readLock(path.join(siteDir, file));
  if (text === undefined) {
    throw new Error(
      `${lockFile} does not exist, so single blocks cannot be reviewed. Compare the whole file and leave the lines out.`,
    );
  }
  const result = parseLock(text);
  if (result.lock === undefined) {
    const [{line, message} = {line: 1, message: ''}] = result.mistakes;
    throw new Error(
      `${lockFile}:${line} ${message} Run "npm run i18n:sync -- --repair ${file}" first.`,
    );
  }
  return result.lock;
}

const TEXT_CHARS = 90;

const SIGNS: Readonly<Record<StaleBlock['type'], string>> = {
  changed: 'changed',
  added: 'new    ',
  removed: 'removed',
};

/** The to-do list of one language: what is out of date first, then what is not translated. */
export function formatStatus(locale: string, states: readonly FileState[]): string {
  const untranslated = states.filter(({state}) => state === 'untranslated');
  const work = states.flatMap(describeWork);
  const done = states.filter((state) => state.state === 'translated' && state.stale.length === 0);
  const head = `${locale}: ${done.length} of ${states.length} files translated and up to date, ${work.length} need work, ${untranslated.length} not translated`;
  return [
    head,
    ...work,
    ...(untranslated.length === 0
      ? []
      : ['  not translated:', ...untranslated.map(({original}) => `    ${original}`)]),
  ].join('\n');
}

/** Whether a language has work that continuous integration should point out: missing translations are not a mistake. */
export function needsWork(states: readonly FileState[]): boolean {
  return states.some((state) => describeWork(state).length > 0);
}

function describeWork(state: FileState): readonly string[] {
  switch (state.state) {
    case 'untranslated':
      return [];
    case 'translated':
      return state.stale.length === 0
        ? []
        : [
            [
              `  ${state.file} is behind by ${state.stale.length}:`,
              ...state.stale.map((block) => describeBlock(block, state.original)),
            ].join('\n'),
          ];
    case 'unlocked':
      return [
        `  ${state.file} has no lock: compare it with ${state.original}, then run "npm run i18n:sync -- --reviewed ${state.file}".`,
      ];
    case 'damaged':
      return describeDamage(state.file, state.mistakes).map(
        (problem) => `  ${formatProblems([problem])}`,
      );
    case 'abandoned':
      return [
        `  ${state.file} translates ${state.original}, which does not exist: "npm run i18n:sync" moves it if the original was renamed; delete it otherwise.`,
      ];
    default:
      return state satisfies never;
  }
}

function describeBlock({type, line, text}: StaleBlock, original: string): string {
  const letters = Array.from(text);
  const shown = letters.length > TEXT_CHARS ? `${letters.slice(0, TEXT_CHARS).join('')}…` : text;
  return `    ${SIGNS[type]} ${line === undefined ? '' : `${original}:${line} `}${shown}`;
}

/**
 * All interface texts of a language, by name of the file below the language's folder, such as `docusaurus-theme-classic/navbar.json`.
 *
 * @throws Error naming a file with unexpected content.
 */
export async function readCatalogues(
  siteDir: string,
  locale: string,
): Promise<ReadonlyMap<string, Catalogue>> {
  const names = await listFiles(path.join(siteDir, 'i18n', locale));
  return new Map(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => {
          const file = catalogueFile(locale, name);
          const text = await readFile(path.join(siteDir, file), 'utf8');
          return [name, parseCatalogue(text, file)] as const;
        }),
    ),
  );
}

/** Path of a file of interface texts, relative to the project's folder. */
export function catalogueFile(locale: string, name: string): string {
  return `i18n/${locale}/${name}`;
}

/** Ids by language and catalogue that are rightly the same in both languages, relative to the project's folder. */
export const SAME_FILE = 'i18n/same-as-english.json';

const NOTHING: Catalogue = {texts: new Map(), repeated: []};

/**
 * The state of all interface texts of a language, one entry for each catalogue that it or English has.
 *
 * @throws Error naming a file with unexpected content.
 */
export async function readTexts(siteDir: string, locale: string): Promise<readonly TextState[]> {
  const [english, translated, same] = await Promise.all([
    readCatalogues(siteDir, contentSettings().defaultLocale),
    readCatalogues(siteDir, locale),
    readSame(siteDir),
  ]);
  const ours = same.filter((entry) => entry.locale === locale);
  const names = new Set([
    ...english.keys(),
    ...translated.keys(),
    ...ours.map(({catalogue}) => catalogue),
  ]);
  return [...names].toSorted().map((name) =>
    compareTexts({
      locale,
      english: english.get(name) ?? NOTHING,
      englishFile: catalogueFile(contentSettings().defaultLocale, name),
      translated: translated.get(name) ?? NOTHING,
      file: catalogueFile(locale, name),
      same: ours.filter(({catalogue}) => catalogue === name),
      sameFile: SAME_FILE,
    }),
  );
}

/** Every text that is rightly the same as in English. */
export async function readSame(siteDir: string): Promise<readonly SameText[]> {
  const text = await readIfThere(path.join(siteDir, SAME_FILE));
  return text === undefined ? [] : parseSame(text, SAME_FILE);
}

/** How many interface texts of a language are translated, and one line for each mistake. */
function formatTexts(locale: string, states: readonly TextState[]): string {
  const sum = (key: 'total' | 'translated'): number =>
    states.reduce((total, state) => total + state[key], 0);
  const problems = states.flatMap((state) => state.problems);
  return [
    `${locale}: ${sum('translated')} of ${sum('total')} interface texts translated`,
    ...(problems.length === 0 ? [] : [formatProblems(problems)]),
  ].join('\n');
}

export interface StatusCommand {
  readonly siteDir: string;
  /** Languages to report. */
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  /** Leaves documents, posts and pages out. */
  readonly textsOnly?: boolean;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:status`: what translators have to do, the most important page first.
 *
 * @returns exit code; 1 when a translation is outdated or cannot be judged, or an interface text is missing, unused, untranslated or cannot be
 *   filled in.
 */
export async function runStatusCommand({
  siteDir,
  locales,
  readContent,
  textsOnly = false,
  write = (text) => process.stdout.write(`${text}\n`),
}: StatusCommand): Promise<number> {
  const results = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      files: textsOnly ? undefined : await readStates(siteDir, locale, readContent),
      texts: await readTexts(siteDir, locale),
    })),
  );
  for (const {locale, files, texts} of results) {
    write(
      [
        ...(files === undefined ? [] : [formatStatus(locale, files)]),
        formatTexts(locale, texts),
      ].join('\n'),
    );
  }
  const hasWork = results.some(
    ({files = [], texts}) => needsWork(files) || texts.some(({problems}) => problems.length > 0),
  );
  return hasWork ? 1 : 0;
}
