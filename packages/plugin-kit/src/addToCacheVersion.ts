import process from 'node:process';

/**
 * Configuration that makes the version of the build cache depend on something more; empty when `DOCUSAURUS_NO_PERSISTENT_CACHE` turns the
 * cache off.
 *
 * @param config of the bundler so far, as `@docusaurus/core/lib/webpack/base.js` composes it.
 * @throws Error when the cache is on and its version is not in its usual place: pages would be reused from builds of other code.
 */
export function addToCacheVersion(
  {experiments}: {readonly experiments?: object},
  part: string,
): object {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {};
  }
  const cache: unknown =
    experiments !== undefined && 'cache' in experiments ? experiments.cache : undefined;
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) {
    throw new Error(
      'The configuration of the bundler has no experiments.cache.version, which must name everything that compiled pages depend on. Read @docusaurus/core/lib/webpack/base.js beside packages/plugin-kit/src/addToCacheVersion.ts; until both agree, build without a cache: DOCUSAURUS_NO_PERSISTENT_CACHE=true npm run build',
    );
  }
  return {experiments: {cache: {version: `${String(cache.version)}-${part}`}}};
}
