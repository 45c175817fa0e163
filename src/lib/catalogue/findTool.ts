import {toolSlug} from './toolSlug';

/** The tools with these keys, in the order of the keys; a key that is no tool's is left out. */
export function pickTools<T extends {readonly key: string}>(
  tools: readonly T[],
  keys: readonly string[],
): readonly T[] {
  return keys.flatMap((wanted) => tools.filter(({key}) => key === wanted));
}

/** The tool with this slug, the last part of its addresses and the name of its documentation's folder (TOOL-2). */
export function findTool<T extends {readonly key: string}>(
  tools: readonly T[],
  slug: string | undefined,
): T | undefined {
  return tools.find(({key}) => toolSlug(key) === slug);
}
