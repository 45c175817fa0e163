/** One change of an original since its translation, described without a place in the text. */
export interface OutdatedChange {
  readonly type: 'added' | 'changed' | 'removed';
  /** Kind of block as in `packages/translation-freshness`, such as `code`. */
  readonly kind: string;
  /** Current text of the original, with code between backticks; of a removed block, its first words. */
  readonly text: string;
}

/** How far a translated page is behind its original. */
export interface Outdated {
  /** Changed, added and removed blocks. */
  readonly count: number;
  /** Those of them whose text is still in the language of the original. */
  readonly untranslated: number;
  /** Those of them that are not marked in the text. */
  readonly elsewhere: readonly OutdatedChange[];
}

/** Front matter fields that pass this to a page. */
export const OUTDATED_FIELDS = {
  count: 'outdated',
  untranslated: 'outdated_untranslated',
  elsewhere: 'outdated_elsewhere',
} as const;
