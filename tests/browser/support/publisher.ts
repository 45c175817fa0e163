import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {bundleWorker} from '../../../plugins/output/offline/finish';

export interface Treatment {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Publisher {
  readonly origin: string;
  /** Answers in the place of the site from now on, as a network or another host would; undefined where the site does. */
  readonly treat: (answer: (path: string) => Treatment | undefined) => void;
  /** `newer`: another version of the same; `off`: the site keeps nothing any more. */
  readonly publish: (what: 'newer' | 'off') => void;
  readonly close: () => Promise<void>;
}

/**
 * A host of its own in front of a built site, whose service worker can be changed: browsers ask for a newer worker past everything that a
 * test could put in between.
 */
export async function startPublisher(site: string): Promise<Publisher> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await bundleWorker(folder, {baseUrl: '/', locales: ['/']});
  const off = await readFile(path.join(folder, 'sw.js'), 'utf8');
  await rm(folder, {recursive: true});
  let change = (text: string): string => text;
  let treated = (_path: string): Treatment | undefined => undefined;
  const server = createServer(async (request, response) => {
    const treatment = treated(request.url ?? '/');
    if (treatment !== undefined) {
      response.writeHead(treatment.status, treatment.headers).end(treatment.body);
      return;
    }
    const {pathname = '/', search = ''} = readRequestTarget(request.url) ?? {};
    const answer = await fetch(new URL(site).origin + pathname + search);
    const body =
      request.url === '/sw.js'
        ? change(await answer.text())
        : Buffer.from(await answer.arrayBuffer());
    response
      .writeHead(answer.status, {'Content-Type': answer.headers.get('content-type') ?? ''})
      .end(body);
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
    publish: (what) => {
      change = what === 'off' ? () => off : (text) => `${text}\n// newer`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
