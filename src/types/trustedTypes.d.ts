/** Trusted Types as browsers have them; TypeScript's own description of the page leaves them out. */
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
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesPolicy;
  };
}
