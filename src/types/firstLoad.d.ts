import type {FirstLoad} from '../lib/firstLoad/awaitIntent';

declare global {
  interface Window {
    /** Absent in the plain mode. */
    firstLoad?: FirstLoad;
  }

  interface Navigator {
    /** Absent in Firefox and Safari. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}
