import {readBadges} from '../catalogue/badges';
import type {Badge} from '../contracts/tool';
import {
  type Outdated,
  OUTDATED_FIELDS,
  type OutdatedChange,
} from '@selection-set/translation-freshness';

/** Fields of a document's front matter besides its title. */
export interface DocFacts {
  readonly badges: readonly Badge[];
  /** Whole minutes, from `plugins/markdown/reading-time`; absent when none were counted. */
  readonly readingMinutes?: number;
}

/** Reads them from a front matter of unknown content. */
export function readDocFacts(frontMatter: Readonly<Record<string, unknown>>): DocFacts {
  const {badges, reading_minutes: minutes} = frontMatter;
  return {
    badges: readBadges(badges),
    ...(typeof minutes === 'number' && minutes > 0 ? {readingMinutes: minutes} : {}),
  };
}

/**
 * How far a page is behind its original, from a front matter of unknown content.
 *
 * @returns undefined for a page that is up to date.
 */
export function readOutdated(frontMatter: Readonly<Record<string, unknown>>): Outdated | undefined {
  const count = frontMatter[OUTDATED_FIELDS.count];
  const untranslated = frontMatter[OUTDATED_FIELDS.untranslated];
  const elsewhere = frontMatter[OUTDATED_FIELDS.elsewhere];
  return typeof count === 'number' && count > 0
    ? {
        count,
        untranslated: typeof untranslated === 'number' ? untranslated : 0,
        elsewhere: Array.isArray(elsewhere) ? elsewhere.filter(isChange) : [],
      }
    : undefined;
}

function isChange(value: unknown): value is OutdatedChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'added' || value.type === 'changed' || value.type === 'removed') &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
