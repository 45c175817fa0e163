import {md5, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {bytesToHex} from '@noble/hashes/utils.js';

/**
 * Imports of packages on a bench from Node, limited to what they call in a browser: parts of `crypto`, `fs`, `module` and `process`, one of
 * Babel, and `resolve-from`, which looks modules up. `path` is `path-browserify` (`src/family/data/benchModules.ts`). A package that needs another built-in fails the build, and
 * `tests/unit/family/benches/codegenStudio.family.test.ts`.
 */

/** Of `process`: there is no folder, so paths start at the root. */
export function cwd(): string {
  return '/';
}

/** Of `process`: no variable is set. */
export const env: Readonly<Record<string, string | undefined>> = {};

/** Of `process`: seconds and nanoseconds, of which packages compute differences. */
function hrtime(): readonly [number, number] {
  const now = performance.now();
  return [Math.floor(now / 1000), Math.floor((now % 1000) * 1_000_000)];
}

// Some use the global.
Object.assign(globalThis, {process: {cwd, env, hrtime}});

/** Of `module`. Called for modules that settings name, which benches do not have. */
export function createRequire(): (name: string) => never {
  return (name) => {
    throw new Error(
      `Cannot find module '${name}'. Modules of your own are loaded by the command line only.`,
    );
  };
}

/** Of `fs`: a bench has no files but those of its editors, which are not looked up here. */
export function existsSync(): boolean {
  return false;
}

/** Of `fs`, in the words of Node. */
export function readFileSync(file: string): never {
  throw Object.assign(new Error(`ENOENT: no such file or directory, open '${file}'`), {
    code: 'ENOENT',
  });
}

export {readFileSync as realpathSync};

/** `resolve-from`, in the words of Node: a file that another one imports does not exist. */
export default function resolveFrom(_folder: string, name: string): never {
  throw new Error(`Cannot find module '${name}'`);
}

/** Of Babel's helpers: the client preset contains a plugin for Babel, which benches do not run. */
export function declare(): undefined {
  return undefined;
}

interface Hash {
  readonly update: (text: string) => Hash;
  readonly digest: (encoding: 'base64' | 'hex') => string;
}

/** By their names in Node, in any case. */
const HASHES = new Map(Object.entries({md5, sha1, sha224, sha256, sha384, sha512}));

/**
 * Of `crypto`: a hash of UTF-8, in Base64 or hexadecimal.
 *
 * @param algorithm may come from the reader's settings
 * @throws Error for an unsupported algorithm
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
