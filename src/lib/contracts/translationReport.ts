/** States of a translation; those that need work first. */
export const TRANSLATION_STATES = [
  'damaged',
  'outdated',
  'unlocked',
  'untranslated',
  'current',
] as const;

/**
 * `current`: matches the original. `outdated`: the original has changed since. `unlocked`: no lock says which original it was made
 * from. `damaged`: its lock cannot be read.
 */
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export const CONTENT_KINDS = ['documents', 'pages', 'posts'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** One block of an original that its translation does not reflect yet. */
export interface ChangedBlock {
  readonly type: 'added' | 'changed' | 'removed';
  /** Of the original, from 1; of a removed block, none. */
  readonly line?: number;
  /** First words in the language of the original. */
  readonly text: string;
}

/** One file of the original and its translation. */
export interface TranslatedFile {
  /** Relative to the project's folder, as `file` is. */
  readonly original: string;
  /** Path of the translation, existing or not. */
  readonly file: string;
  readonly kind: ContentKind;
  /** Of the original. */
  readonly title: string;
  /** Below base address and language, such as `/docs/start`; absent for parts of pages. */
  readonly path?: string;
  readonly state: TranslationState;
  /** Number of blocks in the original. */
  readonly blocks: number;
  readonly changes: readonly ChangedBlock[];
}

/** Interface texts: their number, and how many are translated. */
interface TextCoverage {
  readonly total: number;
  readonly translated: number;
}

/** Files of one kind: their number, and the states of their translations. */
export interface FileCoverage {
  readonly total: number;
  /** Files that have a translation, in any state. */
  readonly translated: number;
  readonly states: Readonly<Record<TranslationState, number>>;
  /** Outdated blocks of translations, in total. */
  readonly changedBlocks: number;
}

export interface LanguageCoverage {
  readonly locale: string;
  readonly texts: TextCoverage;
  readonly files: Readonly<Record<ContentKind, FileCoverage>>;
}

/** The translations into one language. */
export interface LanguageReport {
  readonly coverage: LanguageCoverage;
  /** Those that are not up to date, the most important one for readers first. */
  readonly files: readonly TranslatedFile[];
}

export interface TranslationReport {
  /** In the order of the site's configuration, without the language of the originals. */
  readonly languages: readonly LanguageReport[];
}
