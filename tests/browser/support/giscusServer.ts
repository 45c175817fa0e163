import {createServer} from 'node:http';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {GISCUS_PORT} from '../../../scripts/testSites.mjs';

/** `works`: shows itself and takes settings; `error`: says why it cannot; `silent`: a page that says nothing; `broken`: no page. */
export type GiscusMode = 'works' | 'error' | 'silent' | 'broken';

export interface GiscusServer {
  readonly origin: string;
  /** Addresses of all requests so far. */
  readonly requests: readonly URL[];
  readonly behave: (mode: GiscusMode) => void;
  readonly close: () => Promise<void>;
}

/** Posts what giscus posts, and shows what it was told, so that a test can read it. */
const SCRIPTS: Readonly<Record<Exclude<GiscusMode, 'broken'>, string>> = {
  works: `
    addEventListener('message', (event) => {
      const config = event.data.giscus && event.data.giscus.setConfig;
      if (config && event.origin === target) {
        document.querySelector('main').textContent = config.theme + ' ' + config.lang + ' ' + config.term;
      }
    });
    parent.postMessage({giscus: {resizeHeight: 240}}, target);`,
  error: `parent.postMessage({giscus: {error: 'giscus is not installed on this repository'}}, target);`,
  silent: '',
};

/** A local server in the place of giscus.app: a frame at `/{lang}/widget` that talks to its page through messages (CMT-1). */
export async function startGiscus(): Promise<GiscusServer> {
  const origin = `http://127.0.0.1:${GISCUS_PORT}`;
  const requests: URL[] = [];
  let mode: GiscusMode = 'works';
  const server = createServer((request, response) => {
    const {pathname = '/', search = ''} = readRequestTarget(request.url) ?? {};
    const url = new URL(`${origin}${pathname}${search}`);
    requests.push(url);
    if (mode === 'broken') {
      request.socket.destroy();
    } else if (/^\/[\w-]+\/widget$/u.test(url.pathname)) {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(
        `<!doctype html><html lang="en"><title>Comments</title><main></main><script>
          const target = new URL(new URLSearchParams(location.search).get('origin')).origin;
          ${SCRIPTS[mode]}
        </script></html>`,
      );
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(GISCUS_PORT, '127.0.0.1', resolve);
  });
  return {
    origin,
    requests,
    behave: (next) => {
      mode = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
