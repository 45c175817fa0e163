import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface AnsweringServer {
  /** Address with port, without a trailing slash. */
  readonly origin: string;
  readonly requests: readonly ReceivedRequest[];
  /** Status of every answer from now on; `never` keeps the connection open without an answer. */
  readonly answerWith: (status: number | 'never') => void;
  readonly close: () => Promise<void>;
}

/** A real HTTP server on 127.0.0.1 that remembers what it got and answers as told. */
export async function serveAnswers(): Promise<AnsweringServer> {
  const requests: ReceivedRequest[] = [];
  let answer: number | 'never' = 204;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const {method, url, headers} = request;
      requests.push({method, url, contentType: headers['content-type'], body});
      if (answer !== 'never') {
        response.writeHead(answer, {'Access-Control-Allow-Origin': '*'}).end();
      }
    });
  });
  const {port} = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (status) => {
      answer = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The test server has no port.'));
      } else {
        resolve(address);
      }
    });
  });
}
