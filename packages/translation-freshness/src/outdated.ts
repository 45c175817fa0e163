/** One way in which an original has moved on since its translation, told apart from the text. */
export interface OutdatedChange {
  readonly type: 'added' | 'changed' | 'removed';
  /** As `packages/translation-freshness` calls kinds of blocks, such as `code`. */
  readonly kind: string;
  /** What the original says now, with code between backticks; of a removed block, its first words. */
  readonly text: string;
}

/** How far a translated page is behind its original. */
export interface Outdated {
  /** Changed, added and removed blocks. */
  readonly count: number;
  /** Those of them that still stand there in the language of the original. */
  readonly untranslated: number;
  /** Those of them that are not marked in the text. */
  readonly elsewhere: readonly OutdatedChange[];
}

/** Fields of the front matter that tell a page about it. */
export const OUTDATED_FIELDS = {
  count: 'outdated',
  untranslated: 'outdated_untranslated',
  elsewhere: 'outdated_elsewhere',
} as const;
