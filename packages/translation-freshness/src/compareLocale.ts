import {type ContentFile, CURRENT_VERSION} from '@selection-set/content-model';
import {compareBlocks} from './compareBlocks';
import type {FileState, StaleBlock} from './fileState';
import {listBlocks, type SourceBlock} from './listBlocks';
import {parseLock, type TranslationLock} from './lockFile';
import {rankOf} from './rankOf';

export interface LocaleInput {
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** Content of one other language. */
  readonly translations: readonly ContentFile[];
  /** Text of the lock of each translated file that has one, by translated file. */
  readonly locks: ReadonlyMap<string, string>;
}

/** How all translations of a language stand, the most important page first. Old versions and drafts are nobody's work any more. */
export function compareLocale({originals, translations, locks}: LocaleInput): readonly FileState[] {
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
  translation: ContentFile | undefined,
  locks: LocaleInput['locks'],
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
