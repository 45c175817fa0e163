import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {bundleWorker} from '../../../plugins/output/offline/finish';

export interface Treatment {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Another answer than the site's, half of the site's with everything else right, all of it piece by piece, or none: the connection is closed.
 */
export type Fate = Treatment | 'cut off' | 'piece by piece' | 'refused';

/** Some 400 kbit/s: pieces that come faster are drawn together. */
const PIECE = {bytes: 2000, everyMs: 40};

export interface Publisher {
  readonly origin: string;
  /** Answers in the place of the site from now on, as a network or another host would; undefined where the site does. */
  readonly treat: (answer: (path: string) => Fate | undefined) => void;
  /** Runs a script in each page from now on before anything of it, its policy included. */
  readonly inject: (script: string) => void;
  /** `newer`: another version of the same; `off`: the site keeps nothing any more. */
  readonly publish: (what: 'newer' | 'off') => void;
  readonly close: () => Promise<void>;
}

/**
 * A host of its own in front of a built site, whose service worker can be changed: browsers ask for a newer worker past everything that a
 * test could put in between.
 */
export async function startPublisher(site: string): Promise<Publisher> {
  let change = async (text: string): Promise<string> => text;
  let injected = '';
  let treated = (_path: string): Fate | undefined => undefined;
  const server = createServer(async (request, response) => {
    const treatment = treated(request.url ?? '/');
    if (treatment === 'refused') {
      request.socket.destroy();
      return;
    }
    if (typeof treatment === 'object') {
      response.writeHead(treatment.status, treatment.headers).end(treatment.body);
      return;
    }
    const {pathname = '/', search = ''} = readRequestTarget(request.url) ?? {};
    const answer = await fetch(new URL(site).origin + pathname + search);
    const whole = Buffer.from(await answer.arrayBuffer());
    const sent = treatment === 'cut off' ? whole.subarray(0, whole.length / 2) : whole;
    const type = answer.headers.get('content-type') ?? '';
    if (treatment === 'piece by piece') {
      response.writeHead(answer.status, {'Content-Type': type});
      for (let at = 0; at < whole.length; at += PIECE.bytes) {
        response.write(whole.subarray(at, at + PIECE.bytes));
        await wait(PIECE.everyMs);
      }
      response.end();
      return;
    }
    response
      .writeHead(answer.status, {'Content-Type': type})
      .end(
        request.url === '/sw.js'
          ? await change(sent.toString())
          : injected !== '' && type.startsWith('text/html')
            ? sent.toString().replace('<head>', () => `<head><script>${injected}</script>`)
            : sent,
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    treat: (answer) => {
      treated = answer;
    },
    inject: (script) => {
      injected = script;
    },
    publish: (what) => {
      change = what === 'off' ? bundleOff : async (text) => `${text}\n// newer`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The worker of a site that keeps nothing any more. */
async function bundleOff(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await bundleWorker(folder, {baseUrl: '/', locales: ['/']});
  const text = await readFile(path.join(folder, 'sw.js'), 'utf8');
  await rm(folder, {recursive: true});
  return text;
}
