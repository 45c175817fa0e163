/** Programs of the engines beside Chromium; absent where the machine does not have them. */
export interface EngineFiles {
  readonly firefox: string | undefined;
  readonly webkit:
    {readonly driver: string; readonly screen: string; readonly browser: string} | undefined;
}

export function findEngines(): EngineFiles;

export function installEngines(): Promise<void>;
