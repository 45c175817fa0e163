import type {ToolFacts} from '../contracts/tool';

/** Last part of a tool's addresses: its key in lower case, such as `example` (TOOL-2). */
export function toolSlug(key: string): string {
  return key.toLowerCase();
}

/** Path of a tool's own page on this portal; its external site stays in `href` (TOOL-4). */
export function toolAddress({key}: Pick<ToolFacts, 'key'>): string {
  return `/tools/${toolSlug(key)}`;
}

/** Path of the document that builds a solution step by step (HDR-9); undefined if none is written. */
export function guideAddress({
  id,
  hasGuide,
}: {
  readonly id: string;
  readonly hasGuide: boolean;
}): string | undefined {
  return hasGuide ? `/docs/guides/${id}` : undefined;
}
