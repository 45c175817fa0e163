import {readBadges} from '../badges/readBadges';
import type {Badge} from '../contracts/tool';

/** What a document's front matter says beside its title. */
export interface DocFacts {
  readonly badges: readonly Badge[];
  /** Whole minutes, as `plugins/markdown/reading-time` counts them; absent where nothing was counted. */
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
