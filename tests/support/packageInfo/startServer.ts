import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface TestServer {
  /** Ends with a slash. */
  readonly url: string;
  /** Raw paths asked for, in order. */
  readonly paths: string[];
  readonly headers: IncomingMessage['headers'][];
  readonly close: () => Promise<void>;
}

/** Answers one request; `count` is 1 for the first request of that path. */
export type Handler = (
  response: ServerResponse,
  request: {readonly path: string; readonly count: number; readonly base: string},
) => void;

/** A real HTTP server on 127.0.0.1; paths that no handler knows are answered as a registry answers them. */
export async function startServer(handlers: Record<string, Handler>): Promise<TestServer> {
  const paths: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    headers.push(request.headers);
    const handler = handlers[path] ?? handlers['*'] ?? sendNotFound;
    handler(response, {path, count: paths.filter((other) => other === path).length, base: url});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    paths,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, {'content-type': 'application/json'}).end('{"error":"Not found"}');
}

/** A handler that sends a value as JSON. */
export function json(value: unknown): Handler {
  return (response) =>
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(value));
}

export function text(body: string | Buffer, status = 200): Handler {
  return (response) => response.writeHead(status, {'content-type': 'text/plain'}).end(body);
}

/** Sends half of what it promised, then ends the connection. */
export function cutOff(value: unknown): Handler {
  return (response) => {
    const body = JSON.stringify(value);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
  };
}

/** Takes the request and never answers. */
export const silent: Handler = () => {};
