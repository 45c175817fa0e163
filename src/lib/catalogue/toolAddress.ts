import type {ToolFacts} from '../contracts/tool';

/** Where a tool's entry leads: its own external site (TOOL-1, TOOL-4). */
export function toolAddress({href}: Pick<ToolFacts, 'href'>): string {
  return href;
}
