import type {ToolFacts} from '../contracts/tool';

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
