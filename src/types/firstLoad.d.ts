import type {FirstLoad} from '../lib/firstLoad/contract';

interface ScriptAddressPolicy {
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Absent in the plain mode. */
    firstLoad?: FirstLoad;
    /** Absent in browsers that do not know Trusted Types. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy;
    };
  }

  interface Navigator {
    /** Absent in Firefox and Safari. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}
