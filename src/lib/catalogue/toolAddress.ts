import type {ToolFacts} from '../contracts/tool';
import {toolSlug} from './toolSlug';

/** Path of a tool's own page on this portal; its external site stays in `href` (TOOL-4). */
export function toolAddress({key}: Pick<ToolFacts, 'key'>): string {
  return `/tools/${toolSlug(key)}`;
}
