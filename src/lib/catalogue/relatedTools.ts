import type {ToolFacts} from '../contracts/tool';

/** Tools that share jobs with one tool: most shared first, else in catalogue order; none that is archived, because it is no alternative. */
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
