import {setTimeout as sleep} from 'node:timers/promises';
import {isListening} from './ports';

/** The servers of a project, by the ports that they answer on. */
export interface Servers {
  /** To be called before a command that may start one. */
  readonly look: () => Promise<ServerWatch>;
  /** Ends those that hold a port which a text says is taken. */
  readonly release: (text: string) => Promise<void>;
}

export interface ServerWatch {
  /** Whether a port answers that did not at an earlier look. */
  readonly isServing: () => Promise<boolean>;
  /** Whose the ports are that answer now. */
  readonly claim: (stop: () => Promise<void>) => Promise<void>;
}

/** How often, and in which distance, a port is looked at whose server was ended. */
const MAX_LOOKS = 40;
const LOOK_MS = 25;

/** @param ports of the page, with those that are free. */
export function createServers(ports: ReadonlyMap<number, number>): Servers {
  const all = [...ports.values()];
  const stops = new Map<number, () => Promise<void>>();

  async function listListening(): Promise<readonly number[]> {
    const answers = await Promise.all(all.map(isListening));
    return all.filter((_, index) => answers[index]);
  }

  return {
    async look() {
      // A server that ends while the command runs, and is started again by it, is a new one.
      const taken = new Set(await listListening());
      const listNew = async (): Promise<readonly number[]> => {
        const now = await listListening();
        all.filter((port) => !now.includes(port)).forEach((port) => taken.delete(port));
        return now.filter((port) => !taken.has(port));
      };
      return {
        isServing: async () => (await listNew()).length > 0,
        async claim(stop) {
          for (const port of await listNew()) {
            stops.set(port, stop);
          }
        },
      };
    },
    async release(text) {
      const named = [...stops.keys()].filter((port) => text.includes(String(port)));
      await Promise.all(
        (named.length === 0 ? all : named).map(async (port) => {
          const stop = stops.get(port);
          if (stop !== undefined) {
            await stop();
            await waitUntilFree(port);
          }
        }),
      );
    },
  };
}

/** A shell may be gone before the server that it has started, which would then seem to be the next one. */
async function waitUntilFree(port: number): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS && (await isListening(port)); looks += 1) {
    await sleep(LOOK_MS);
  }
}
