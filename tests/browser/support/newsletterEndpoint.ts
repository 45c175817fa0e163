import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {NEWSLETTER_PORT} from '../../../scripts/testSites.mjs';

/** What a mailing list may do with a sign-up: answer with a status, without letting the page see it, or never. */
export type Answer = number | 'never' | 'unseen';

export interface NewsletterEndpoint {
  /** What has been posted so far, oldest first. */
  readonly received: readonly {readonly contentType: string | undefined; readonly body: string}[];
  answer: Answer;
  readonly close: () => Promise<void>;
}

/** A mailing list on the address that the second test build is configured with; another test that has one there ends first. */
export async function openNewsletterEndpoint(answer: Answer): Promise<NewsletterEndpoint> {
  const received: {contentType: string | undefined; body: string}[] = [];
  const endpoint = {answer, received, close: () => closeServer(server)};
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (request.method === 'POST') {
        received.push({contentType: request.headers['content-type'], body});
      }
      respond(response, endpoint.answer);
    });
  });
  while (!(await listens(server))) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return endpoint;
}

/** @returns false while somebody else listens there. */
async function listens(server: Server): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', refuse);
    server.listen(NEWSLETTER_PORT, '127.0.0.1', () => {
      server.off('error', refuse);
      resolve(true);
    });
  });
}

function respond(response: ServerResponse, answer: Answer): void {
  if (answer === 'unseen') {
    response.writeHead(200).end();
  } else if (answer !== 'never') {
    response.writeHead(answer, {'Access-Control-Allow-Origin': '*'}).end();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.closeAllConnections();
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}
