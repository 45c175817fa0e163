import {type Badge, BADGES, type ToolFacts} from '../contracts/tool';

/** The badges in a value of unknown origin, in the order in which they are shown; what is none is left out. */
export function readBadges(value: unknown): readonly Badge[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return BADGES.filter((badge) => given.includes(badge));
}

/** What stands in a list of badges without being one; the value itself where it is no list. */
export function listUnknownBadges(value: unknown): readonly unknown[] {
  if (value === undefined) {
    return [];
  }
  const known: readonly unknown[] = BADGES;
  return Array.isArray(value) ? value.filter((entry) => !known.includes(entry)) : [value];
}

/** What a tool's state is marked with, wherever the tool is named; its documents carry the same mark in their front matter. */
export function toolBadges({status}: Pick<ToolFacts, 'status'>): readonly Badge[] {
  return status === 'archived' ? ['archived'] : [];
}
