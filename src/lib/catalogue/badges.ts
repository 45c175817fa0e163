import {type Badge, BADGES, type ToolFacts} from '../contracts/tool';

/** The badges in a value of unknown origin, in display order; skips anything that is not a badge. */
export function readBadges(value: unknown): readonly Badge[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return BADGES.filter((badge) => given.includes(badge));
}

/** Entries in a list of badges that are not badges; the value itself if it is not a list. */
export function listUnknownBadges(value: unknown): readonly unknown[] {
  if (value === undefined) {
    return [];
  }
  const known: readonly unknown[] = BADGES;
  return Array.isArray(value) ? value.filter((entry) => !known.includes(entry)) : [value];
}

/** The badge for a tool's state, wherever the tool is named; its documents have the same badge in their front matter. */
export function toolBadges({status}: Pick<ToolFacts, 'status'>): readonly Badge[] {
  return status === 'archived' ? ['archived'] : [];
}
