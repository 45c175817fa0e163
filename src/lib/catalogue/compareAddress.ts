import type {ToolFacts} from '../contracts/tool';
import {findTool} from './findTools';
import {toolSlug} from './toolAddress';

/** Query parameter that names the tools to compare. */
export const COMPARE_PARAMETER = 'tools';

/** Id of the table on the page of the comparison. */
export const COMPARE_ANCHOR = 'comparison';

/** Address of the table that compares some tools, such as `/compare?tools=first,second#comparison`. */
export function compareAddress(tools: readonly Pick<ToolFacts, 'key'>[]): string {
  return `/compare?${COMPARE_PARAMETER}=${tools.map(({key}) => toolSlug(key)).join(',')}#${COMPARE_ANCHOR}`;
}

export interface ComparedTools<Tool> {
  /** In the order of the query, each once. */
  readonly tools: readonly Tool[];
  /** Words of the query that are not names of tools. */
  readonly unknown: readonly string[];
}

/** Reads the query parameter; reports unknown names and ignores them otherwise. */
export function parseComparedTools<Tool extends Pick<ToolFacts, 'key'>>(
  value: string,
  tools: readonly Tool[],
): ComparedTools<Tool> {
  const slugs = [
    ...new Set(
      value
        .toLowerCase()
        .split(/[\s,]+/u)
        .filter(Boolean),
    ),
  ];
  return {
    tools: slugs.flatMap((slug) => findTool(tools, slug) ?? []),
    unknown: slugs.filter((slug) => findTool(tools, slug) === undefined),
  };
}
