/**
 * @typedef {{locale: string, seconds: number, reason?: string}} Outcome `reason`: why the language could not be built.
 */

/**
 * Builds languages one after the other. One that fails does not keep the others from being built, so that a single run names the mistakes
 * of all.
 *
 * @param {readonly string[]} locales
 * @param {(locale: string) => Promise<string | undefined>} build resolves to the reason where it fails
 * @returns {Promise<Outcome[]>}
 */
export async function buildLocales(locales, build) {
  const outcomes = [];
  for (const locale of locales) {
    const start = performance.now();
    const reason = await build(locale);
    const seconds = (performance.now() - start) / 1000;
    outcomes.push({locale, seconds, ...(reason === undefined ? {} : {reason})});
  }
  return outcomes;
}

/**
 * Languages in the order in which they have to be built: that of the root first, because it empties the folder the others are in.
 *
 * @param {readonly string[]} locales
 * @param {string} defaultLocale
 */
export function orderLocales(locales, defaultLocale) {
  const unique = [...new Set(locales)];
  return unique.includes(defaultLocale)
    ? [defaultLocale, ...unique.filter((locale) => locale !== defaultLocale)]
    : unique;
}

/**
 * What a person reads at the end: which languages were built, and for each other one why it was not.
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
