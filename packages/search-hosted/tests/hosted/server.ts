import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';

/** A query as it arrived. */
export interface Received {
  readonly path: string;
  readonly address: URL;
  readonly headers: IncomingMessage['headers'];
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  readonly body: unknown;
}

/** Holds back what awaits `passed` until a test opens it, so that the order does not depend on timing. */
export function createGate() {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {open, passed};
}

export type Answer = (received: Received, response: ServerResponse) => unknown;

/**
 * An HTTP server that speaks as much of the provider's protocol as a test needs.
 *
 * @param wanted port; 0 for any.
 */
export async function startServer(first: Answer, wanted = 0) {
  const received: Received[] = [];
  let answer = first;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        chunks.push(Buffer.from(chunk));
      }
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const {pathname = '/', search = ''} = readRequestTarget(request.url) ?? {};
      const address = new URL(`http://127.0.0.1${pathname}${search}`);
      const requests = isBody(body) ? body.requests : [];
      const one = {path: address.pathname, address, headers: request.headers, requests, body};
      received.push(one);
      const value = await answer(one, response);
      if (!response.writableEnded && value !== undefined) {
        response
          .writeHead(200, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'})
          .end(JSON.stringify(value));
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(wanted, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    received,
    origin: `http://127.0.0.1:${String(port)}`,
    answer: (next: Answer) => {
      answer = next;
    },
    stop: async () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

function isBody(body: unknown): body is {requests: readonly Record<string, unknown>[]} {
  return typeof body === 'object' && body !== null && 'requests' in body;
}

/** Answers with a status, as the provider does. */
export function refuse(status: number, message = 'refused'): Answer {
  return (_received, response) => {
    response
      .writeHead(status, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'})
      .end(JSON.stringify({message, status}));
  };
}

/** The answer to one query. */
export function results(hits: readonly object[], more: object = {}) {
  return {results: [{hits, nbHits: hits.length, page: 0, hitsPerPage: 20, nbPages: 1, ...more}]};
}

export const later = async (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
