import type {FutureConfig} from '@docusaurus/types';
import type {UpstreamMode} from './readUpstream';

/**
 * Which fast parts of the bundler a build uses: all, but for the cache where nothing adds to its key what Docusaurus leaves out (`cache-key`).
 */
export function bundlerParts(mode: UpstreamMode): Partial<FutureConfig['faster']> | true {
  return mode === 'full' ? true : {rspackPersistentCache: false};
}
