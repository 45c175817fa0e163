import {randomInt} from 'node:crypto';
import {connect, createServer} from 'node:net';

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
