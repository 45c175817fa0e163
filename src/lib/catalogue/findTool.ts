import {toolSlug} from './toolSlug';

/** The tool with this slug, the last part of its addresses and the name of its documentation's folder (TOOL-2). */
export function findTool<T extends {readonly key: string}>(
  tools: readonly T[],
  slug: string | undefined,
): T | undefined {
  return tools.find(({key}) => toolSlug(key) === slug);
}
