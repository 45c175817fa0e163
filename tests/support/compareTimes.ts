import process from 'node:process';

/**
 * Processor time of two pieces of work in milliseconds, of each its quickest run. They take turns, so that a busy machine slows both alike, and
 * get more turns while the second is not within the factor: a disturbed run ends, real work stays.
 */
export async function compareTimes(
  works: readonly [() => unknown, () => unknown],
  factor: number,
  mostTurns = 12,
): Promise<readonly [number, number]> {
  let best: readonly [number, number] = [Infinity, Infinity];
  for (let turn = 0; turn < mostTurns && (turn < 4 || best[1] > best[0] * factor); turn += 1) {
    // One after the other: each is measured alone.
    // oxlint-disable-next-line no-await-in-loop
    const [first, second] = [await measure(works[0]), await measure(works[1])];
    best = [Math.min(best[0], first), Math.min(best[1], second)];
  }
  return best;
}

/** The processor's clock can tick as seldom as once in ten milliseconds; shorter work is repeated until it is seen. */
const LEAST_MS = 40;

async function measure(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  let runs = 0;
  let spent = 0;
  while (spent < LEAST_MS) {
    // oxlint-disable-next-line no-await-in-loop
    await work();
    runs += 1;
    spent = process.cpuUsage(start).user / 1000;
  }
  return spent / runs;
}
