import type {Badge, ToolFacts} from '../contracts/tool';

/** What a tool's state is marked with, wherever the tool is named; its documents carry the same mark in their front matter. */
export function toolBadges({status}: Pick<ToolFacts, 'status'>): readonly Badge[] {
  return status === 'archived' ? ['archived'] : [];
}
