/** How a translation stands; what needs work first. */
export const TRANSLATION_STATES = [
  'damaged',
  'outdated',
  'unlocked',
  'untranslated',
  'current',
] as const;

/**
 * `current`: says what the original says. `outdated`: the original has changed since. `unlocked`: nobody has said which original it was made
 * from. `damaged`: its lock cannot be read.
 */
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export const CONTENT_KINDS = ['documents', 'pages', 'posts'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** One block of an original that its translation does not say yet. */
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
  /** Where the translation is, or belongs. */
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

/** Interface texts: how many there are, and how many are translated. */
interface TextCoverage {
  readonly total: number;
  readonly translated: number;
}

/** Files of one kind: how many there are, and how their translations stand. */
export interface FileCoverage {
  readonly total: number;
  /** Files that have a translation, whatever its state. */
  readonly translated: number;
  readonly states: Readonly<Record<TranslationState, number>>;
  /** Outdated blocks of translations, in all. */
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
