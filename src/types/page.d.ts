// What browsers and the bundler have, and TypeScript's and React's own types leave out.
import 'react';
import type {FirstLoad} from '../lib/firstLoad/awaitIntent';

declare global {
  /** The parts of the bundler's runtime that the portal uses. */
  const __webpack_require__: {
    /** Loads a chunk, or gives what is on its way; one that failed is asked for anew. */
    e: (chunk: number | string, ...rest: readonly unknown[]) => Promise<unknown>;
    /** Address of a chunk, or nothing where it has no file of its own. */
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
    /** Null refuses. */
    readonly createHTML?: (text: string) => string | null;
    /** Null refuses. */
    readonly createScript?: (text: string) => string | null;
    /** Null refuses. */
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
