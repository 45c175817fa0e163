/**
 * Configuration that makes the version of the build cache depend on something more; empty with the cache switched off, or with a bundler
 * that keeps it elsewhere.
 *
 * @param config of the bundler so far.
 */
export function addToCacheVersion(
  {experiments}: {readonly experiments?: object},
  part: string,
): object {
  const cache: unknown =
    experiments !== undefined && 'cache' in experiments ? experiments.cache : undefined;
  return typeof cache === 'object' && cache !== null && 'version' in cache
    ? {experiments: {cache: {version: `${String(cache.version)}-${part}`}}}
    : {};
}
