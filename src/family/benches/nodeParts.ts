import {md5, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {bytesToHex} from '@noble/hashes/utils.js';

/**
 * What packages on a bench import from Node, as far as they call it in a browser: parts of `crypto`, `module` and `process`, and one of Babel.
 * `path` is `path-browserify` (`src/family/data/benchModules.ts`). A package that needs another built-in stops the build, and
 * `tests/unit/family/benches/codegenStudio.family.test.ts`.
 */

/** Of `process`: there is no folder, so that paths start at the root. */
export function cwd(): string {
  return '/';
}

/** Of `process`: seconds and nanoseconds, of which packages take differences. */
function hrtime(): readonly [number, number] {
  const now = performance.now();
  return [Math.floor(now / 1000), Math.floor((now % 1000) * 1_000_000)];
}

// Some read the global one.
Object.assign(globalThis, {process: {cwd, env: {}, hrtime}});

/** Of `module`. It is called for plugins of one's own, which benches do not have. */
export function createRequire(): never {
  throw new Error('Modules of your own are loaded by the command line only.');
}

/** Of Babel's helpers: the client preset has a plugin for it, which benches do not run. */
export function declare(): undefined {
  return undefined;
}

interface Hash {
  readonly update: (text: string) => Hash;
  readonly digest: (encoding: 'base64' | 'hex') => string;
}

/** By the names that Node has for them, in any case. */
const HASHES = new Map(Object.entries({md5, sha1, sha224, sha256, sha384, sha512}));

/**
 * Of `crypto`: a hash of UTF-8, in Base64 or hexadecimal.
 *
 * @param algorithm from the reader's settings, too
 * @throws Error where it is not one of those that are here
 */
export function createHash(algorithm: string): Hash {
  const hash = HASHES.get(algorithm.toLowerCase())?.create();
  if (hash === undefined) {
    throw new Error(`This bench has the hashes ${[...HASHES.keys()].join(', ')}, and no other.`);
  }
  const self: Hash = {
    update(text) {
      hash.update(new TextEncoder().encode(text));
      return self;
    },
    digest(encoding) {
      const bytes = hash.digest();
      return encoding === 'hex' ? bytesToHex(bytes) : btoa(String.fromCodePoint(...bytes));
    },
  };
  return self;
}
