import {toolSlug} from './toolAddress';
import type {ToolFacts} from '../contracts/tool';

/** The tools with these keys, in the order of the keys; skips unknown keys. */
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

/** Tools that share jobs with one tool: most shared first, else in catalogue order; leaves out archived tools, which are no alternative. */
export function relatedTools<Tool extends ToolFacts>(
  tool: ToolFacts,
  tools: readonly Tool[],
  limit: number,
): readonly Tool[] {
  return tools
    .filter(({key, status}) => key !== tool.key && status !== 'archived')
    .map((other) => ({other, shared: other.jobs.filter((job) => tool.jobs.includes(job)).length}))
    .filter(({shared}) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({other}) => other);
}

/** Every job that some tool does, the most common first, else in catalogue order (GEN-2). */
export function listJobs<Job extends string>(
  tools: readonly (ToolFacts & {readonly jobs: readonly Job[]})[],
): readonly Job[] {
  const counts = new Map<Job, number>();
  for (const job of tools.flatMap((tool) => tool.jobs)) {
    counts.set(job, (counts.get(job) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([job]) => job);
}
