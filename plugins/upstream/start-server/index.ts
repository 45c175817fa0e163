import type {IncomingMessage, ServerResponse} from 'node:http';
import process from 'node:process';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import {isOwnRequest, isOwnSocket, listOwnHosts} from './ownHosts';

/** What webpack's server lets anybody do by a link: rebuild everything, and open a file in the editor. */
const SWITCHED_OFF = new Set(['webpack-dev-server-invalidate', 'webpack-dev-server-open-editor']);

const REFUSAL =
  'This server answers its own pages at its own host names only.\n' +
  'To use it from another device, start it by: npm start -- --host 0.0.0.0\n';

interface SocketRequest {
  readonly req: IncomingMessage;
}

/**
 * Settings of the hot-reloading server in place of those of Docusaurus, which let every website read what is being written: only the own host
 * names are answered, no other origin reads an answer or opens a socket.
 */
export function guardServer(): Configuration {
  let hosts = listOwnHosts(undefined);
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isOwnRequest(request, hosts)) {
      // For browsers that do not say which site a request comes from.
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      next();
      return;
    }
    response.writeHead(403, {'Content-Type': 'text/plain; charset=utf-8'}).end(REFUSAL);
  };
  return {
    allowedHosts: 'auto',
    // A function replaces what Docusaurus sets, where an object would be added to it.
    headers: () => ({}),
    webSocketServer: {
      type: 'ws',
      options: {
        verifyClient: ({req}: SocketRequest, answer: (isFine: boolean, status: number) => void) =>
          answer(isOwnSocket(req, hosts), 403),
      },
    },
    setupMiddlewares(middlewares, {options}) {
      hosts = listOwnHosts(options.host);
      for (const entry of middlewares) {
        if (typeof entry === 'object' && SWITCHED_OFF.has(entry.name ?? '')) {
          // In place, because the lists of all plugins are joined and hold the same entries.
          entry.middleware = (_request: IncomingMessage, response: ServerResponse) => {
            response.writeHead(404).end();
          };
        }
      }
      middlewares.unshift({name: 'own-hosts', middleware: guard});
      return middlewares;
    },
  };
}

/** Keeps `npm start` to its own host names and pages. To be the last of all plugins, so that it hears of a request first. */
export default function pluginStartServer(): Plugin<void> {
  return {
    name: 'start-server',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {devServer: guardServer()} : {},
  };
}
