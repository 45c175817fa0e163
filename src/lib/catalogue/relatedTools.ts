import type {ToolFacts} from '../contracts/tool';

/** Tools that share jobs with one tool: most shared first, else in catalogue order; archived ones only where nothing else is left. */
export function relatedTools<Tool extends ToolFacts>(
  tool: ToolFacts,
  tools: readonly Tool[],
  limit: number,
): readonly Tool[] {
  return tools
    .filter(({key}) => key !== tool.key)
    .map((other) => ({other, shared: other.jobs.filter((job) => tool.jobs.includes(job)).length}))
    .filter(({shared}) => shared > 0)
    .toSorted(
      (a, b) =>
        Number(a.other.status === 'archived') - Number(b.other.status === 'archived') ||
        b.shared - a.shared,
    )
    .slice(0, limit)
    .map(({other}) => other);
}
