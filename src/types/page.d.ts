// Parts of browsers and the bundler that TypeScript's and React's own types leave out.
import 'react';
import type {FirstLoad} from '../lib/firstLoad/awaitIntent';

declare global {
  /** The parts of the bundler's runtime that the portal uses. */
  const __webpack_require__: {
    /** Loads a chunk, or returns a pending request; one that failed is requested again. */
    e: (chunk: number | string, ...rest: readonly unknown[]) => Promise<unknown>;
    /** Address of a chunk, or nothing if it has no file of its own. */
    gca: (chunk: string) => string | undefined;
    /** File of a chunk, below `p`. */
    readonly u: (chunk: number | string) => string;
    /** Base address of all files. */
    readonly p: string;
  };

  /** Trusted Types. */
  interface TrustedTypesPolicy {
    readonly createHTML: (text: string) => TrustedHTML;
  }

  interface TrustedTypesRules {
    /** Null rejects. */
    readonly createHTML?: (text: string) => string | null;
    /** Null rejects. */
    readonly createScript?: (text: string) => string | null;
    /** Null rejects. */
    readonly createScriptURL?: (address: string) => string | null;
  }

  interface Window {
    /** Absent in the plain mode. */
    firstLoad?: FirstLoad;
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesPolicy;
    };
  }

  interface Navigator {
    /** Absent in Firefox and Safari. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element named by `commandFor`, without a script (HTML invoker commands). */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
