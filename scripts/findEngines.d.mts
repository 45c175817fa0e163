/** Programs of the engines other than Chromium; absent if the machine does not have them. */
export interface EngineFiles {
  readonly firefox: string | undefined;
  readonly webkit:
    {readonly driver: string; readonly screen: string; readonly browser: string} | undefined;
}

export function findEngines(): EngineFiles;

export function installEngines(): Promise<void>;
