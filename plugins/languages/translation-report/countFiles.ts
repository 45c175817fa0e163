import type {
  FileCoverage,
  TranslatedFile,
  TranslationState,
} from '../../../src/lib/contracts/translationReport';

/** How many files are translated, and how their translations stand. */
export function countFiles(files: readonly TranslatedFile[]): FileCoverage {
  const count = (state: TranslationState): number =>
    files.filter((file) => file.state === state).length;
  const untranslated = count('untranslated');
  return {
    total: files.length,
    translated: files.length - untranslated,
    states: {
      damaged: count('damaged'),
      behind: count('behind'),
      unlocked: count('unlocked'),
      untranslated,
      current: count('current'),
    },
    changedBlocks: files.reduce((sum, {changes}) => sum + changes.length, 0),
  };
}
