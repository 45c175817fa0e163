import {randomInt} from 'node:crypto';
import {connect, createServer} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {isDeepStrictEqual, stripVTControlCharacters} from 'node:util';
import {isRecord} from '@selection-set/plugin-kit';
import type {Expected} from './step';

/** Stands in a shown output for what differs from run to run. */
const ANYTHING = '…';

/** Whether a printed text is what a page shows. A line that is only `…` stands for any lines, `…` within a line for any characters. */
export function matchesOutput({text, isJson}: Expected, printed: string): boolean {
  if (isJson) {
    const [shown, actual] = [readJson(text), readJson(printed)];
    if (shown !== undefined && actual !== undefined) {
      return matchesValue(shown.value, actual.value);
    }
  }
  return fits(text, printed);
}

/** What npm prints above the output of a script: `> name@1.0.0 start` and the script itself. */
const SCRIPT_BANNER = /^\n?> .+\n> .+\n\n/gmu;

/** A printed text as pages show it: without colors, without what npm prints above it, and without white space at the end. */
export function tidy(printed: string): string {
  return stripVTControlCharacters(printed)
    .replaceAll('\r\n', '\n')
    .replaceAll(SCRIPT_BANNER, '')
    .split('\n')
    .map((line) => line.replace(/.*\r(?!$)/u, '').trimEnd())
    .join('\n')
    .trim();
}

function fits(shown: string, printed: string): boolean {
  return toPattern(shown).test(`${tidy(printed)}\n`);
}

function toPattern(text: string): RegExp {
  const lines = tidy(text)
    .split('\n')
    .map((line) =>
      line.trim() === ANYTHING ? '(?:.*\n)*?' : `${line.split(ANYTHING).map(escape).join('.*?')}\n`,
    );
  return new RegExp(`^${lines.join('')}$`, 'u');
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}

function readJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}

function matchesValue(shown: unknown, actual: unknown): boolean {
  if (typeof shown === 'string' && typeof actual === 'string' && shown.includes(ANYTHING)) {
    return fits(shown, actual);
  }
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return (
      shown.length === actual.length &&
      shown.every((value, index) => matchesValue(value, actual[index]))
    );
  }
  if (isRecord(shown) && isRecord(actual)) {
    const names = Object.keys(shown);
    return (
      isDeepStrictEqual(names.toSorted(), Object.keys(actual).toSorted()) &&
      names.every((name) => matchesValue(shown[name], actual[name]))
    );
  }
  return shown === actual;
}

/** Where a page names the port of a server. */
const PORT =
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0):(?<host>\d{4,5})\b|\.listen\(\s*(?<listen>\d{4,5})\b|\bport["']?\s*[:=]\s*(?<option>\d{4,5})\b|--port[ =](?<flag>\d{4,5})\b/giu;
const FIRST = 5200;
const LAST = 9900;

/** The ports that a page's texts name, sorted. */
export function listPorts(texts: readonly string[]): readonly number[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(PORT)].map(({groups = {}}) =>
      Number(groups.host ?? groups.listen ?? groups.option ?? groups.flag),
    ),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** Puts other ports in the place of a page's, so that pages can run side by side; a port keeps its number of digits. */
export function replacePorts(text: string, ports: ReadonlyMap<number, number>): string {
  return [...ports].reduce(
    (result, [from, to]) =>
      result.replaceAll(new RegExp(String.raw`\b${from}\b`, 'gu'), String(to)),
    text,
  );
}

/** The other way round. */
export function restorePorts(text: string, ports: ReadonlyMap<number, number>): string {
  return replacePorts(text, new Map([...ports].map(([from, to]) => [to, from])));
}

/**
 * A source of ports that nobody listens on, each given once.
 *
 * @param first port to look at; by default any, so that two runs at the same time hardly meet.
 */
export function createPortSource(first = randomInt(FIRST, LAST + 1)): () => Promise<number> {
  const count = LAST - FIRST + 1;
  let looked = 0;
  const take = async (): Promise<number> => {
    if (looked >= count) {
      throw new Error(
        `No free port between ${FIRST} and ${LAST}. End other servers and try again.`,
      );
    }
    const port = FIRST + ((first - FIRST + looked) % count);
    looked += 1;
    return (await isFree(port)) ? port : take();
  };
  return take;
}

/** Whether something answers on a port of this machine. */
export async function isListening(port: number): Promise<boolean> {
  const hosts = ['127.0.0.1', '::1'];
  const answers = await Promise.all(
    hosts.map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = connect({port, host});
          socket.once('connect', () => {
            socket.destroy();
            resolve(true);
          });
          socket.once('error', () => resolve(false));
        }),
    ),
  );
  return answers.includes(true);
}

async function isFree(port: number): Promise<boolean> {
  if (await isListening(port)) {
    return false;
  }
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

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
