import os from 'node:os';
import pLimit from 'p-limit';

/**
 * @typedef {{locale: string, seconds: number, reason?: string}} Outcome `reason`: why the language could not be built.
 */

/**
 * Builds languages in parallel. A failure does not stop the others, so that a single run reports the mistakes of all.
 *
 * @param {readonly string[]} locales
 * @param {(locale: string) => Promise<string | undefined>} build resolves to the reason if it fails
 * @param {number} jobs how many at the same time
 * @returns {Promise<Outcome[]>} in the order of `locales`
 */
export async function buildLocales(locales, build, jobs) {
  const limit = pLimit(jobs);
  return Promise.all(
    [...new Set(locales)].map((locale) =>
      limit(async () => {
        const start = performance.now();
        const reason = await build(locale);
        const seconds = (performance.now() - start) / 1000;
        return {locale, seconds, ...(reason === undefined ? {} : {reason})};
      }),
    ),
  );
}

/** Peak memory of one language's build, with room for growth. */
const BYTES_PER_BUILD = 3 * 1024 ** 3;

/**
 * How many languages this machine can build at the same time.
 *
 * @param {{cores: number, freeBytes: number}} machine
 */
export function countJobs({cores, freeBytes} = readMachine()) {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / BYTES_PER_BUILD)));
}

function readMachine() {
  return {cores: os.availableParallelism(), freeBytes: os.freemem()};
}

/**
 * The final message: which languages were built, and for each other one why it was not.
 *
 * @param {readonly Outcome[]} outcomes
 */
export function describeOutcomes(outcomes) {
  const built = outcomes.filter(({reason}) => reason === undefined);
  const failed = outcomes.filter(({reason}) => reason !== undefined);
  const times = built.map(({locale, seconds}) => `${locale} (${seconds.toFixed(1)} s)`);
  return [
    `Built: ${times.length === 0 ? 'no language' : times.join(', ')}.`,
    ...(failed.length === 0 ? [] : [`Not built: ${failed.map(({locale}) => locale).join(', ')}.`]),
    ...failed.map(({locale, reason = ''}) => `\n[${locale}] ${reason.trim()}`),
  ].join('\n');
}
